// The page of a comparison: the changes, and both texts with what changed marked; both scroll to a change.
"use strict";

class DiffSide {
  constructor(app, data, marks, host, title) {
    this.app = app;
    this.model = new Model(data);
    this.marks = marks;
    this.selected = -1;
    title.textContent = this.model.title;
    this.pane = new TextPane(this, host);
  }

  shows() { return true; }

  markOf(op) { return this.marks.get(op); }

  // A click on a line selects the change of its operation, or of one around it.
  select(op) {
    for (let at = op; at >= 0; at = this.model.parents[at]) {
      const change = this.app.changes.findIndex((each) => each[this.side] === at);
      if (change >= 0) {
        this.app.select(change);
        return;
      }
    }
  }

  show(op) {
    this.selected = op;
    if (op >= 0) this.pane.select(op); else this.pane.draw();
  }
}

class DiffApp {
  constructor(data) {
    const host = (id) => document.getElementById(id);
    this.changes = data.changes;
    this.selected = -1;
    document.title = `${data.left.title} \u2194 ${data.right.title}`;
    host("count").textContent = `${this.changes.length} changes`;
    for (const side of ["left", "right"]) {
      const marks = new Map(this.changes.filter((change) => change[side] >= 0).map((change) => [change[side], change.kind]));
      this[side] = new DiffSide(this, data[side], marks, host(side), host(`${side}-title`));
      this[side].side = side;
    }
    this.list = host("changes");
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", "Changes");
    this.list.append(...this.rows());
    this.list.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const next = this.selected + step;
      if (!step || next < 0 || next >= this.changes.length) return;
      event.preventDefault();
      this.select(next);
      this.list.querySelector(".selected").focus();
    });
    if (this.changes.length) this.select(0);
  }

  rows() {
    const rows = [];
    let path = "";
    this.changes.forEach((change, number) => {
      const around = change.path.join(" \u203a ");
      if (around !== path) rows.push(element("div", { class: "path" }, around));
      path = around;
      const parts = change.parts.map((part) => element("div", { class: "part" },
        `${part.name}: `, element("del", {}, part.left === null ? "nothing" : part.left), " \u2192 ",
        element("ins", {}, part.right === null ? "nothing" : part.right)));
      rows.push(element("div", {
        class: `change ${change.kind}`, role: "option", tabIndex: -1, id: `change-${number}`,
        onclick: () => this.select(number),
      }, element("span", { class: "kind" }, change.kind), ` ${change.operation}`, ...parts));
    });
    return rows;
  }

  select(number) {
    this.selected = number;
    for (const row of this.list.querySelectorAll(".change")) {
      const isSelected = row.id === `change-${number}`;
      row.classList.toggle("selected", isSelected);
      row.setAttribute("aria-selected", String(isSelected));
      row.tabIndex = isSelected ? 0 : -1;
      if (isSelected) row.scrollIntoView({ block: "nearest" });
    }
    const change = this.changes[number];
    this.left.show(change.left);
    this.right.show(change.right);
  }
}

window.app = new DiffApp(JSON.parse(document.getElementById("document").textContent));

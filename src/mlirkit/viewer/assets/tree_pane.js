// The nesting of operations; what stands inside one is made when it is opened.
"use strict";

const TREE_CHUNK = 200;

class TreePane {
  constructor(app, host) {
    this.app = app;
    this.host = host;
    this.rows = new Map();
    host.setAttribute("role", "tree");
    host.setAttribute("aria-label", "Operations");
    host.addEventListener("keydown", (event) => this.onKey(event));
    this.show();
  }

  show() {
    this.host.replaceChildren();
    this.rows.clear();
    this.host.append(this.row(0, 1));
    this.open(0);
  }

  row(op, level) {
    const model = this.app.model;
    const nested = model.children(op).length > 0;
    const row = element("div", { class: "row", role: "treeitem", tabIndex: -1, id: `tree-${op}` },
      element("span", { class: "twist", onclick: (event) => { event.stopPropagation(); this.toggle(op); } }, nested ? "\u25b8" : ""),
      element("span", { class: "swatch", style: `background: hsl(${hueOf(model.dialect(op))} 60% 55%)` }),
      element("span", {}, model.label(op)));
    row.setAttribute("aria-level", level);
    if (nested) row.setAttribute("aria-expanded", "false");
    row.addEventListener("click", () => this.app.select(op));
    row.addEventListener("dblclick", () => this.toggle(op));
    const group = element("div", { class: "group", role: "group", hidden: true });
    const item = element("div", {}, row, group);
    this.rows.set(op, { row, group, level, filled: 0 });
    return item;
  }

  // Make more of the rows inside of an operation, up to that of `op` if given.
  fill(parent, op) {
    const entry = this.rows.get(parent);
    const children = this.app.model.children(parent).filter((child) => this.app.shows(child));
    let end = Math.min(children.length, entry.filled + TREE_CHUNK);
    if (op !== undefined) end = Math.max(end, Math.min(children.length, children.indexOf(op) + TREE_CHUNK));
    if (entry.more) entry.more.remove();
    for (const child of children.slice(entry.filled, end)) entry.group.append(this.row(child, entry.level + 1));
    entry.filled = end;
    entry.more = null;
    if (end < children.length) {
      entry.more = element("button", { class: "more", onclick: () => this.fill(parent) },
        `${children.length - end} more`);
      entry.group.append(entry.more);
    }
  }

  open(op) {
    const entry = this.rows.get(op);
    if (!entry || !this.app.model.children(op).length) return;
    if (!entry.filled) this.fill(op);
    entry.group.hidden = false;
    entry.row.setAttribute("aria-expanded", "true");
    entry.row.firstChild.textContent = "\u25be";
  }

  close(op) {
    const entry = this.rows.get(op);
    entry.group.hidden = true;
    entry.row.setAttribute("aria-expanded", "false");
    entry.row.firstChild.textContent = "\u25b8";
  }

  toggle(op) {
    if (this.isOpen(op)) this.close(op); else this.open(op);
  }

  isOpen(op) { return this.rows.get(op).row.getAttribute("aria-expanded") === "true"; }

  select(op) {
    const path = this.app.model.path(op);
    for (let at = 0; at + 1 < path.length; at++) {
      if (!this.rows.has(path[at])) break;
      this.open(path[at]);
      if (!this.rows.has(path[at + 1])) this.fill(path[at], path[at + 1]);
    }
    if (this.selected) {
      this.selected.classList.remove("selected");
      this.selected.tabIndex = -1;
      this.selected.removeAttribute("aria-selected");
    }
    const entry = this.rows.get(op);
    if (!entry) return;
    this.selected = entry.row;
    entry.row.classList.add("selected");
    entry.row.tabIndex = 0;
    entry.row.setAttribute("aria-selected", "true");
    entry.row.scrollIntoView({ block: "nearest" });
  }

  onKey(event) {
    const op = this.app.selected;
    const visible = () => [...this.host.querySelectorAll(".row")].filter((row) => row.offsetParent !== null);
    const move = (step) => {
      const rows = visible();
      const next = rows[rows.indexOf(this.selected) + step];
      if (next) this.app.select(Number(next.id.slice(5)));
    };
    switch (event.key) {
      case "ArrowDown": move(1); break;
      case "ArrowUp": move(-1); break;
      case "ArrowRight": if (this.isOpen(op)) move(1); else this.open(op); break;
      case "ArrowLeft":
        if (this.isOpen(op)) this.close(op);
        else if (this.app.model.parents[op] >= 0) this.app.select(this.app.model.parents[op]);
        break;
      case "Enter": this.app.graph.enter(op); break;
      default: return;
    }
    event.preventDefault();
    if (this.selected) this.selected.focus();
  }
}

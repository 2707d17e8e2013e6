// The page: its panes, what is selected, the search, and the dialects that are shown.
"use strict";

class App {
  constructor(model) {
    this.model = model;
    this.selected = 0;
    this.hidden = new Set();
    this.hits = [];
    const host = (id) => document.getElementById(id);
    document.title = model.title;
    host("title").textContent = model.title;
    host("count").textContent = `${model.ops.length} operations`;
    this.tree = new TreePane(this, host("tree"));
    this.text = new TextPane(this, host("text"));
    this.details = new DetailsPane(this, host("details"));
    this.graph = new GraphPane(this, host("graph"), host("trail"));
    this.showDialects(host("dialects"));
    this.listen(host);
    const start = this.fromAddress();
    this.graph.enter(start);
    this.select(start);
  }

  shows(op) { return !this.hidden.has(this.model.dialect(op)); }

  // No operation is marked in the text besides the selected one.
  markOf() { return undefined; }

  select(op) {
    this.selected = op;
    this.tree.select(op);
    this.text.select(op);
    this.details.select(op);
    this.graph.select(op);
    history.replaceState(null, "", `#op=${op}`);
  }

  // The operation that the page's address names, so that links lead to operations; else the main function.
  fromAddress() {
    const { model } = this;
    const match = /^#op=(\d+)$/.exec(location.hash);
    if (match && Number(match[1]) < model.ops.length) return Number(match[1]);
    const functions = model.children(0).filter((op) => model.children(op).length);
    return functions.find((op) => model.symbol(op) === "@main") || functions[0] || 0;
  }

  find(text) {
    const input = document.getElementById("search");
    input.value = text;
    this.hits = text ? this.model.search(text) : [];
    this.hit = -1;
    document.getElementById("hits").textContent = text ? `${this.hits.length} found` : "";
    if (this.hits.length) this.next(1);
  }

  next(step) {
    if (!this.hits.length) return;
    this.hit = (this.hit + step + this.hits.length) % this.hits.length;
    document.getElementById("hits").textContent = `${this.hit + 1} of ${this.hits.length}`;
    this.select(this.hits[this.hit]);
  }

  showDialects(host) {
    const dialects = [...this.model.dialects].sort((a, b) => b[1] - a[1]);
    for (const [dialect, count] of dialects) {
      host.append(element("label", {},
        element("input", {
          type: "checkbox", checked: true, value: dialect, onchange: (event) => {
            if (event.target.checked) this.hidden.delete(dialect); else this.hidden.add(dialect);
            this.tree.show();
            this.text.draw();
            this.graph.show();
            this.tree.select(this.selected);
          },
        }),
        element("span", { class: "swatch", style: `background: hsl(${hueOf(dialect)} 60% 55%)` }),
        `${dialect} ${count}`));
    }
  }

  listen(host) {
    const search = host("search");
    let waiting = null;
    search.addEventListener("input", () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => this.find(search.value), 200);
    });
    search.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      clearTimeout(waiting);
      if (search.value && !this.hits.length) this.find(search.value);
      else this.next(event.shiftKey ? -1 : 1);
    });
    const views = { "view-graph": null, "view-calls": true, "view-symbols": false };
    for (const [id, calls] of Object.entries(views)) {
      host(id).addEventListener("click", () => {
        for (const other of Object.keys(views)) host(other).setAttribute("aria-pressed", String(other === id));
        if (calls === null) this.graph.enter(this.selected);
        else this.graph.go([new GraphLevel(this, 0), new SymbolLevel(this, calls)]);
      });
    }
    host("zoom-in").addEventListener("click", () => this.graph.zoom(1.25));
    host("zoom-out").addEventListener("click", () => this.graph.zoom(0.8));
    host("zoom-fit").addEventListener("click", () => this.graph.fit());
    host("save").addEventListener("click", () => this.graph.save());
    host("help").addEventListener("click", () => host("keys").showModal());
    document.addEventListener("keydown", (event) => {
      if (event.target.tagName === "INPUT") return;
      if (event.key === "/") {
        event.preventDefault();
        search.focus();
      } else if (event.key === "n") this.next(1);
      else if (event.key === "N") this.next(-1);
      else if (event.key === "?") host("keys").showModal();
    });
  }
}

window.app = new App(new Model(JSON.parse(document.getElementById("document").textContent)));

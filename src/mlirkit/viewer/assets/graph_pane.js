// The graph of one level, laid out by dagre, drawn as SVG; dragging moves it, the wheel zooms.
"use strict";

const LETTER = 7.3;
const ROW = 16;
// The height of the trail of levels above the graph.
const TOP = 40;

class GraphPane {
  constructor(app, host, trail) {
    this.app = app;
    this.host = host;
    this.trail = trail;
    this.expanded = new Set();
    this.levels = [];
    this.view = drawing("g");
    this.svg = drawing("svg", { class: "graph" },
      drawing("defs", {}, drawing("marker", {
        id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto",
      }, drawing("path", { d: "M0 0L8 4L0 8z", class: "head" }))), this.view);
    host.append(this.svg);
    host.tabIndex = 0;
    host.setAttribute("role", "application");
    host.setAttribute("aria-label", "Graph");
    host.addEventListener("keydown", (event) => this.onKey(event));
    this.transform = { x: 0, y: 0, scale: 1 };
    this.listen();
  }

  listen() {
    this.svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      const box = this.svg.getBoundingClientRect();
      this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - box.left, event.clientY - box.top);
    }, { passive: false });
    let last = null;
    this.svg.addEventListener("pointerdown", (event) => { last = [event.clientX, event.clientY]; });
    window.addEventListener("pointermove", (event) => {
      if (!last || !event.buttons) return;
      this.transform.x += event.clientX - last[0];
      this.transform.y += event.clientY - last[1];
      last = [event.clientX, event.clientY];
      this.place();
    });
    window.addEventListener("pointerup", () => { last = null; });
  }

  zoom(factor, x = this.host.clientWidth / 2, y = this.host.clientHeight / 2) {
    const { transform } = this;
    const scale = Math.min(4, Math.max(0.03, transform.scale * factor));
    const ratio = scale / transform.scale;
    transform.x = x - (x - transform.x) * ratio;
    transform.y = y - (y - transform.y) * ratio;
    transform.scale = scale;
    this.place();
  }

  place() {
    const { x, y, scale } = this.transform;
    this.view.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
  }

  fit() {
    const { width, height } = this.size;
    const scale = Math.min(1.2, this.host.clientWidth / (width + 20), (this.host.clientHeight - TOP) / (height + 10));
    this.transform = { scale: Math.max(scale, 0.03), x: 0, y: TOP };
    this.transform.x = (this.host.clientWidth - width * this.transform.scale) / 2;
    if (scale < 0.35) this.transform.scale = 0.35;
    this.place();
  }

  get level() { return this.levels[this.levels.length - 1]; }

  // The node on this level that stands for an operation.
  nodeIdOf(op) { return this.level instanceof GraphLevel ? this.level.nodeOf(op) : `op${op}`; }

  // -- levels ---------------------------------------------------------------------------------------

  // Show what is inside of an operation, or of the first around it that has regions.
  enter(op) {
    const { model } = this.app;
    let at = op;
    while (at > 0 && !model.children(at).length) at = model.parents[at];
    this.go(model.path(at).map((each) => new GraphLevel(this.app, each)));
  }

  go(levels) {
    this.levels = levels;
    this.show();
    this.fit();
  }

  up() {
    if (this.levels.length > 1) this.go(this.levels.slice(0, -1));
  }

  toggle(op) {
    if (!this.app.model.children(op).length) return;
    if (this.expanded.has(op)) this.expanded.delete(op); else this.expanded.add(op);
    this.show();
  }

  // An operation that is not on this level opens the level that it is on.
  select(op) {
    if (this.level instanceof GraphLevel && op !== this.level.op && !this.shows(op)) {
      this.enter(this.app.model.parents[op] < 0 ? op : this.app.model.parents[op]);
    }
    this.descend(op);
    this.mark();
    const node = this.drawn.get(this.nodeIdOf(op));
    if (node) this.reveal(node);
  }

  // Whether the level has a node of an operation's own, or a group with it.
  shows(op) {
    const node = this.level.nodes.get(this.level.nodeOf(op));
    return node !== undefined && (node.op === op || node.kind === "group");
  }

  // Go through groups until the operation has a node of its own.
  descend(op) {
    for (;;) {
      const node = this.level.nodes.get(this.nodeIdOf(op));
      if (!node || node.kind !== "group") return;
      this.go([...this.levels, node.level]);
    }
  }

  reveal(node) {
    const x = node.x * this.transform.scale + this.transform.x;
    const y = node.y * this.transform.scale + this.transform.y;
    if (x < 0 || y < 0 || x > this.host.clientWidth || y > this.host.clientHeight) {
      this.transform.x += this.host.clientWidth / 2 - x;
      this.transform.y += this.host.clientHeight / 2 - y;
      this.place();
    }
  }

  // -- drawing --------------------------------------------------------------------------------------

  show() {
    const level = this.level.build(this.expanded);
    const graph = new dagre.graphlib.Graph({ compound: true, multigraph: true });
    graph.setGraph({ rankdir: "TB", nodesep: 16, ranksep: 30, marginx: 10, marginy: 10 });
    graph.setDefaultEdgeLabel(() => ({}));
    for (const [id] of level.clusters) graph.setNode(id, {});
    for (const [id, node] of level.nodes) {
      const width = Math.max(...node.lines.map((line) => line.length)) * LETTER + 18;
      graph.setNode(id, { width, height: node.lines.length * ROW + 10 });
    }
    for (const [id, { parent }] of [...level.clusters, ...level.nodes]) if (parent) graph.setParent(id, parent);
    for (const [name, { from, to }] of level.edges) graph.setEdge(from, to, {}, name);
    dagre.layout(graph);
    this.size = { width: graph.graph().width || 1, height: graph.graph().height || 1 };
    this.view.replaceChildren();
    this.drawn = new Map();
    for (const [id, cluster] of level.clusters) this.drawCluster(cluster, graph.node(id));
    for (const [name, edge] of level.edges) this.drawEdge(edge, graph.edge({ v: edge.from, w: edge.to, name }));
    for (const [id, node] of level.nodes) this.drawNode(id, node, graph.node(id));
    this.showTrail();
    this.mark();
    this.place();
  }

  drawCluster(cluster, box) {
    const frame = drawing("g", { class: "cluster" },
      drawing("rect", { x: box.x - box.width / 2, y: box.y - box.height / 2, width: box.width, height: box.height, rx: 6 }));
    const text = drawing("text", { x: box.x - box.width / 2 + 6, y: box.y - box.height / 2 + 13 });
    text.textContent = shortened(cluster.title, Math.max(6, Math.floor(box.width / LETTER) - 2));
    frame.append(text);
    if (cluster.op !== undefined) frame.addEventListener("dblclick", () => this.toggle(cluster.op));
    this.view.append(frame);
  }

  drawEdge(edge, { points }) {
    const path = drawing("path", {
      class: `edge ${edge.kind}`, "marker-end": "url(#arrow)",
      d: points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(""),
    });
    const title = drawing("title");
    title.textContent = edge.count > 1 ? `${edge.count} values, ${edge.text}` : edge.text;
    path.append(title);
    this.view.append(path);
  }

  drawNode(id, node, box) {
    const group = drawing("g", { class: `node ${node.kind}`, transform: `translate(${box.x - box.width / 2} ${box.y - box.height / 2})` });
    const rect = drawing("rect", { width: box.width, height: box.height, rx: node.kind === "outer" ? 12 : 4 });
    if (node.dialect) rect.setAttribute("style", `--hue: ${hueOf(node.dialect)}`);
    group.append(rect);
    node.lines.forEach((line, at) => {
      const text = drawing("text", { x: 9, y: (at + 1) * ROW, class: at ? "minor" : "major" });
      text.textContent = line;
      group.append(text);
    });
    if (node.dialect && !this.app.shows(node.op)) group.classList.add("dim");
    group.addEventListener("click", () => this.app.select(node.op));
    group.addEventListener("dblclick", () => this.activate(node));
    this.drawn.set(id, { group, x: box.x, y: box.y, op: node.op, kind: node.kind });
    this.view.append(group);
  }

  activate(node) {
    if (node.kind === "group") this.go([...this.levels, node.level]);
    else if (node.kind === "nested") this.enter(node.op);
    else if (node.kind === "header") this.toggle(node.op);
  }

  mark() {
    for (const { group, op, kind } of this.drawn.values()) {
      group.classList.toggle("selected", op === this.app.selected && kind !== "arguments" && kind !== "outer");
    }
  }

  showTrail() {
    const crumbs = this.levels.map((level, at) => element("button", {
      class: "crumb", onclick: () => this.go(this.levels.slice(0, at + 1)),
    }, shortened(level.title, 30)));
    this.trail.replaceChildren(...crumbs);
  }

  // The picture as a file of its own.
  save() {
    const copy = this.svg.cloneNode(true);
    const { width, height } = this.size;
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    copy.setAttribute("width", width);
    copy.setAttribute("height", height);
    copy.querySelector("g").removeAttribute("transform");
    const style = drawing("style");
    style.textContent = document.querySelector("style").textContent;
    copy.prepend(style);
    const link = element("a", {
      download: "graph.svg",
      href: URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" })),
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  onKey(event) {
    const { model, selected } = this.app;
    switch (event.key) {
      case "Enter": {
        const node = this.level.nodes.get(this.nodeIdOf(selected));
        if (node) this.activate(node);
        break;
      }
      case " ": this.toggle(selected); break;
      case "Backspace": this.up(); break;
      case "ArrowDown": {
        const users = model.usersOf(selected);
        if (users.length) this.app.select(users[0]);
        break;
      }
      case "ArrowUp": {
        const made = model.operands(selected).filter((value) => value >= 0 && model.producers[value] >= 0);
        if (made.length) this.app.select(model.producers[made[0]]);
        break;
      }
      case "ArrowRight": case "ArrowLeft": {
        const siblings = model.parents[selected] < 0 ? [selected] : model.children(model.parents[selected]);
        const next = siblings[siblings.indexOf(selected) + (event.key === "ArrowRight" ? 1 : -1)];
        if (next !== undefined) this.app.select(next);
        break;
      }
      case "+": this.zoom(1.25); break;
      case "-": this.zoom(0.8); break;
      case "0": this.fit(); break;
      default: return;
    }
    event.preventDefault();
  }
}

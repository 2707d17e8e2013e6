// What one level of the graph shows: operations of a region, or groups of them where they are many.
"use strict";

const LEVEL_LIMIT = 150;
const OUTER_LIMIT = 40;

// Of an operation's regions; with `block`, of the operations `from` to `to` of that block.
class GraphLevel {
  constructor(app, op, block = null, from = 0, to = Infinity) {
    this.app = app;
    this.op = op;
    this.block = block;
    this.from = from;
    this.to = to;
  }

  get title() {
    const { model } = this.app;
    const label = model.symbol(this.op) || model.name(this.op);
    return this.block === null ? label : `${this.from}\u2013${Math.min(this.to, model.blocks[this.block][2].length) - 1}`;
  }

  // Nodes, clusters and edges; `expanded` are operations that show what is inside of them.
  build(expanded) {
    this.nodes = new Map();
    this.clusters = new Map();
    this.nodeOfOp = new Map();
    this.nodeOfBlock = new Map();
    if (this.block === null) this.addRegions(this.op, null, expanded);
    else this.addOps(this.block, this.range(this.block), null, expanded, LEVEL_LIMIT);
    this.addEdges();
    return this;
  }

  range(block) { return this.app.model.blocks[block][2].slice(this.from, this.to); }

  addRegions(op, parent, expanded) {
    const { model } = this.app;
    const blocks = model.regions(op).flat();
    const total = blocks.reduce((sum, block) => sum + model.blocks[block][2].length, 0);
    if (blocks.length > LEVEL_LIMIT) {
      for (const block of blocks) this.addGroup(block, model.blocks[block][2], 0, parent);
      return;
    }
    const isDivided = blocks.length > 1;
    for (const block of blocks) {
      const [label, values, ops] = model.blocks[block];
      let cluster = parent;
      if (isDivided) {
        cluster = `block${block}`;
        this.clusters.set(cluster, { parent, title: label, dialect: null });
      }
      if (values.length || isDivided) {
        const names = values.map((value) => `${model.valueName(value)}: ${model.valueType(value)}`);
        const lines = names.length > 3 ? [`${names.length} arguments`] : names;
        this.nodeOfBlock.set(block, `arguments${block}`);
        this.nodes.set(`arguments${block}`, {
          kind: "arguments", op, parent: cluster, lines: lines.length ? lines : [label],
        });
      }
      const share = Math.max(8, Math.floor((LEVEL_LIMIT * ops.length) / Math.max(total, 1)));
      this.addOps(block, ops, cluster, expanded, share);
    }
  }

  addOps(block, ops, cluster, expanded, limit) {
    if (ops.length <= limit) {
      for (const op of ops) this.addOp(op, cluster, expanded);
      return;
    }
    const size = Math.ceil(ops.length / limit);
    const first = this.block === block ? this.from : 0;
    for (let at = 0; at < ops.length; at += size) this.addGroup(block, ops.slice(at, at + size), first + at, cluster);
  }

  addOp(op, parent, expanded) {
    const { model } = this.app;
    const inner = model.regions(op).flat().length > 0;
    if (inner && expanded.has(op)) {
      const cluster = `cluster${op}`;
      this.clusters.set(cluster, { parent, title: model.label(op), dialect: model.dialect(op), op });
      this.addNode(op, cluster, "header");
      this.addRegions(op, cluster, expanded);
      return;
    }
    this.addNode(op, parent, inner ? "nested" : "op");
  }

  addNode(op, parent, kind) {
    const { model } = this.app;
    const lines = [shortened(model.label(op), 44)];
    const types = model.results(op).map((value) => model.valueType(value));
    if (types.length) lines.push(shortened(types.join(", "), 44));
    if (kind === "nested") lines.push(`\u25b8 ${model.children(op).length} operations`);
    this.nodeOfOp.set(op, `op${op}`);
    this.nodes.set(`op${op}`, { kind, op, parent, lines, dialect: model.dialect(op) });
  }

  addGroup(block, ops, from, parent) {
    const { model } = this.app;
    const id = `group${block}.${from}`;
    const counts = new Map();
    for (const op of ops) {
      counts.set(model.name(op), (counts.get(model.name(op)) || 0) + 1);
      this.nodeOfOp.set(op, id);
    }
    const common = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3).map(([name, count]) => `${count} ${name}`);
    const lines = [`${model.blocks[block][0]} ${from}\u2013${from + ops.length - 1}`, ...common];
    this.nodeOfBlock.set(block, this.nodeOfBlock.get(block) || id);
    this.nodes.set(id, {
      kind: "group", op: ops[0], parent, lines, level: new GraphLevel(this.app, this.op, block, from, from + ops.length),
    });
  }

  // The node that stands for an operation: its own, or that of what it is inside of.
  nodeOf(op) {
    for (let at = op; at >= 0 && at !== this.op; at = this.app.model.parents[at]) {
      if (this.nodeOfOp.has(at)) return this.nodeOfOp.get(at);
    }
    return null;
  }

  addEdges() {
    const { model } = this.app;
    this.edges = new Map();
    const outer = new Set();
    const add = (from, to, kind, text) => {
      if (from === null || to === null || from === to) return;
      const edge = this.edges.get(`${from} ${to} ${kind}`);
      if (edge) edge.count++;
      else this.edges.set(`${from} ${to} ${kind}`, { from, to, kind, text, count: 1 });
    };
    const pending = [...this.nodeOfOp.keys()];
    const isSeen = new Set(pending);
    while (pending.length) {
      const op = pending.pop();
      const node = this.nodeOf(op);
      for (const value of model.operands(op)) {
        if (value < 0) continue;
        const text = `${model.valueName(value)} : ${model.valueType(value)}`;
        const producer = model.producers[value];
        const block = model.argumentOf[value];
        let from = producer >= 0 ? this.nodeOf(producer) : this.nodeOfBlock.get(block) || this.nodeOf(model.blockParents[block]);
        if (from === null && (outer.has(value) || outer.size < OUTER_LIMIT)) {
          outer.add(value);
          from = `outer${value}`;
          const source = producer >= 0 ? producer : model.blockParents[block];
          this.nodes.set(from, { kind: "outer", op: source, parent: null, lines: [shortened(model.valueName(value), 44)] });
        }
        add(from, node, "value", text);
      }
      for (const block of model.successors(op)) add(node, this.nodeOfBlock.get(block) || null, "successor", model.blocks[block][0]);
      for (const child of model.children(op)) {
        if (!isSeen.has(child)) {
          isSeen.add(child);
          pending.push(child);
        }
      }
    }
  }
}

// The symbols of a module and who mentions them; with `calls`, only calls.
class SymbolLevel {
  constructor(app, calls) {
    this.app = app;
    this.calls = calls;
    this.op = 0;
  }

  get title() { return this.calls ? "calls" : "symbols"; }

  build() {
    const { model } = this.app;
    this.nodes = new Map();
    this.clusters = new Map();
    this.edges = new Map();
    const around = (op) => {
      let at = op;
      while (at > 0 && !model.symbol(at)) at = model.parents[at];
      return at;
    };
    const add = (op) => {
      if (!this.nodes.has(`op${op}`)) {
        const kind = model.children(op).length ? "nested" : "op";
        this.nodes.set(`op${op}`, { kind, op, parent: null, lines: [shortened(model.label(op), 44)], dialect: model.dialect(op) });
      }
      return `op${op}`;
    };
    for (const [user, symbol, isCall] of model.references) {
      if (this.calls && !isCall) continue;
      if (this.nodes.size > 2 * LEVEL_LIMIT) break;
      const from = add(around(user));
      const to = add(symbol);
      const edge = this.edges.get(`${from} ${to}`);
      if (edge) edge.count++;
      else this.edges.set(`${from} ${to}`, { from, to, kind: isCall ? "value" : "successor", text: "", count: 1 });
    }
    return this;
  }
}

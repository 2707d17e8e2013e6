// The document of a page, which document.py describes, with what follows from it: parents, users, lines.
"use strict";

class Model {
  constructor(data) {
    this.title = data.title;
    this.lines = data.text.split("\n");
    this.strings = data.strings;
    this.ops = data.ops;
    this.blocks = data.blocks;
    this.values = data.values;
    this.references = data.references;
    this.constants = data.constants;
    this.locationPlaces = data.places;
    this.sources = data.sources;
    const count = this.ops.length;
    this.parents = new Int32Array(count).fill(-1);
    this.blockOf = new Int32Array(count).fill(-1);
    this.blockParents = new Int32Array(this.blocks.length).fill(-1);
    this.producers = new Int32Array(this.values.length).fill(-1);
    this.argumentOf = new Int32Array(this.values.length).fill(-1);
    this.users = new Map();
    this.opAtLine = new Map();
    this.dialects = new Map();
    for (let op = 0; op < count; op++) {
      const [, line, , operands, results, , regions] = this.ops[op];
      if (line >= 0) this.opAtLine.set(line, op);
      for (const value of results) this.producers[value] = op;
      for (const value of new Set(operands)) {
        if (!this.users.has(value)) this.users.set(value, []);
        this.users.get(value).push(op);
      }
      for (const region of regions) {
        for (const block of region) {
          this.blockParents[block] = op;
          for (const inner of this.blocks[block][2]) {
            this.parents[inner] = op;
            this.blockOf[inner] = block;
          }
        }
      }
      const dialect = this.dialect(op);
      this.dialects.set(dialect, (this.dialects.get(dialect) || 0) + 1);
    }
    this.blocks.forEach(([, values], block) => {
      for (const value of values) this.argumentOf[value] = block;
    });
  }

  name(op) { return this.strings[this.ops[op][0]]; }
  dialect(op) { return this.name(op).split(".", 1)[0]; }
  line(op) { return this.ops[op][1]; }
  location(op) { return this.ops[op][2] < 0 ? null : this.strings[this.ops[op][2]]; }
  // Where a location is in files: `lines` are those of the file, null if it was not found.
  places(op) {
    return (this.locationPlaces[this.ops[op][2]] || []).map(([file, line, column]) => (
      { file: this.strings[file], line, column, lines: this.sourceLines(file) }));
  }

  sourceLines(file) {
    if (typeof this.sources[file] === "string") this.sources[file] = this.sources[file].split("\n");
    return this.sources[file] || null;
  }

  operands(op) { return this.ops[op][3]; }
  results(op) { return this.ops[op][4]; }
  regions(op) { return this.ops[op][6]; }
  successors(op) { return this.ops[op][7]; }
  valueName(value) { return value < 0 ? "<<UNKNOWN>>" : this.values[value][0]; }
  valueType(value) { return value < 0 ? "" : this.strings[this.values[value][1]]; }

  // Names and texts of attributes; `constant` is the summary of one with elements.
  attributes(op) {
    const flat = this.ops[op][5];
    const entries = [];
    for (let at = 0; at < flat.length; at += 2) {
      const number = flat[at + 1];
      const constant = number < 0 ? this.constants[-1 - number] : null;
      entries.push({
        name: this.strings[flat[at]],
        text: this.strings[constant ? constant.text : number],
        constant,
      });
    }
    return entries;
  }

  symbol(op) {
    const entry = this.attributes(op).find((attribute) => attribute.name === "sym_name");
    return entry ? "@" + entry.text.replace(/^"|"$/g, "") : null;
  }

  // `func.func @main`, or `%0 = arith.addi`.
  label(op) {
    const symbol = this.symbol(op);
    if (symbol) return `${this.name(op)} ${symbol}`;
    const results = this.results(op);
    if (!results.length) return this.name(op);
    const name = this.valueName(results[0]).split("#")[0];
    return `${name}${results.length > 1 ? ":" + results.length : ""} = ${this.name(op)}`;
  }

  children(op) { return this.regions(op).flat().flatMap((block) => this.blocks[block][2]); }

  path(op) {
    const path = [];
    for (let at = op; at >= 0; at = this.parents[at]) path.unshift(at);
    return path;
  }

  usersOf(op) { return [...new Set(this.results(op).flatMap((value) => this.users.get(value) || []))]; }

  // The operation that a line belongs to: the one that begins on it or last before it.
  opOfLine(line) {
    for (let at = line; at >= 0; at--) if (this.opAtLine.has(at)) return this.opAtLine.get(at);
    return 0;
  }

  // The operations with a text in their name, symbols, values, types, attributes or location.
  search(text) {
    const wanted = text.toLowerCase();
    const strings = this.strings.map((string) => string.toLowerCase().includes(wanted));
    const matches = (number) => number >= 0 && strings[number];
    const found = [];
    for (let op = 0; op < this.ops.length; op++) {
      const [name, , location, , results, attributes] = this.ops[op];
      const isHit = matches(name) || matches(location) ||
        results.some((value) => matches(this.values[value][1]) || this.values[value][0].toLowerCase().includes(wanted)) ||
        attributes.some((number) => number < 0 ? matches(this.constants[-1 - number].text) : matches(number)) ||
        this.label(op).toLowerCase().includes(wanted);
      if (isHit) found.push(op);
    }
    return found;
  }
}

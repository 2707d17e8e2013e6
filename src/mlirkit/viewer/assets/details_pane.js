// What is known of the selected operation: values, attributes, users, symbols, location.
"use strict";

// Of a source file so many lines are shown before and behind a place.
const SOURCE_LINES = 6;

class DetailsPane {
  constructor(app, host) {
    this.app = app;
    this.host = host;
  }

  select(op) {
    const { model } = this.app;
    const parts = [element("h2", {}, model.label(op))];
    const section = (title, rows) => {
      if (rows.length) parts.push(element("h3", {}, title), ...rows);
    };
    section("Results", model.results(op).map((value) => this.value(value, null)));
    section("Operands", model.operands(op).map((value) => this.value(value, this.source(value))));
    section("Attributes", model.attributes(op).map((attribute) => this.attribute(attribute)));
    section("Successors", model.successors(op).map((block) => element("div", {}, model.blocks[block][0])));
    section("Regions", model.regions(op).map((region, number) => {
      const count = region.reduce((sum, block) => sum + model.blocks[block][2].length, 0);
      return element("div", {}, `#${number}: ${region.length} blocks, ${count} operations`);
    }));
    section("Users", this.links(model.usersOf(op)));
    const mentions = model.references.filter(([, symbol]) => symbol === op).map(([user]) => user);
    section("Referenced by", this.links([...new Set(mentions)]));
    const symbols = model.references.filter(([user]) => user === op).map(([, symbol]) => symbol);
    section("References", this.links([...new Set(symbols)]));
    const location = model.location(op);
    if (location) {
      section("Location", [element("button", {
        class: "link", title: "Operations with this location", onclick: () => this.app.find(location),
      }, shortened(location, 400)), ...this.places(model.places(op))]);
    }
    this.host.replaceChildren(...parts);
  }

  // The places of a location in files; of those that were found, the lines around, the first one's at once.
  places(places) {
    const first = places.find(({ lines }) => lines && lines.length);
    return places.map((place) => {
      const title = `${place.file}:${place.line}:${place.column}`;
      if (!place.lines || place.line < 1 || place.line > place.lines.length) {
        return element("div", { class: "place" }, title);
      }
      return element("details", { class: "place", open: place === first },
        element("summary", {}, title), this.excerpt(place));
    });
  }

  excerpt({ lines, line, column }) {
    const start = Math.max(1, line - SOURCE_LINES), end = Math.min(lines.length, line + SOURCE_LINES);
    const rows = [];
    for (let at = start; at <= end; at++) {
      const text = shortened(lines[at - 1], 1000);
      const row = element("div", { class: "source-line" }, element("span", { class: "number" }, String(at)));
      if (at === line && column > 0) row.append(text.slice(0, column - 1), element("mark", {}, text.slice(column - 1)));
      else row.append(text);
      rows.push(row);
    }
    return element("pre", { class: "source" }, ...rows);
  }

  // The operation that makes a value; of a block's argument, the operation around it.
  source(value) {
    const { model } = this.app;
    if (value < 0) return null;
    return model.producers[value] >= 0 ? model.producers[value] : model.blockParents[model.argumentOf[value]];
  }

  value(value, source) {
    const { model } = this.app;
    const name = model.valueName(value);
    const shown = source === null
      ? element("code", { class: "token-value" }, name)
      : element("button", { class: "link token-value", onclick: () => this.app.select(source) }, name);
    return element("div", { class: "value" }, shown, " : ",
      element("code", { class: "token-type" }, shortened(model.valueType(value), 300)));
  }

  attribute({ name, text, constant }) {
    const shown = element("div", { class: "attribute" },
      element("code", { class: "key" }, name), element("code", {}, shortened(text, 1000)));
    if (constant) shown.append(...this.constant(constant));
    return shown;
  }

  constant(constant) {
    const number = (value) => (Number.isInteger(value) ? String(value) : value.toPrecision(5));
    const facts = [`${constant.count} elements`, `${constant.bytes} bytes`];
    if (constant.least !== null) {
      facts.push(`${number(constant.least)} to ${number(constant.greatest)}`, `mean ${number(constant.mean)}`);
    }
    if (constant.zeros) facts.push(`${constant.zeros} zeros`);
    if (constant.not_finite) facts.push(`${constant.not_finite} not finite`);
    if (constant.sampled && constant.sampled < constant.count) facts.push(`${constant.sampled} sampled`);
    const parts = [element("div", { class: "facts" }, facts.join(" \u00b7 "))];
    const most = Math.max(...constant.bins, 0);
    if (most) {
      const bars = constant.bins.map((count, at) => drawing("rect", {
        x: at * 8, y: 48 - (count / most) * 46, width: 7, height: (count / most) * 46, class: "bar",
      }));
      const picture = drawing("svg", {
        class: "histogram", width: constant.bins.length * 8, height: 48, role: "img",
        "aria-label": `Distribution from ${number(constant.least)} to ${number(constant.greatest)}`,
      }, ...bars);
      parts.push(picture);
    }
    return parts;
  }

  links(ops) {
    const shown = ops.slice(0, 100).map((op) => element("div", {},
      element("button", { class: "link", onclick: () => this.app.select(op) }, this.app.model.label(op))));
    if (ops.length > shown.length) shown.push(element("div", {}, `and ${ops.length - shown.length} more`));
    return shown;
  }
}

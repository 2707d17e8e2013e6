// The text of the module; only the lines in sight are elements.
"use strict";

const LINE_HEIGHT = 18;
const TOKEN = /("(?:[^"\\]|\\.)*")|(\/\/.*$)|(%[\w$.#-]+(?::\d+)?)|(@[\w$.-]+|@"(?:[^"\\]|\\.)*")|(\^[\w$.-]+)|([!#][A-Za-z_][\w$.]*)|((?:\b[a-z_][\w$]*\.)+[A-Za-z_][\w$]*)|\b(tensor|memref|vector|index|none|tuple|complex|[su]?i\d+|bf16|tf32|f\d+\w*)\b/g;
const TOKEN_CLASSES = ["string", "comment", "value", "symbol", "block", "type", "name", "type"];

class TextPane {
  constructor(app, host) {
    this.app = app;
    this.host = host;
    this.canvas = element("div", { class: "canvas", style: `height: ${app.model.lines.length * LINE_HEIGHT}px` });
    host.tabIndex = 0;
    host.setAttribute("role", "listbox");
    host.setAttribute("aria-label", "Text");
    host.append(this.canvas);
    host.addEventListener("scroll", () => this.draw());
    host.addEventListener("keydown", (event) => this.onKey(event));
    new ResizeObserver(() => this.draw()).observe(host);
  }

  draw() {
    const { lines } = this.app.model;
    const first = Math.max(0, Math.floor(this.host.scrollTop / LINE_HEIGHT) - 5);
    const last = Math.min(lines.length, first + Math.ceil(this.host.clientHeight / LINE_HEIGHT) + 10);
    const rows = [];
    for (let line = first; line < last; line++) rows.push(this.row(line));
    this.canvas.replaceChildren(...rows);
  }

  row(line) {
    const { model, selected } = this.app;
    const op = model.opOfLine(line);
    const row = element("div", { class: "line", role: "option", style: `top: ${line * LINE_HEIGHT}px` },
      element("span", { class: "number" }, String(line + 1)), ...this.tokens(shortened(model.lines[line], 2000)));
    row.addEventListener("click", () => this.app.select(op));
    if (op === selected && model.line(op) === line) {
      row.classList.add("selected");
      row.setAttribute("aria-selected", "true");
    }
    const mark = model.line(op) === line && this.app.markOf(op);
    if (mark) row.classList.add(mark);
    if (!this.app.shows(op)) row.classList.add("dim");
    return row;
  }

  tokens(text) {
    const pieces = [];
    let end = 0;
    for (const match of text.matchAll(TOKEN)) {
      pieces.push(text.slice(end, match.index));
      const kind = match.slice(1).findIndex((group) => group !== undefined);
      pieces.push(element("span", { class: `token-${TOKEN_CLASSES[kind]}` }, match[0]));
      end = match.index + match[0].length;
    }
    pieces.push(text.slice(end));
    return pieces;
  }

  select(op) {
    let line = this.app.model.line(op);
    for (let at = op; line < 0 && at >= 0; at = this.app.model.parents[at]) line = this.app.model.line(at);
    const top = line * LINE_HEIGHT;
    if (line >= 0 && (top < this.host.scrollTop || top > this.host.scrollTop + this.host.clientHeight - LINE_HEIGHT)) {
      this.host.scrollTop = Math.max(0, top - this.host.clientHeight / 3);
    }
    this.draw();
  }

  onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { model } = this.app;
    for (let line = model.line(this.app.selected) + step; line >= 0 && line < model.lines.length; line += step) {
      if (model.opAtLine.has(line)) {
        this.app.select(model.opAtLine.get(line));
        return;
      }
    }
  }
}

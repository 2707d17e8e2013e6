// Making elements of the page.
"use strict";

function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (name in made && name !== "list") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

function drawing(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

// A dialect's hue, the same in all panes.
function hueOf(dialect) {
  let hash = 7;
  for (const letter of dialect) hash = (hash * 31 + letter.codePointAt(0)) % 3600;
  return (hash * 47) % 360;
}

function shortened(text, length) { return text.length <= length ? text : text.slice(0, length - 1) + "\u2026"; }

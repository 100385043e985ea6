import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

/** Colours of one rule of tokens.css, by the name of the custom property without its dashes. */
function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`);
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]));
}

const poster = coloursOf('[data-channel="poster"] {');
const card = { ...poster, ...coloursOf('[data-channel="card"] {') };

/** Relative luminance by WCAG 2.2, of a colour `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(colours: Record<string, string>, front: string, ground: string): number {
  const [a, b] = [front, ground].map((name) => {
    const colour = colours[name];
    if (!colour) throw new Error(`no colour --${name}`);
    return luminance(colour);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const text = [
  ["ink", "paper"],
  ["ink", "paper-2"],
  ["ink", "paper-3"],
  ["ink", "sheet"],
  ["ink", "wall"],
  ["ink", "accent-wash"],
  ["ink", "warn-wash"],
  ["ink", "bad-wash"],
  ["ink", "ok-wash"],
  ["ink-2", "paper"],
  ["ink-2", "paper-2"],
  ["ink-2", "sheet"],
  ["ink-2", "wall"],
  ["ink-2", "accent-wash"],
  ["ink-2", "warn-wash"],
  ["ink-3", "paper"],
  ["ink-3", "paper-2"],
  ["ink-3", "sheet"],
  ["on-ink", "ink"],
  ["on-ink-2", "ink"],
  ["on-accent", "accent"],
  ["on-accent", "accent-press"],
  ["accent", "paper"],
  ["accent", "paper-2"],
  ["accent", "sheet"],
  ["accent", "accent-wash"],
  ["sale", "paper"],
  ["sale", "sheet"],
  ["sale", "accent-wash"],
  ["ok", "ok-wash"],
  ["ok", "paper"],
  ["ok", "sheet"],
  ["warn", "warn-wash"],
  ["warn", "paper"],
  ["warn", "sheet"],
  ["bad", "bad-wash"],
  ["bad", "paper"],
  ["bad", "paper-2"],
  ["bad", "sheet"],
] as const;

const controls = [
  ["control", "paper"],
  ["control", "paper-2"],
  ["control", "sheet"],
  ["focus", "paper"],
  ["focus", "paper-2"],
  ["focus", "paper-3"],
  ["focus", "sheet"],
  ["focus", "wall"],
  ["accent", "wall"],
  ["bad", "sheet"],
  ["on-ink", "ink"],
] as const;

describe.each([
  ["poster", poster],
  ["card", card],
])("the colours of the %s channel", (_channel, colours) => {
  it.each(text)("let %s be read on %s (4.5:1)", (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controls)("let %s be seen on %s (3:1)", (front, ground) => {
    expect(contrast(colours, front, ground)).toBeGreaterThanOrEqual(3);
  });
});

it("the two channels differ in ground, ink, accent and heading face, and in nothing that is laid out twice", () => {
  const own = coloursOf('[data-channel="card"] {');
  for (const name of ["paper", "ink", "accent"]) expect(own[name]).not.toBe(poster[name]);
  expect(Object.keys(own).filter((name) => !(name in poster))).toEqual([]);
});

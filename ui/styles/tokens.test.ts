import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { channelColours, contrast } from "./contrast.fixture.ts";

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const { poster, card, ownOfCard } = channelColours(tokens);

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
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(controls)("let %s be seen on %s (3:1)", (front, ground) => {
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it("the two channels differ in ground, ink, accent and heading face, and in nothing that is laid out twice", () => {
  for (const name of ["paper", "ink", "accent"]) expect(card[name]).not.toBe(poster[name]);
  expect(Object.keys(ownOfCard).filter((name) => !(name in poster))).toEqual([]);
});

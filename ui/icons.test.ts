import { describe, expect, it } from "vitest";
import { toolIcons } from "./icons/tools.ts";
import { isViewBox, iconGroups as shopGroups, icons as shopIcons } from "./icons.ts";

const icons = { ...shopIcons, ...toolIcons };
const iconGroups = { ...shopGroups, tools: toolIcons };
const iconNames = Object.keys(icons) as (keyof typeof icons)[];

describe("an icon's view box", () => {
  it.each(iconNames)("has four numeric parts: %s", (name) => {
    expect(isViewBox(icons[name].viewBox)).toBe(true);
  });
  it.each(["", "0 0 24", "0 0 24 24 24", "0 0 24 auto", "0 0 24px 24px", "0 0 0 24", "0 0 24 -24", "0 0 24 Infinity"])(
    "is refused when it is %j",
    (text) => {
      expect(isViewBox(text)).toBe(false);
    },
  );
  it("may be separated by commas and start anywhere", () => {
    expect(isViewBox("-1.5, 0, 32 ,32")).toBe(true);
  });
});

describe("an icon's path", () => {
  it.each(iconNames)("is drawn inside its box: %s", (name) => {
    const { path } = icons[name];
    expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    const absolute = [...path.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap((found) => [
      Number(found[1]),
      Number(found[2]),
    ]);
    for (const at of absolute) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(24);
    }
  });
});

describe("the set", () => {
  it("draws every icon on the same grid", () => {
    expect(new Set(iconNames.map((name) => icons[name].viewBox))).toEqual(new Set(["0 0 24 24"]));
  });
  it("gives a name to one picture only, and a picture to one name", () => {
    const names = Object.values(iconGroups).flatMap((group) => Object.keys(group));
    expect(names.sort()).toEqual([...new Set(names)].sort());
    const paths = iconNames.map((name) => icons[name].path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
  it("has a picture for every kind of product the shop sells", () => {
    const kinds = [
      "wall-calendar",
      "desk-calendar",
      "folded-card",
      "collage",
      "photo-frame",
      "photo-print",
      "photobook",
    ];
    const more = ["photo-box", "wall-picture", "accessories", "guestbook"];
    expect(Object.keys(iconGroups.products)).toEqual(expect.arrayContaining([...kinds, ...more]));
  });
});

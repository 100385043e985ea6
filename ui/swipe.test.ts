import { describe, expect, it } from "vitest";
import { drags, turnsOf } from "./swipe.ts";

const by = (x: number, y: number, pointer: string) => turnsOf({ x, y, pointer }, 300);

describe("a swipe over a row (chrome document, section 9)", () => {
  it("turns from 50 pixels on, to the side it pulls from", () => {
    expect([by(-49, 0, "touch"), by(-50, 0, "touch"), by(50, 0, "touch")]).toEqual([0, 1, -1]);
  });

  it("of a mouse goes over 3 times as far to the side as up or down", () => {
    expect([by(-90, 30, "mouse"), by(-91, 30, "mouse")]).toEqual([0, 1]);
    expect(by(-90, 30, "touch")).toBe(1);
  });

  it("over more than one item turns by as many", () => {
    expect([by(-440, 0, "touch"), by(-460, 0, "touch"), by(620, 0, "mouse")]).toEqual([1, 2, -2]);
  });

  it("that goes up and down scrolls the page and nothing else", () => {
    expect(drags({ x: 20, y: 30, pointer: "touch" })).toBe(false);
    expect(drags({ x: 8, y: 0, pointer: "touch" })).toBe(false);
    expect(drags({ x: 20, y: 5, pointer: "mouse" })).toBe(true);
  });
});

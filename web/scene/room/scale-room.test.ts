import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roomFor, sofa } from "./scale-room.ts";

const side = fc.integer({ min: 10, max: 1000 });

describe("the room a picture is drawn in", () => {
  it("has one scale for picture and sofa, and shows all of both", () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const room = roomFor({ width, height });
        const { picture, unit, sofaX } = room;
        expect(picture.width / unit).toBeCloseTo(width, 6);
        expect(picture.height / unit).toBeCloseTo(height, 6);
        expect(picture.x).toBeGreaterThanOrEqual(0);
        expect(picture.y).toBeGreaterThanOrEqual(0);
        expect(picture.x + picture.width).toBeLessThanOrEqual(room.width);
        expect(sofaX).toBeGreaterThanOrEqual(0);
        expect(sofaX + sofa.width * unit).toBeLessThanOrEqual(room.width);
      }),
    );
  });

  it("hangs it above the middle of the sofa, and stands beside it what is too high for that", () => {
    const { picture, sofaX, unit, above, floor } = roomFor({ width: 75, height: 50 });
    expect(above).toBe(true);
    expect(picture.x + picture.width / 2).toBeCloseTo(sofaX + (sofa.width / 2) * unit, 6);
    expect(picture.y + picture.height).toBeLessThan(floor - sofa.back * unit);
    const wallpaper = roomFor({ width: 400, height: 260 });
    expect(wallpaper.above).toBe(false);
    expect(wallpaper.picture.x + wallpaper.picture.width).toBeLessThan(wallpaper.sofaX);
    expect(wallpaper.picture.y + wallpaper.picture.height).toBeCloseTo(wallpaper.floor, 6);
  });

  it("usual pictures are drawn at the same scale, so that they can be compared", () => {
    const units = [20, 60, 120].map((width) => roomFor({ width, height: (width / 3) * 2 }).unit);
    expect(new Set(units).size).toBe(1);
  });
});

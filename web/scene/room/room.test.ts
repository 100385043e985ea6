import { expect, test } from "vitest";
import { sofaSize } from "../../../design/sofa.ts";
import { roomFor } from "./room.ts";
import { sofa as shownSofa } from "./scale-room.ts";

const cm = (length: number) => length / 10_000;

test("a small picture hangs at eye level, in the middle over the sofa", () => {
  const { wall, picture, sofa } = roomFor({ width: 690_000, height: 490_000 });
  expect(cm(wall.height - (picture.y + picture.height / 2))).toBe(155);
  expect(picture.x + picture.width / 2).toBe(sofa.x + sofa.width / 2);
});

test("a tall picture hangs higher than eye level and still clears the sofa", () => {
  const { wall, picture } = roomFor({ width: 1_000_000, height: 2_000_000 });
  expect(cm(wall.height - picture.y - picture.height)).toBe(cm(sofaSize.height) + 22);
  expect(picture.y).toBeGreaterThanOrEqual(250_000);
});

test("a wallpaper gets a wall that holds it", () => {
  const { wall, picture } = roomFor({ width: 5_000_000, height: 3_000_000 });
  expect(wall.width).toBe(6_500_000);
  expect(picture.x).toBeGreaterThan(0);
  expect(picture.y).toBeGreaterThan(0);
});

test("the sofa has the width the product page says it has", () => {
  expect(cm(roomFor({ width: 690_000, height: 490_000 }).sofa.width)).toBe(210);
  expect(shownSofa.width).toBe(210);
});

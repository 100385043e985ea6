import { expect, test } from "vitest";
import { createPictures, pictureUrl } from "./pictures.ts";

test("a photo is shown from the device while it travels, small copies in lists", () => {
  const source = { from: "device", url: "blob:whole", thumbnail: "blob:small" } as const;
  expect(pictureUrl(source, "p", 2048)).toBe("blob:whole");
  expect(pictureUrl(source, "p", 512)).toBe("blob:small");
});

test("then from the house, in the width the screen needs", () => {
  expect(pictureUrl({ from: "house" }, "p", 1024)).toBe("/web-api/photos/p/1024");
});

test("there is nothing to show of a photo that is not there", () => {
  expect(pictureUrl(undefined, "p", 512)).toBeNull();
  expect(pictureUrl({ from: "nowhere-yet" }, "p", 512)).toBeNull();
  expect(pictureUrl({ from: "nowhere", why: "corrupt" }, "p", 512)).toBeNull();
});

test("whoever listens hears of each change and sees a new map", () => {
  const pictures = createPictures();
  const before = pictures.state();
  let heard = 0;
  const leave = pictures.subscribe(() => heard++);
  pictures.set("p", { from: "house" });
  leave();
  pictures.set("q", { from: "house" });
  expect(heard).toBe(1);
  expect(before.size).toBe(0);
  expect(pictures.state().size).toBe(2);
});

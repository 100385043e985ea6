import { expect, test } from "vitest";
import type { ScenePage } from "../../../design/scene.ts";
import { drawPage, type PageContext } from "./draw-page.ts";
import { pictureKey } from "./picture-key.ts";

/** Writes down what is drawn. */
function recorder() {
  const log: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void log.push([name, ...values.filter((value) => typeof value === "number")].join(" "));
  const context = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) => (name in target ? target[name] : note(name)),
  }) as unknown as PageContext;
  return { context, log };
}

const page: ScenePage = {
  surface: "front",
  role: "front",
  copies: 1,
  size: { width: 200, height: 100 },
  trim: { x: 0, y: 0, width: 200, height: 100 },
  zones: [],
  items: [
    { type: "fill", element: null, rect: { x: 0, y: 0, width: 200, height: 100 }, colour: "#ffffff" },
    {
      type: "image",
      element: "p",
      photo: "sea",
      matrix: [200, 0, 0, 150, 0, -25],
      clip: { x: 10, y: 0, width: 190, height: 100 },
    },
    {
      type: "image",
      element: "q",
      photo: "late",
      matrix: [1, 0, 0, 1, 0, 0],
      clip: { x: 0, y: 0, width: 1, height: 1 },
    },
  ],
};

test("items are drawn in order, clipped on the page and transformed as the scene says", () => {
  const { context, log } = recorder();
  drawPage(context, page, { x: 20, y: 0, width: 100, height: 100 }, 2, new Map([["sea", {} as CanvasImageSource]]));
  expect(log).toEqual([
    "save",
    "setTransform 2 0 0 2 -40 0",
    "save",
    "fillRect 0 0 200 100",
    "restore",
    "save",
    "beginPath",
    "rect 10 0 190 100",
    "clip",
    "transform 200 0 0 150 0 -25",
    "drawImage 0 0 1 1",
    "restore",
    "save",
    "restore",
    "restore",
  ]);
});

test("a photo with an effect is drawn from its own picture, the same photo without one from another", () => {
  const effect = { tone: "sepia", light: 0, contrast: 5, warmth: 0 } as const;
  const image = { type: "image", element: "p", photo: "sea", matrix: [1, 0, 0, 1, 0, 0], clip: page.trim } as const;
  const drawn: unknown[] = [];
  const { context } = recorder();
  context.drawImage = ((picture: unknown) => drawn.push(picture)) as never;
  const pictures = new Map([
    [pictureKey({ photo: "sea" }), "plain"],
    [pictureKey({ photo: "sea", effect }), "brown"],
  ]);
  const items = [image, { ...image, effect }];
  drawPage(context, { ...page, items }, page.trim, 1, pictures as never);
  expect(drawn).toEqual(["plain", "brown"]);
});

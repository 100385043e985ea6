import { part } from "../../browser/part.tsx";

const source = "web/shop/product/counted.tsx";

/** Lazy chunks, so that a page without them loads neither script nor style. */
export const Drawing = part("web/shop/product/drawing.tsx", async () => (await import("./drawing.tsx")).Drawing);
export const Finishes = part("web/shop/product/finishes.tsx", async () => (await import("./finishes.tsx")).Finishes);
export const MoreFormats = part(
  "web/shop/product/more-formats.tsx",
  async () => (await import("./more-formats.tsx")).MoreFormats,
);
export const OwnFormat = part(
  "web/shop/product/own-format.tsx",
  async () => (await import("./own-format.tsx")).OwnFormat,
);
export const ScaleDrawing = part(
  "web/shop/product/scale-drawing.tsx",
  async () => (await import("./scale-drawing.tsx")).ScaleDrawing,
);
export const Picks = part("web/shop/product/picks.tsx", async () => (await import("./picks.tsx")).Picks);
export const Slide = part(source, async () => (await import("./counted.tsx")).Slide);
export const Ladder = part(source, async () => (await import("./counted.tsx")).Ladder);
export const Count = part(source, async () => (await import("./counted.tsx")).Count);

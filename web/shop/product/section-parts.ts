import { part } from "../../part.tsx";

const source = "web/shop/product/counted.tsx";

/** Lazy chunks, so that a page without them loads neither script nor style. */
export const Picks = part("web/shop/product/picks.tsx", async () => (await import("./picks.tsx")).Picks);
export const Slide = part(source, async () => (await import("./counted.tsx")).Slide);
export const Ladder = part(source, async () => (await import("./counted.tsx")).Ladder);
export const Count = part(source, async () => (await import("./counted.tsx")).Count);

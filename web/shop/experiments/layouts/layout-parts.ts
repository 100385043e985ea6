import { part } from "../../../part.tsx";

const nudges = "web/shop/experiments/layouts/nudges/nudges.tsx";

/** What experiments show: parts, so that who does not see them loads none of it, neither script nor style. */
export const SizeNudge = part(nudges, async () => (await import("./nudges/nudges.tsx")).SizeNudge);
export const TipFlag = part(nudges, async () => (await import("./nudges/nudges.tsx")).TipFlag);
export const FreeNudge = part(nudges, async () => (await import("./nudges/nudges.tsx")).FreeNudge);
export const OfferNudge = part(nudges, async () => (await import("./nudges/nudges.tsx")).OfferNudge);
export const Way = part(nudges, async () => (await import("./nudges/nudges.tsx")).Way);
export const CanvasLayout = part(
  "web/shop/experiments/layouts/canvas/canvas-layout.tsx",
  async () => (await import("./canvas/canvas-layout.tsx")).CanvasLayout,
);
export const LandingLayout = part(
  "web/shop/experiments/layouts/landing/landing-layout.tsx",
  async () => (await import("./landing/landing-layout.tsx")).LandingLayout,
);

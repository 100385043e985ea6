import { part } from "../../../../browser/part.tsx";

const nudges = "web/shop/product/layouts/nudges/nudges.tsx";

/** Parts, so that who does not see them loads none of it, neither script nor style. */
export const SizeNudge = part(nudges, async () => (await import("./nudges.tsx")).SizeNudge);
export const TipFlag = part(nudges, async () => (await import("./nudges.tsx")).TipFlag);
export const FreeNudge = part(nudges, async () => (await import("./nudges.tsx")).FreeNudge);
export const OfferNudge = part(nudges, async () => (await import("./nudges.tsx")).OfferNudge);
export const Way = part(nudges, async () => (await import("./nudges.tsx")).Way);

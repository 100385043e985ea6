import type { DesignOutline } from "../../design/document.ts";
import type { Settled } from "../kind-design.ts";
import { type CollageConfiguration, configurationSchema } from "./configuration-schema.ts";
import type { Release } from "./release.ts";

/** The background is named as it is drawn on the first panel; nothing else on a collage is counted. */
export function settleDesign(
  { configuration, surfaces }: DesignOutline,
  { colours }: Release,
): Settled<CollageConfiguration> {
  const parsed = configurationSchema.parse(configuration);
  const drawn = surfaces.find(({ id }) => id === "front")?.background ?? null;
  if (drawn === null) return { configuration: parsed, steps: [] };
  const color = colours.find(({ hex }) => hex === drawn)?.key ?? drawn.slice(1);
  if (color === parsed.color) return { configuration: parsed, steps: [] };
  return { configuration: { ...parsed, color }, steps: [{ type: "setConfiguration", set: { color } }] };
}

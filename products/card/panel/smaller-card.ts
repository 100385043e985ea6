import { micrometres } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Resized } from "../../panel.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";

/** The largest card of the same fold and proportions' side that a photo is sharp on; null: there is no smaller one. */
export function smallerCard(
  configuration: CardConfiguration,
  { cards }: Release,
  sharpUpTo: Size,
): Resized<CardConfiguration> | null {
  const now = cards.find(({ key }) => key === configuration.card);
  if (!now) return null;
  const area = ({ size }: typeof now) => size.width * size.height;
  const fitting = cards.filter(
    (one) =>
      one.label === now.label &&
      area(one) < area(now) &&
      micrometres(one.size.width) <= sharpUpTo.width &&
      micrometres(one.size.height) <= sharpUpTo.height,
  );
  const [best] = fitting.toSorted((one, other) => area(other) - area(one));
  return best ? { configuration: { ...configuration, card: best.key }, format: best.size } : null;
}

import { labelFor } from "../../../core/labels.ts";
import type { PageSetup, SecondWay } from "../../kind-page.ts";
import { check } from "../check.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import type { Release } from "../release.ts";

/** One printed card as a sample, without accessories; null for books, of which there are no samples. */
export function sample(
  { release }: PageSetup<Release>,
  configuration: CardConfiguration,
): SecondWay<CardConfiguration> | null {
  const none = { bow: null, ribbon: null, ribbonColor: null, screw: null, standard: null, accessories: [] };
  const one: CardConfiguration = { ...configuration, ...none, quantity: 1, isSample: true };
  if (check(one, release).length > 0) return null;
  return { configuration: one, label: labelFor("cta.sample"), more: {} };
}

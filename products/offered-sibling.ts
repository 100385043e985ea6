import { orientationOf, sameFormat } from "../core/measure.ts";
import type { PageSetup } from "./kind-page.ts";
import type { OfferedPage } from "./offered-kind.ts";
import type { Turned } from "./page-choice.ts";

/** For formats without turning: the listed one of swapped sides and the same fold and binding; null without. */
export function siblingOf<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  configuration: Config,
  orientation: Turned,
): Config | null {
  const { release, shop } = setup;
  const here = page.size(configuration, release);
  if (!here || page.turn || ["square", orientation].includes(orientationOf(here))) return null;
  const formats = page.offer.formats(configuration, release, shop);
  const tabOf = (format: (typeof formats)[number]) => page.tab?.(format, release).key;
  const present = formats.find(({ chosen }) => chosen);
  const turned = { width: here.height, height: here.width };
  const found = formats.find((one) => sameFormat(one.size, turned) && present && tabOf(one) === tabOf(present));
  return found?.configuration ?? null;
}

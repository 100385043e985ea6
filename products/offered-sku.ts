import { writeFormat } from "../core/measure.ts";
import type { PageSetup } from "./kind-page.ts";
import type { OfferedPage } from "./offered-kind.ts";

/** Article number of a piece with its usual options: its type and its format, as lists name them ("wandkalender-297x210"). */
export function writeOfferedSku<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  { release, shop }: PageSetup<Data>,
  configuration: Config,
): string {
  const { offer, sold, turn } = page;
  const type = offer.types(configuration, release, shop).find(({ chosen }) => chosen);
  const format = offer.formats(configuration, release, shop).find(({ chosen }) => chosen);
  const size = turn ? page.size(configuration, release) : null;
  const parts = [type?.value, size ? writeFormat(size) : format?.value];
  return parts.filter((one) => one !== undefined).join("-") || sold.key;
}

/** The piece that an article number means; null where it is none of this kind's. */
export function readOfferedSku<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  sku: string,
): Config | null {
  const { offer, sold, turn } = page;
  const { release, shop, initial } = setup;
  if (offer.sku) return offer.sku.read(sku, release, shop);
  const start = sold.readLink({ ...page.usual?.(setup), ...initial }, release, shop).configuration;
  // Lists lie; a format that can be turned is sold standing as well.
  const made = offer
    .types(start, release, shop)
    .flatMap((type) => [
      type.configuration,
      ...offer
        .formats(type.configuration, release, shop)
        .flatMap(({ configuration }) =>
          turn ? [turn(configuration, "landscape"), turn(configuration, "portrait")] : configuration,
        ),
    ]);
  return made.find((one) => writeOfferedSku(page, setup, one) === sku) ?? null;
}

import type { Refusal } from "../kind.ts";
import { withCard } from "./alone.ts";
import { usualPaper, usualPunching } from "./case.ts";
import { check } from "./check.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { quantityFor } from "./quantity.ts";
import type { Release } from "./release.ts";
import { NO_REFINEMENT } from "./vocabulary.ts";

/** A configuration that can be made, and what had to give way. */
export interface Settled {
  readonly configuration: CardConfiguration;
  readonly notices: readonly Refusal[];
}

/** Makes the nearest possible configuration: what is impossible falls back, each with its reason. */
export function settle(wanted: CardConfiguration, release: Release, usualCard: string): Settled {
  const notices: Refusal[] = [];
  let configuration = wanted;
  // Each round gives up one wish, and there are at most as many wishes as fields and accessories.
  const rounds = Object.keys(wanted).length + wanted.accessories.length + 1;
  for (let round = 0; round < rounds; round++) {
    const [refused] = check(configuration, release);
    if (!refused) return { configuration, notices };
    notices.push(refused);
    configuration = giveWay(configuration, refused, release, usualCard);
  }
  throw new Error(`no possible configuration near ${JSON.stringify(wanted)}`);
}

function giveWay(
  configuration: CardConfiguration,
  { field, reason, params }: Refusal,
  release: Release,
  usualCard: string,
): CardConfiguration {
  const isBook = release.guestbooks.some(({ key }) => key === configuration.card);
  switch (field) {
    case "card":
      return { ...configuration, card: usualCard };
    case "quantity":
      return { ...configuration, quantity: nearestQuantity(configuration, isBook ? release.mostGuestbooks : null) };
    case "recipients": {
      const { recipients: _, ...others } = configuration;
      return others;
    }
    case "isSample":
      return { ...configuration, isSample: false };
    case "paper":
      return { ...configuration, paper: usualPaper(release) };
    case "punching":
      return { ...configuration, punching: usualPunching(release) };
    case "refinementType":
      return { ...configuration, refinementType: NO_REFINEMENT };
    case "ribbon":
      return { ...configuration, ribbon: null, ribbonColor: null };
    case "category":
    case "bow":
    case "screw":
    case "standard":
      return { ...configuration, [field]: null };
    case "accessories":
      return withCard(configuration);
    default: {
      if (reason === "quantity-below-recipients") return withEnough(configuration, field, Number(params.count));
      const accessories = configuration.accessories.filter(({ sku }) => field !== `accessories.${sku}`);
      return { ...configuration, accessories };
    }
  }
}

/** An envelope for every recipient. */
const withEnough = (configuration: CardConfiguration, field: string, count: number): CardConfiguration => ({
  ...configuration,
  accessories: configuration.accessories.map((one) =>
    field === `accessories.${one.sku}` ? { ...one, quantity: count } : one,
  ),
});

function nearestQuantity({ quantity: wanted, isSample, recipients }: CardConfiguration, most: number | null): number {
  if (isSample) return 1;
  const quantity = Math.max(wanted, recipients?.count ?? 1);
  return most === null ? quantityFor(quantity) : Math.min(quantity, most);
}

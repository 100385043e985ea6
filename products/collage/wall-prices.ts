import type { Rate } from "../wall-rate.ts";
import type { Release } from "./release.ts";

/** The part of the wall pictures' catalogue that collages read; a kind knows no other kind's schema. */
export interface WallPictures {
  readonly currencies: Release["currencies"];
  readonly materials: readonly Priced[];
  readonly optionGroups: readonly { readonly key: string; readonly values: readonly Priced[] }[];
  readonly frames: {
    readonly families: readonly { readonly key: string; readonly finishes: readonly Priced[] }[];
    readonly back: { readonly rate: Rate };
  };
}
interface Priced {
  readonly key: string;
  readonly rate: Rate;
}

/** The material of wall pictures that a collage is printed on. */
const wallMaterials: Readonly<Record<string, string>> = {
  canvas: "leinwand",
  poster: "poster",
  "framed-poster": "poster",
};
const rateOf = (items: readonly Priced[] | undefined, key: string | undefined, own: Rate): Rate =>
  items?.find((one) => one.key === key)?.rate ?? own;

/**
 * The catalogue of collages with every price that is the wall picture's: rates, currencies and their own amounts
 * (catalogue facts, section 5). What wall pictures are no longer sold in keeps the price it had.
 */
export function withWallPrices(release: Release, wall: WallPictures): Release {
  const { frames } = release;
  const glasses = wall.optionGroups.find(({ key }) => key === "glass")?.values;
  const stretchers = wall.optionGroups.find(({ key }) => key === "stretcher")?.values;
  return {
    ...release,
    currencies: withOverrides(release, wall),
    materials: release.materials.map((one) => ({
      ...one,
      rate: rateOf(wall.materials, wallMaterials[one.key], one.rate),
    })),
    stretched: {
      ...release.stretched,
      stretchers: release.stretched.stretchers.map((one) => ({ ...one, rate: rateOf(stretchers, one.key, one.rate) })),
    },
    frames: {
      ...frames,
      families: frames.families.map((family) => ({ ...family, finishes: finishesOf(family, wall) })),
      glass: { ...frames.glass, rate: rateOf(glasses, "plain", frames.glass.rate) },
      back: { ...frames.back, rate: wall.frames.back.rate },
    },
  };
}

function finishesOf({ key, finishes }: Release["frames"]["families"][number], { frames }: WallPictures) {
  const sold = frames.families.find((family) => family.key === key)?.finishes;
  return finishes.map((one) => ({ ...one, rate: rateOf(sold, one.key, one.rate) }));
}

/** Currencies may set own amounts by the key of a quote's line; materials have other names there. */
function withOverrides({ materials, frames, stretched }: Release, { currencies }: WallPictures): Release["currencies"] {
  const same = [
    ...frames.families.flatMap(({ key, finishes }) => finishes.map((one) => `frame.${key}-${one.key}`)),
    "option.glass.plain",
    ...stretched.stretchers.map(({ key }) => `option.stretcher.${key}`),
    "frame-back",
  ];
  const names = [
    ...materials.map(({ key }) => ({ name: `material.${key}`, inWall: `material.${wallMaterials[key]}` })),
    ...same.map((name) => ({ name, inWall: name })),
  ];
  const own = (currency: Release["currencies"]["EUR"]) => ({
    ...currency,
    overrides: Object.fromEntries(
      names.flatMap(({ name, inWall }) => {
        const rate = currency.overrides[inWall];
        return rate ? [[name, rate]] : [];
      }),
    ),
  });
  const { EUR, CHF, GBP, USD } = currencies;
  return { EUR: own(EUR), CHF: own(CHF), GBP: own(GBP), USD: own(USD) };
}

import { type Format, longSide, shortSide } from "../../core/measure.ts";
import { bodyOf, inMailer, type Piece } from "../../core/piece.ts";
import { wantedAccessories } from "./accessories.ts";
import { type Accessory, type AccessoryType, readAccessorySku } from "./accessory-sku.ts";
import type { Case } from "./case.ts";

type Body = Pick<Piece, "micrograms" | "long" | "short" | "thickness">;

/** Accessories in the parcel beside the cards, each sort as a piece. */
export const accessoryPieces = (one: Case): readonly Piece[] =>
  wantedAccessories(one).flatMap(({ sku, quantity }) => {
    const accessory = readAccessorySku(sku);
    return accessory ? [{ count: quantity, ...bodyOfAccessory(sku, accessory, one), wrap: inMailer }] : [];
  });

function bodyOfAccessory(sku: string, accessory: Accessory, { release }: Case): Body {
  switch (accessory.type) {
    case "envelope":
      // Front, back and flaps of 100 g paper.
      return flat(accessory.size, 2.2, 100, 400);
    case "inlay":
      return flat(accessory.size, 1, 100, 120);
    case "posterbar": {
      const length = release.articles.find((article) => article.sku === sku)?.length ?? 500;
      return { micrograms: length * 900_000, ...bodyOf([length, 40, 12]) };
    }
    default:
      return bodies[accessory.type];
  }
}

const flat = (size: Format, layers: number, gramsPerM2: number, thickness: number): Body => ({
  micrograms: Math.round(size.width * size.height * layers * gramsPerM2),
  long: longSide(size),
  short: shortSide(size),
  thickness,
});

/** Packed sizes of ready-made accessories: rolled, knotted, folded flat. */
const bodies: Readonly<Record<Exclude<AccessoryType, "envelope" | "inlay" | "posterbar">, Body>> = {
  bow: { micrograms: 6_000_000, ...bodyOf([90, 60, 12]) },
  box: { micrograms: 160_000_000, ...bodyOf([230, 170, 12]) },
  ribbon: { micrograms: 4_000_000, ...bodyOf([100, 60, 2]) },
  screw: { micrograms: 12_000_000, ...bodyOf([40, 30, 10]) },
  standard: { micrograms: 10_000_000, ...bodyOf([120, 90, 4]) },
};

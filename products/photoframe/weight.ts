import type { Format } from "../../core/measure.ts";
import type { Rate } from "../wall-rate.ts";
import type { Case } from "./case.ts";
import { chosenValue } from "./option-conditions.ts";

/** Weight of the piece, unpacked. */
export function microgramsOf(one: Case): number {
  const { material, frame, framed, glazed, configuration, release } = one;
  const { back, mats } = release.frames;
  const picture = material ? material.gramsPerM2 * squareMetres(configuration.format) : 0;
  const options = one.groups.map((applying) => {
    const weight = chosenValue(one, applying)?.value.weight;
    return weight ? grams(weight, applying.group.glazing ? framed : configuration.format) : 0;
  });
  const moulding = frame ? frame.gramsPerM * metresRound(framed) : 0;
  const backing = glazed ? back.gramsPerM2 * squareMetres(framed) : 0;
  const mat = configuration.matSize > 0 ? mats.gramsPerM2 * squareMetres(framed) : 0;
  return Math.round(1_000_000 * options.reduce((sum, part) => sum + part, picture + moulding + backing + mat));
}

const grams = (weight: Rate, size: Format): number =>
  weight.fix + weight.perM2 * squareMetres(size) + weight.perM * metresRound(size);

const squareMetres = ({ width, height }: Format): number => (width * height) / 1_000_000;
const metresRound = ({ width, height }: Format): number => (2 * (width + height)) / 1000;

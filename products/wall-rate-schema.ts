import { z } from "zod";
import { listAmount } from "./price-list.ts";

/** The rate as releases state it. Apart from the arithmetic, which pages load that check no outside input. */
export const rateSchema = z.object({ fix: listAmount, perM2: listAmount, perM: listAmount });

const grams = z.int().min(0).meta({ unit: "g" });
/** The same terms in grams. */
export const weightRateSchema = z.object({ fix: grams, perM2: grams, perM: grams });

import { z } from "zod";
import { listAmount } from "./price-list.ts";

/** The rate as releases state it. Apart from the arithmetic, which pages load that check no outside input. */
export const rateSchema = z.object({ fix: listAmount, perM2: listAmount, perM: listAmount });

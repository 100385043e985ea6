import { expect, test } from "vitest";
import type { CartLine } from "../../../services/carts/contract.ts";
import { stepsApart } from "./steps-apart.ts";

const line = (id: string, kind: string, stepped: boolean) => ({ id, kind, stepped }) as CartLine;

test("it is said that lines count by themselves where two of a kind with quantity prices lie side by side", () => {
  const [first, second] = [line("a", "photoprint", true), line("b", "photoprint", true)];
  const others = [line("c", "photoframe", false), line("d", "photoframe", false), line("e", "calendar", true)];
  const basket = [first, second, ...others];
  expect(basket.map((one) => stepsApart(one, basket))).toEqual([true, true, false, false, false]);
});

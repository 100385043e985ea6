import { expect, test } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import { typedQuantity } from "./typed-quantity.ts";

const read = (text: string) => typedQuantity(text, 1, 999);

test("whole numbers from 1 to 999 are taken, spaces around them do not matter", () => {
  expect(read("1")).toEqual(done(1));
  expect(read(" 12 ")).toEqual(done(12));
  expect(read("007")).toEqual(done(7));
  expect(read("999")).toEqual(done(999));
});

test("everything else is refused for its own reason and never bent to the nearest number", () => {
  expect(read("0")).toEqual(failed("tooFew"));
  expect(read("-1")).toEqual(failed("tooFew"));
  expect(read("1000")).toEqual(failed("tooMany"));
  expect(read("99999999999999999999")).toEqual(failed("tooMany"));
  expect(read("1,5")).toEqual(failed("fraction"));
  expect(read("2.0")).toEqual(failed("fraction"));
  for (const text of ["", "  ", "zwei", "1e3", "0x10", "1 2", "∞"]) expect(read(text)).toEqual(failed("notANumber"));
});

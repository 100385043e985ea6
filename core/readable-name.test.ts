import { expect, test } from "vitest";
import { isReadableName, readableNameOf } from "./readable-name.ts";

test("names of all scripts are readable, with their joiners", () => {
  for (const name of ["Søren Müller-Łęcki", "O’Brien", "ليلى", "नेहा क्\u200dष", "👩‍👩‍👧"])
    expect(isReadableName(name)).toBe(true);
});

// "gpj.elif.exe" that reads as "exe.file.jpg", and an operator's list in which the rest of the line runs backwards.
test.each(["\u202E", "\u202A", "\u2066", "\u2069", "\u200F", "\u061C", "\u2028", "\u0000", "\uFEFF", "\uD800"])(
  "a name with %j is not, and is without it",
  (sign) => {
    expect(isReadableName(`Lena${sign}Muster`)).toBe(false);
    expect(readableNameOf(`Lena${sign}Muster`)).toBe("LenaMuster");
  },
);

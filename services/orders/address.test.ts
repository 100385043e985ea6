import { describe, expect, test } from "vitest";
import { countries } from "../../core/locale.ts";
import { address } from "./address.ts";
import { isPostcode, postcodeExample, tidyPostcode } from "./postcodes.ts";

const lena = { firstName: "Lena", lastName: "Muster", street: "Lindenweg 12", postcode: "80331", city: "München" };
const german = { ...lena, country: "DE" };

const errorsOf = (typed: unknown) =>
  Object.fromEntries(
    address.safeParse(typed).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

test("a complete address is taken, texts trimmed and what is left out is null", () => {
  expect(address.parse({ ...german, firstName: "  Lena ", city: "Bad   Tölz", company: " " })).toEqual({
    ...german,
    city: "Bad Tölz",
    company: null,
    extra: null,
    state: null,
  });
});

test("every wrong field is named at once, by a code", () => {
  expect(errorsOf({ ...german, firstName: " ", street: "x".repeat(61), postcode: "8033" })).toEqual({
    firstName: "required",
    street: "too-long",
    postcode: "postcode-format",
  });
  expect(errorsOf({ country: "XX" })).toEqual({
    firstName: "required",
    lastName: "required",
    street: "required",
    postcode: "required",
    city: "required",
    country: "country-unknown",
  });
});

test.each([null, undefined, [], {}, "Lindenweg", 12])("%j is no address, and no exception either", (typed) => {
  expect(address.safeParse(typed).success).toBe(false);
});

test("line breaks and direction marks, which would forge lines on labels and mails, are refused or flattened", () => {
  expect(errorsOf({ ...german, lastName: "Muster\u202Egnp" })).toEqual({ lastName: "unreadable-characters" });
  expect(errorsOf({ ...german, street: "a\u0000b" })).toEqual({ street: "unreadable-characters" });
  expect(address.parse({ ...german, street: "Lindenweg 12\r\nBcc: x" }).street).toBe("Lindenweg 12 Bcc: x");
});

test("the United States need a state they have; elsewhere a state is dropped", () => {
  const american = { ...lena, postcode: "10001", country: "US" };
  expect(errorsOf(american)).toEqual({ state: "state-required" });
  expect(errorsOf({ ...american, state: "ZZ" })).toEqual({ state: "state-unknown" });
  expect(address.parse({ ...american, state: "ny" }).state).toBe("NY");
  expect(address.parse({ ...german, state: "Bayern" }).state).toBeNull();
});

describe("postcodes", () => {
  test.each(countries)("the example of %s is one", (country) => {
    expect(isPostcode(tidyPostcode(postcodeExample(country), country), country)).toBe(true);
  });

  test.each([
    ["DE", "D-80331", "80331"],
    ["DE", " 80 331 ", "80331"],
    ["GB", "sw1a1aa", "SW1A 1AA"],
    ["GB", "m1  1ae", "M1 1AE"],
    ["NL", "1012js", "1012 JS"],
    ["LU", "L-1009", "1009"],
    ["LI", "FL-9490", "9490"],
    ["US", "10001-1234", "10001-1234"],
  ] as const)("%s %j is written %j", (country, typed, tidy) => {
    expect(tidyPostcode(typed, country)).toBe(tidy);
    expect(isPostcode(tidy, country)).toBe(true);
  });

  test.each([
    ["DE", "8033"],
    ["DE", "803311"],
    ["AT", "0123"],
    ["ES", "53001"],
    ["FR", "00123"],
    ["LI", "9480"],
    ["NL", "1012"],
    ["GB", "80331"],
    ["US", "1000"],
  ] as const)("%s %j is refused", (country, typed) => {
    expect(isPostcode(tidyPostcode(typed, country), country)).toBe(false);
  });
});

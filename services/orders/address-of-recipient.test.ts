import { describe, expect, test } from "vitest";
import { addressOfRecipient } from "./address-of-recipient.ts";
import { countryNamed } from "./country-named.ts";

const inge = {
  title: "Dr.",
  firstName: "Inge",
  lastName: "Brandt",
  street: "Lindenallee",
  houseNumber: "14",
  postcode: "79104",
  city: "Freiburg",
};
const read = (values: Record<string, string>, home: "DE" | "US" = "DE") =>
  addressOfRecipient({ line: 2, values }, home, ["AT", "DE", "FR", "NL", "US"]);

test("an address is put together of what the list has; who names no country lives where the buyer does", () => {
  expect(read(inge)).toEqual({
    ok: true,
    value: {
      name: "Dr. Inge Brandt",
      company: null,
      street: "Lindenallee 14",
      extra: null,
      postcode: "79104",
      city: "Freiburg",
      country: "DE",
      state: null,
    },
  });
  expect(read({ ...inge, firstName: "", lastName: "", title: "", company: "Blumen Ott" })).toMatchObject({
    value: { name: "Blumen Ott", company: null },
  });
  expect(read({ ...inge, postcode: "a-1010", country: "" })).toMatchObject({ ok: false });
  expect(read({ ...inge, postcode: "A-1010", country: "" })).toMatchObject({
    value: { postcode: "1010", country: "AT" },
  });
  expect(read({ ...inge, state: "Baden" })).toMatchObject({ value: { state: null } });
  expect(read({ ...inge, postcode: "10001", state: "ny" }, "US")).toMatchObject({
    value: { state: "NY", country: "US" },
  });
});

describe("what is in the way is said, all of it", () => {
  test.each([
    [{ ...inge, street: "", houseNumber: "" }, [{ field: "street", code: "required" }]],
    [{ ...inge, postcode: "791" }, [{ field: "postcode", code: "postcode-format" }]],
    [{ ...inge, country: "Atlantis" }, [{ field: "country", code: "country-unknown" }]],
    [{ ...inge, country: "Schweiz", postcode: "8001" }, [{ field: "country", code: "country-not-delivered" }]],
    [{ ...inge, lastName: "M\uFFFDller" }, [{ field: "name", code: "unreadable-characters" }]],
    [{ ...inge, street: "x".repeat(80) }, [{ field: "street", code: "too-long" }]],
    [
      { firstName: "Inge" },
      [
        { field: "street", code: "required" },
        { field: "postcode", code: "required" },
        { field: "city", code: "required" },
      ],
    ],
  ])("%j", (values, faults) => {
    expect(read(values as Record<string, string>)).toEqual({ ok: false, error: faults });
  });
});

test.each([
  ["DE", "DE"],
  ["deutschland", "DE"],
  ["D", "DE"],
  ["Allemagne", "DE"],
  ["Österreich", "AT"],
  ["OESTERREICH", null],
  ["U.S.A.", "US"],
  ["Pays-Bas", "NL"],
  ["Paesi Bassi", "NL"],
  ["Schottland", "GB"],
  ["", null],
])("%s is the country %s", (written, country) => {
  expect(countryNamed(written)).toBe(country);
});

import { expect, test } from "vitest";
import { pathTreatments, readTreatment, treatments, treatmentText } from "./treatment.ts";

test("flag values are control, off and on (core document, section 3)", () => {
  expect(treatments).toEqual(["control", "off", "on"]);
});

test("control is what holds where nothing else is said (second document, section 4)", () => {
  expect(["on", "off", "control", "ON", "", null, undefined, "variant-b"].map(readTreatment)).toEqual([
    "on",
    "off",
    "control",
    "control",
    "control",
    "control",
    "control",
    "control",
  ]);
});

test("paths starting with /posterdruck switch on their treatment, in every locale (core document, section 2)", () => {
  for (const path of ["/posterdruck", "/posterdruck/a3", "/posterdruck-gerahmt", "/de/posterdruck"]) {
    expect(pathTreatments(path)).toEqual({ posterdruck: "on" });
  }
  for (const path of ["/", "/leinwanddruck", "/mein/posterdruck", "/Posterdruck"])
    expect(pathTreatments(path)).toEqual({});
});

test("the root of the page names what is on, and nothing where nothing is", () => {
  expect(treatmentText(pathTreatments("/posterdruck"))).toBe("posterdruck:on");
  expect(treatmentText({})).toBeUndefined();
});

import { expect, test } from "vitest";
import {
  type ExperimentPage,
  experiments,
  flagOf,
  readOverride,
  runningExperiment,
  treatmentsOfPage,
} from "./experiments.ts";

const guide: ExperimentPage = { tags: [], product: null, hasCalculator: false };
const written: ExperimentPage = { ...guide, hasCalculator: true };
const posters: ExperimentPage = { ...written, product: "framed-posters" };
const canvas: ExperimentPage = { ...written, product: "canvas-prints" };
const on = () => "on" as const;
const nameOf = (page: ExperimentPage) => runningExperiment(page, null, on)?.name ?? null;

test("a page is part of one experiment at most, the redesign only where its tag is (second document, section 4)", () => {
  expect([guide, written, posters, canvas].map(nameOf)).toEqual([
    null,
    "967-nudging",
    "1031-portrait",
    "1409-canvas-redesign",
  ]);
  expect([guide, written, canvas].map((page) => nameOf({ ...page, tags: ["965"] }))).toEqual([
    "965-redesign",
    "965-redesign",
    "965-redesign",
  ]);
  expect(nameOf({ ...guide, tags: ["ratgeber", "9650", "1031"] })).toBeNull();
  expect(nameOf({ ...written, tags: ["1031"] })).toBe("1031-portrait");
});

test("what the visitor sees is asked of the one experiment alone", () => {
  const asked: string[] = [];
  const decide = (name: string) => {
    asked.push(name);
    return "off" as const;
  };
  expect(runningExperiment(canvas, null, decide)).toEqual({ name: "1409-canvas-redesign", treatment: "off" });
  expect(runningExperiment(guide, null, decide)).toBeNull();
  expect(asked).toEqual(["1409-canvas-redesign"]);
});

test("an address names a feature and its treatment, or switches all off (second document, section 2)", () => {
  expect(readOverride("?splitFeature=967-nudging&splitTreatment=on")).toEqual({ name: "967-nudging", treatment: "on" });
  expect(readOverride("/leinwanddruck?width=600&splitFeature=967-nudging")).toEqual({
    name: "967-nudging",
    treatment: "control",
  });
  expect(readOverride("?splitFeature=967-nudging&splitTreatment=on&splitDisabled=1")).toEqual({ disabled: true });
  expect(readOverride("?splitFeature=967-nudging&splitTreatment=on&splitDisabled=0")).toEqual({
    name: "967-nudging",
    treatment: "on",
  });
});

test("what is no override of ours changes nothing", () => {
  for (const search of ["", "?width=600", "?splitTreatment=on", "?splitFeature=poster-967-nudging", "?splitDebug"])
    expect(readOverride(search)).toBeNull();
  expect(readOverride("?splitFeature=967-nudging&splitTreatment=variant-b")).toMatchObject({ treatment: "control" });
});

test("an override takes another experiment that may concern the page, and no other", () => {
  const nudging = readOverride("?splitFeature=967-nudging&splitTreatment=off");
  expect(runningExperiment(canvas, nudging, on)).toEqual({ name: "967-nudging", treatment: "off" });
  expect(runningExperiment(guide, nudging, on)).toBeNull();
  const redesign = readOverride("?splitFeature=965-redesign&splitTreatment=on");
  expect(runningExperiment(posters, redesign, () => "off")).toEqual({ name: "1031-portrait", treatment: "off" });
  expect(runningExperiment(canvas, { disabled: true }, on)).toEqual({ name: "1409-canvas-redesign", treatment: "off" });
});

test("flags of the service carry the channel in front", () => {
  expect(experiments.map((one) => flagOf("poster", one))).toEqual([
    "poster-965-redesign",
    "poster-1409-canvas-redesign",
    "poster-1031-portrait",
    "poster-967-nudging",
  ]);
});

test("a page's root says its experiment and the flag of its address, and nothing where there is neither", () => {
  const running = { name: "967-nudging", treatment: "on" } as const;
  expect(treatmentsOfPage("/posterdruck/a3", running)).toBe("posterdruck:on 967-nudging:on");
  expect(treatmentsOfPage("/leinwanddruck", running)).toBe("967-nudging:on");
  expect(treatmentsOfPage("/agb", null)).toBeUndefined();
});

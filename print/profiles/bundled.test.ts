import { expect, test } from "vitest";
import { assumedProfiles, bundledProfile } from "./bundled.ts";
import { iccHeader, usableProfile } from "./icc-header.ts";
import { iccTags } from "./icc-tags.ts";

test("FOGRA39 is an output profile for four inks", async () => {
  expect(iccHeader(await bundledProfile("fogra39"))).toMatchObject({ profileClass: "prtr", components: 4 });
});

test("untagged colour is sRGB, untagged grey follows sRGB's curve", async () => {
  const { rgb, grey } = await assumedProfiles();
  expect(iccHeader(rgb)).toMatchObject({ profileClass: "mntr", colourSpace: "RGB ", size: rgb.length });
  expect(iccHeader(grey)).toMatchObject({ profileClass: "mntr", colourSpace: "GRAY", size: grey.length });
  expect(iccTags(grey).get("kTRC")).toEqual(iccTags(rgb).get("rTRC"));
});

test("a profile is only used for as many components as it has", async () => {
  const { rgb, grey } = await assumedProfiles();
  expect(usableProfile(rgb, 3)).toBe(rgb);
  expect(usableProfile(rgb, 1)).toBeNull();
  expect(usableProfile(grey, 1)).toBe(grey);
  expect(usableProfile(rgb.subarray(0, 500), 3)).toBeNull();
  expect(usableProfile(Buffer.from("no profile"), 3)).toBeNull();
  expect(usableProfile(null, 3)).toBeNull();
});

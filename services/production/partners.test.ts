import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownProduction, readPartners } from "./partners.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "partners-"));
  const bundled = join(import.meta.dirname, "../../print/profiles/ISOcoated_v2_300_bas.icc");
  await cp(bundled, join(folder, "coated.icc"));
  await writeFile(join(folder, "broken.icc"), "no profile");
});
afterAll(() => rm(folder, { recursive: true }));

const offset = {
  key: "offset",
  name: "Offset Muster",
  roles: ["press"],
  outputIntent: {
    identifier: "FOGRA39",
    registry: "http://www.color.org",
    condition: "Coated",
    profileName: "ISO Coated v2",
    profile: "coated.icc",
  },
  marks: "crop",
  slug: false,
  blackText: "converted",
  plates: { Foil_Gold: "gold" },
};

async function read(content: unknown) {
  const path = join(folder, "partners.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  const partners = await readPartners(path);
  return partners.ok ? partners.value : partners.error.replaceAll(path, "FILE");
}

test("without a file the shop makes everything itself", async () => {
  const partners = await ownProduction();
  expect(["press", "lab", "envelopes"].map((role) => partners.for(role).setting.key)).toEqual(Array(3).fill("default"));
  expect(partners.named("default")?.setting.name).toBe("Own production");
  expect(partners.named("offset")).toBeNull();
});

test("each role is made by who names it, all others by the shop itself", async () => {
  const partners = await read([offset]);
  if (typeof partners === "string") throw new Error(partners);
  expect(partners.for("press").setting).toMatchObject({
    key: "offset",
    marks: "crop",
    outputIntent: { identifier: "FOGRA39", profileSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(partners.for("press").profile.length).toBeGreaterThan(100_000);
  expect(partners.for("lab").setting.key).toBe("default");
  expect(partners.named("offset")).toBe(partners.for("press"));
  expect(partners.named("default")).toBe(partners.for("lab"));
});

test("who takes all other files gets them, and the shop itself none", async () => {
  const partners = await read([offset, { ...offset, key: "allround", roles: ["*"] }]);
  if (typeof partners === "string") throw new Error(partners);
  expect(["press", "lab"].map((role) => partners.for(role).setting.key)).toEqual(["offset", "allround"]);
  expect(partners.named("default")).toBeNull();
});

test.each([
  ["no JSON", "{", "FILE is not JSON"],
  ["a missing part", [{ ...offset, roles: undefined }], /^FILE does not say what it must \(0\.roles: .*\)$/],
  ["an empty list", [], /^FILE does not say what it must \(the file: .*\)$/],
  ["an unknown part", [{ ...offset, colour: "red" }], /\(0: .*"colour"/],
  ["a role of two", [offset, { ...offset, key: "other" }], "FILE gives press to two partners"],
  [
    "all other files for two",
    [
      { ...offset, roles: ["*"] },
      { ...offset, key: "other", roles: ["*"] },
    ],
    "FILE gives all other files to two partners",
  ],
  [
    "somebody twice",
    [offset, { ...offset, roles: ["lab"] }],
    'FILE names "offset" twice; "default" is the shop itself',
  ],
  ["the shop's own name", [{ ...offset, key: "default" }], 'FILE names "default" twice; "default" is the shop itself'],
  [
    "a profile that is not there",
    [{ ...offset, outputIntent: { ...offset.outputIntent, profile: "gone.icc" } }],
    'FILE: cannot read the profile gone.icc of "offset"',
  ],
  [
    "a profile that is none",
    [{ ...offset, outputIntent: { ...offset.outputIntent, profile: "broken.icc" } }],
    'FILE: broken.icc of "offset" is no ICC profile that a PDF can have',
  ],
  [
    "a profile elsewhere",
    [{ ...offset, outputIntent: { ...offset.outputIntent, profile: "../a.icc" } }],
    /0\.outputIntent\.profile: must be the name of a file beside this one/,
  ],
])("%s is told in one sentence", async (_, content, sentence) => {
  const told = await read(content);
  if (typeof sentence === "string") expect(told).toBe(sentence);
  else expect(told).toMatch(sentence);
});

test("a file that is not there is told in one sentence", async () => {
  expect(await readPartners(join(folder, "none.json"))).toEqual({
    ok: false,
    error: `cannot read ${join(folder, "none.json")}`,
  });
});

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
  outputIntent: {
    ...{ identifier: "FOGRA39", registry: "http://www.color.org", condition: "Coated", profileName: "ISO Coated v2" },
    profile: "coated.icc",
  },
  ...{ marks: "crop", slug: false, blackText: "converted", plates: { Foil_Gold: "gold" } },
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

test("each role is made by who is named for it, all others by the shop itself", async () => {
  const partners = await read({ partners: [offset], roles: { press: "offset" } });
  if (typeof partners === "string") throw new Error(partners);
  expect(partners.for("press").setting).toMatchObject({
    ...{ key: "offset", marks: "crop" },
    outputIntent: { identifier: "FOGRA39", profileSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  expect(partners.for("press").profile.length).toBeGreaterThan(100_000);
  expect(partners.for("lab").setting.key).toBe("default");
  expect(partners.named("offset")).toBe(partners.for("press"));
});

test.each([
  ["no JSON", "{", "FILE is not JSON"],
  ["a missing part", { partners: [] }, /^FILE does not say what it must \(partners: .*; roles: .*\)$/],
  ["an unknown part", { partners: [{ ...offset, colour: "red" }], roles: {} }, /partners\.0: .*"colour"/],
  ["a role of somebody unknown", { partners: [offset], roles: { lab: "elsewhere" } }, /gives lab to "elsewhere"/],
  ["somebody twice", { partners: [offset, offset], roles: {} }, /names "offset" twice/],
  ["the shop's own name", { partners: [{ ...offset, key: "default" }], roles: {} }, /names "default" twice/],
  [
    "a profile that is not there",
    { partners: [{ ...offset, outputIntent: { ...offset.outputIntent, profile: "gone.icc" } }], roles: {} },
    'FILE: cannot read the profile gone.icc of "offset"',
  ],
  [
    "a profile that is none",
    { partners: [{ ...offset, outputIntent: { ...offset.outputIntent, profile: "broken.icc" } }], roles: {} },
    'FILE: broken.icc of "offset" is no ICC profile that a PDF can have',
  ],
  [
    "a profile elsewhere",
    { partners: [{ ...offset, outputIntent: { ...offset.outputIntent, profile: "../a.icc" } }], roles: {} },
    /partners\.0\.outputIntent\.profile: must be the name of a file beside this one/,
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

import { expect, test } from "vitest";
import { createPreviews } from "./page-previews.ts";

const editors = ["https://editor.example"];
const asked: object[] = [];
const previewOf = (query: string, good = true) => {
  asked.length = 0;
  const mayPreview = async (proof: object) => {
    asked.push(proof);
    return good;
  };
  return createPreviews({ mayPreview }, editors)(new URL(`https://shop.example/papier?${query}`));
};

const token = "a".repeat(40);
const proof = `_storyblok_tk[space_id]=7&_storyblok_tk%5Btimestamp%5D=1700000000&_storyblok_tk[token]=${token}`;

test("the editor's address with a good proof is a preview of its story", async () => {
  expect(await previewOf(`_storyblok=12&_storyblok_c=page&${proof}`)).toEqual({
    story: 12,
    version: "draft",
    release: null,
    editors,
    proof: { space_id: "7", timestamp: "1700000000", token },
  });
  expect(asked).toEqual([{ space_id: 7, timestamp: 1_700_000_000, token }]);
});

test.each([
  ["31", "31"],
  ["0", null],
  ["undefined", null],
  ["", null],
  ["1e3", null],
])("release %j is %j", async (written, release) => {
  expect((await previewOf(`_storyblok=12&_storyblok_release=${written}&${proof}`))?.release).toBe(release);
});

test.each([
  ["published", "published"],
  ["draft", "draft"],
  ["", "draft"],
  ["latest", "draft"],
])("version %j is the %s one", async (written, version) => {
  expect((await previewOf(`_storyblok=12&_storyblok_version=${written}&${proof}`))?.version).toBe(version);
});

test("a proof that is not good is none", async () => {
  expect(await previewOf(`_storyblok=12&${proof}`, false)).toBeNull();
});

test.each(["", "_storyblok=12", proof, `_storyblok=x&${proof}`, `_storyblok=12&${proof.replace("aaaa", "AAAA")}`])(
  "%j is no preview, and nobody is asked",
  async (query) => {
    expect(await previewOf(query)).toBeNull();
    expect(asked).toEqual([]);
  },
);

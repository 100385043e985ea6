import { expect, it } from "vitest";
import { isGoodProof } from "./preview-proof.ts";

/** The protocol's own example. */
const proof = { space_id: 12_345, timestamp: 1_700_000_000, token: "c1e9cbfd0be6c60d524004b59902881874328ed8" };
const keys = { space: 12_345, tokens: ["another", "previewTokenExample"] };
const at = (seconds: number) => new Date((1_700_000_000 + seconds) * 1_000);

it.each([0, 3_599, 3_600, -59])("is good %i seconds after it was signed", (seconds) => {
  expect(isGoodProof(proof, keys, at(seconds))).toBe(true);
});

it.each([3_601, 86_400, -61])("is good no more %i seconds after", (seconds) => {
  expect(isGoodProof(proof, keys, at(seconds))).toBe(false);
});

it("is good for its own space alone, and for any space of an outside service whose token signed it", () => {
  expect(isGoodProof(proof, { ...keys, space: 12_346 }, at(0))).toBe(false);
  expect(isGoodProof(proof, { ...keys, space: null }, at(0))).toBe(true);
});

it.each([
  ["another token", { ...keys, tokens: ["previewTokenexample"] }, proof],
  ["no token", { ...keys, tokens: [] }, proof],
  ["a shifted time", keys, { ...proof, timestamp: proof.timestamp + 1 }],
  ["another space signed in", { ...keys, space: null }, { ...proof, space_id: 12_346 }],
  ["capitals", keys, { ...proof, token: proof.token.toUpperCase() }],
  ["a part of it", keys, { ...proof, token: proof.token.slice(0, 20) }],
  ["nothing", keys, { ...proof, token: "" }],
])("%s is no proof", (_what, known, given) => {
  expect(isGoodProof(given, known, at(0))).toBe(false);
});

import { expect, test } from "vitest";
import { type Finding, type FindingBody, forbidsOrder, remediesOf } from "./finding.ts";

const size = { width: 1, height: 1 };
const bodies: readonly FindingBody[] = [
  { reason: "photo-missing", optional: false },
  { reason: "photo-missing", optional: true },
  { reason: "photo-unknown", photo: "p" },
  { reason: "photo-too-small", dpi: 30, refused: true, sharpUpTo: size },
  { reason: "photo-too-small", dpi: 90, refused: false, sharpUpTo: size },
  { reason: "text-overflow", needs: size },
  { reason: "word-too-wide", word: "x" },
  { reason: "characters-missing", characters: ["x"] },
  { reason: "font-unknown", font: "f" },
  { reason: "art-unknown", piece: "a" },
  { reason: "words-cut-away", words: ["x"], ink: { x: 0, y: 0, ...size } },
  { reason: "outside" },
  { reason: "edge-too-deep" },
  { reason: "surface-missing" },
];
const findings = bodies.map((body): Finding => ({ ...body, surface: "front", element: null }));

test("only what prints as people expect may be ordered: optional places, soft photos, what is cut away in sight, and what lies beside the side", () => {
  const harmless = findings.filter((finding) => !forbidsOrder(finding)).map(({ reason }) => reason);
  expect(harmless).toEqual(["photo-missing", "photo-too-small", "words-cut-away", "outside"]);
});

test("every finding can be mended", () => {
  expect(findings.filter((finding) => remediesOf(finding).length === 0)).toEqual([]);
});

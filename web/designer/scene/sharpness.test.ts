import { expect, test } from "vitest";
import type { PhotoResolution } from "../../../design/resolution.ts";
import { messagesOf } from "../../words/all.ts";
import { promisedSize, sharpnessOf } from "./sharpness.ts";

const de = messagesOf("de-DE").designer;
const judged = (verdict: PhotoResolution["verdict"]): PhotoResolution => ({
  surface: "front",
  element: "picture",
  photo: "p",
  dpi: 254,
  verdict,
  sharpUpTo: { width: 1_019_999, height: 679_000 },
});
const trim = { width: 600_000, height: 400_000 };

test("a good photo is promised a size, rounded down to whole centimetres", () => {
  expect(promisedSize(judged("good").sharpUpTo)).toEqual({ width: 1010, height: 670 });
  expect(sharpnessOf(judged("good"), { trim, onWall: true }, de, "de-DE")).toEqual({
    level: "good",
    verdict: "Scharf bis 101\u00a0×\u00a067\u00a0cm",
    detail: "254 dpi bei 60\u00a0×\u00a040",
  });
});

test("between the bands it is said in distance, below in the size that would still be sharp", () => {
  expect(sharpnessOf(judged("fair"), { trim, onWall: true }, de, "de-DE")).toMatchObject({
    level: "fair",
    verdict: "Aus zwei Metern scharf",
  });
  expect(sharpnessOf(judged("fair"), { trim, onWall: false }, de, "de-DE").verdict).toBe("Ordentlich scharf");
  expect(sharpnessOf(judged("warn"), { trim, onWall: true }, de, "de-DE").level).toBe("poor");
  expect(sharpnessOf(judged("refuse"), { trim, onWall: true }, de, "en-US").verdict).toMatch(
    /^Zu klein .* 39\.8\u00a0×\u00a026\.4\u00a0in$/,
  );
});

test("a photo of a few pixels is still promised a centimetre, never none", () => {
  expect(promisedSize({ width: 2000, height: 900 })).toEqual({ width: 10, height: 10 });
});

import { expect, test } from "vitest";
import { readTransformation } from "./read-transformation.ts";
import type { Transformation } from "./transformation.ts";

const plain: Transformation = {
  crop: null,
  size: null,
  fitIn: false,
  smart: false,
  focal: null,
  flip: { horizontal: false, vertical: false },
  filters: { quality: 85, format: null, fill: null, blur: 0, brightness: 0, rotate: 0, grayscale: false, corner: null },
};
const size = (width: number, height: number) => ({ ...plain, size: { width, height } });
const filters = (some: Partial<Transformation["filters"]>) => ({ ...plain, filters: { ...plain.filters, ...some } });

test.each<[string, Transformation]>([
  ["", plain],
  ["0x0", plain],
  ["600x130", size(600, 130)],
  ["600x130/", size(600, 130)],
  ["600x0", size(600, 0)],
  ["0x130", size(0, 130)],
  ["4000x4000", size(4000, 4000)],
  ["-0x0", { ...plain, flip: { horizontal: true, vertical: false } }],
  ["-200x-100", { ...size(200, 100), flip: { horizontal: true, vertical: true } }],
  ["fit-in/200x200", { ...size(200, 200), fitIn: true }],
  ["200x100/smart", { ...size(200, 100), smart: true }],
  ["200x100/10x20:30x40", { ...size(200, 100), crop: { left: 10, top: 20, right: 30, bottom: 40 } }],
  ["filters:quality(0)", filters({ quality: 0 })],
  ["filters:quality(100):format(avif)", filters({ quality: 100, format: "avif" })],
  ["filters:quality(10):quality(20)", filters({ quality: 20 })],
  ["fit-in/9x9/filters:fill(CC0000)", { ...size(9, 9), fitIn: true, filters: filters({ fill: "#cc0000" }).filters }],
  ["filters:fill(transparent)", filters({ fill: "transparent" })],
  ["9x9/filters:focal(1x2:3x4)", { ...size(9, 9), focal: { left: 1, top: 2, right: 3, bottom: 4 } }],
  ["filters:blur(10)", filters({ blur: 10 })],
  ["filters:blur(100,2.5)", filters({ blur: 2.5 })],
  ["filters:blur(0,9)", filters({ blur: 0 })],
  ["filters:brightness(-100)", filters({ brightness: -100 })],
  ["filters:rotate(270)", filters({ rotate: 270 })],
  ["filters:grayscale()", filters({ grayscale: true })],
  ["filters:round_corner(20,255,0,1,0)", filters({ corner: { x: 20, y: 20, colour: [255, 0, 1] } })],
  ["filters:round_corner(20|40,0,0,0,1)", filters({ corner: { x: 20, y: 40, colour: null } })],
  ["filters%3Aquality%2850%29", filters({ quality: 50 })],
])("/m/%s", (path, expected) => {
  expect(readTransformation(path)).toEqual({ ok: true, value: expected });
});

test.each([
  ["4001x10", "must not be larger than 4000 pixels a side"],
  ["99999x99999", "must not be larger than 4000 pixels a side"],
  ["100x", "has a step that nobody knows here: 100x"],
  ["smart/200x100", "has a step that nobody knows here: 200x100"],
  ["200x100/../../etc/passwd", "has a step that nobody knows here: .."],
  ["200x100/%2e%2e", "has a step that nobody knows here: %2e%2e"],
  ["https://evil.example/a.jpg", "has a step that nobody knows here: https:"],
  ["200x100%00", "has a step that nobody knows here: 200x100%00"],
  ["10x10/30x40:10x20", "the corners of the part to keep must be upper left and lower right"],
  ["filters:", "filters look like filters:quality(80):format(webp)"],
  ["filters:quality(80", "filters look like filters:quality(80):format(webp)"],
  ["filters:quality(80):", "filters look like filters:quality(80):format(webp)"],
  ["filters:quality(80)format(webp)", "filters look like filters:quality(80):format(webp)"],
  ["filters:watermark(a)", "there is no filter watermark"],
  ["filters:constructor()", "there is no filter constructor"],
  ["filters:quality(101)", "quality must be a number from 0 to 100, not 101"],
  ["filters:quality(1e1)", "quality must be a number from 0 to 100, not 1e1"],
  ["filters:quality()", "quality must be a number from 0 to 100, not "],
  ["filters:brightness(-101)", "brightness must be a number from -100 to 100, not -101"],
  ["filters:blur(101)", "blur must be a radius from 0 to 100, and a sigma from 0 to 100 after a comma, not 101"],
  ["filters:rotate(45)", "rotate must be one of 0, 90, 180, 270, not 45"],
  ["filters:format(gif)", "format must be one of webp, png, jpeg, avif, not gif"],
  ["filters:fill(red)", "fill must be six hex digits or transparent, not red"],
  ["filters:grayscale(1)", "grayscale must be empty, not 1"],
  ["filters:focal(9x9:9x9)", "focal must be two points like 450x500:550x600"],
  [
    "filters:round_corner(20)",
    "round_corner must be a radius (or two with | between), red, green, blue, and 0 or 1, not 20",
  ],
  ["9".repeat(501), "must not be longer than 500 characters"],
])("/m/%s is refused", (path, sentence) => {
  expect(readTransformation(path)).toEqual({ ok: false, error: sentence });
});

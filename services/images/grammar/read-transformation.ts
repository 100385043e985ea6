import { defaultQuality } from "../../../core/image/image-options.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { boxShape, readBox } from "./box.ts";
import { readFilters } from "./read-filters.ts";
import { type Filters, maxSide, type Transformation } from "./transformation.ts";

/** Longer than any address a page writes. */
const mostCharacters = 500;
/** Characters of the grammar that some programs write encoded. */
const encoded: Readonly<Record<string, string>> = { "%28": "(", "%29": ")", "%2c": ",", "%3a": ":" };

const sizeShape = /^(-?)(\d{1,5})x(-?)(\d{1,5})$/;

const noFilters: Filters = {
  quality: defaultQuality,
  format: null,
  fill: null,
  blur: 0,
  brightness: 0,
  rotate: 0,
  grayscale: false,
  corner: null,
};

/**
 * Reads what follows `/m/` in the address of an asset:
 * `[fit-in/][-]WxH[/X1xY1:X2xY2][/smart][/filters:name(value):name(value)]`, all of it optional.
 *
 * @returns the transformation, or one sentence that says what is wrong
 */
export function readTransformation(path: string): Outcome<Transformation, string> {
  if (path.length > mostCharacters) return failed(`must not be longer than ${mostCharacters} characters`);
  const text = path.replaceAll(/%[0-9a-f]{2}/gi, (code) => encoded[code.toLowerCase()] ?? code);
  const steps = text.replace(/\/$/, "").split("/").reverse();
  const next = (is: (step: string) => boolean) => (is(steps.at(-1) ?? "") ? (steps.pop() as string) : null);

  const fitIn = next((step) => step === "fit-in") !== null;
  const size = readSize(next((step) => sizeShape.test(step)));
  if (!size.ok) return size;
  const crop = readBox(next((step) => boxShape.test(step)));
  if (crop === "empty") return failed("the corners of the part to keep must be upper left and lower right");
  const smart = next((step) => step === "smart") !== null;
  const filters = next((step) => step.startsWith("filters:"));
  const read = filters === null ? done({ filters: noFilters, focal: null }) : readFilters(filters, noFilters);
  if (!read.ok) return read;
  const rest = steps.findLast((step) => step !== "");
  if (rest !== undefined) return failed(`has a step that nobody knows here: ${rest.slice(0, 40)}`);
  const { flip, ...wanted } = size.value;
  return done({ crop, fitIn, smart, flip, size: wanted.size, ...read.value });
}

type Size = Pick<Transformation, "size" | "flip">;

function readSize(step: string | null): Outcome<Size, string> {
  const [, horizontal, width, vertical, height] = sizeShape.exec(step ?? "0x0") ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (Math.max(size.width, size.height) > maxSide) return failed(`must not be larger than ${maxSide} pixels a side`);
  const flip = { horizontal: horizontal === "-", vertical: vertical === "-" };
  return done({ size: size.width + size.height === 0 ? null : size, flip });
}

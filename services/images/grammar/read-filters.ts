import { imageFormats, mostBlur, rotations } from "../../../core/image/image-options.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { type Box, readBox } from "./box.ts";
import type { Corner, Filters } from "./transformation.ts";

interface Read {
  readonly filters: Filters;
  readonly focal: Box | null;
}

/** Each filter's value as what it changes; null where the value is wrong. */
const readers: Readonly<Record<string, { read: (value: string) => Partial<Filters> | null; expects: string }>> = {
  quality: { read: number("quality", 0, 100), expects: "a number from 0 to 100" },
  brightness: { read: number("brightness", -100, 100), expects: "a number from -100 to 100" },
  format: { read: oneOf("format", imageFormats), expects: `one of ${imageFormats.join(", ")}` },
  rotate: { read: oneOf("rotate", rotations), expects: `one of ${rotations.join(", ")}` },
  fill: { read: fill, expects: "six hex digits or transparent" },
  blur: { read: blur, expects: `a radius from 0 to ${mostBlur}, and a sigma from 0 to ${mostBlur} after a comma` },
  grayscale: { read: (value) => (value === "" ? { grayscale: true } : null), expects: "empty" },
  round_corner: { read: corner, expects: "a radius (or two with | between), red, green, blue, and 0 or 1" },
};

/** `filters:quality(80):format(webp)`. Of two filters with one name the last counts, as in the service. */
export function readFilters(step: string, standard: Filters): Outcome<Read, string> {
  let filters = standard;
  let focal: Box | null = null;
  const list = step.slice("filters:".length);
  const parts = [...list.matchAll(/([a-z_]+)\(([^()]*)\)(?::|$)/gy)];
  if (list === "" || parts.map(([whole]) => whole).join("") !== list || list.endsWith(":")) {
    return failed("filters look like filters:quality(80):format(webp)");
  }
  for (const [, name = "", value = ""] of parts) {
    if (name === "focal") {
      const box = readBox(value);
      if (box === null || box === "empty") return failed("focal must be two points like 450x500:550x600");
      focal = box;
      continue;
    }
    const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
    if (!reader) return failed(`there is no filter ${name}`);
    const change = reader.read(value);
    if (!change) return failed(`${name} must be ${reader.expects}, not ${value.slice(0, 40)}`);
    filters = { ...filters, ...change };
  }
  return done({ filters, focal });
}

const numberIn = (text: string, least: number, most: number): number | null => {
  if (!/^-?\d{1,4}(\.\d{1,4})?$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

function number(name: "quality" | "brightness", least: number, most: number) {
  return (text: string) => {
    const value = numberIn(text, least, most);
    return value === null ? null : { [name]: value };
  };
}

function oneOf(name: "format" | "rotate", known: readonly (string | number)[]) {
  return (text: string) => {
    const found = known.find((one) => String(one) === text);
    return found === undefined ? null : { [name]: found };
  };
}

function fill(text: string) {
  if (text === "transparent") return { fill: text };
  return /^[0-9a-f]{6}$/i.test(text) ? { fill: `#${text.toLowerCase()}` } : null;
}

function blur(text: string) {
  const [radius = "", sigma, ...more] = text.split(",");
  const values = [radius, sigma ?? radius].map((one) => numberIn(one, 0, mostBlur));
  if (more.length > 0 || values.includes(null)) return null;
  return { blur: values[0] === 0 ? 0 : (values[1] ?? 0) };
}

/** `20,255,255,255,0`: radius, colour of what is cut off, and 1 where it is transparent; `20|40` is an ellipse. */
function corner(text: string): { corner: Corner } | null {
  const [radii = "", ...rest] = text.split(",");
  const [x, y, ...more] = radii.split("|").map((one) => numberIn(one, 0, 4_000));
  const [red, green, blue] = rest.slice(0, 3).map((one) => numberIn(one, 0, 255));
  const [clear = "0"] = rest.slice(3);
  if (rest.length > 4 || more.length > 0 || !/^[01]$/.test(clear)) return null;
  if (typeof x !== "number" || y === null || rest.length < 3) return null;
  if (typeof red !== "number" || typeof green !== "number" || typeof blue !== "number") return null;
  return { corner: { x, y: y ?? x, colour: clear === "1" ? null : [red, green, blue] } };
}

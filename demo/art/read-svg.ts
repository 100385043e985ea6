/** One element of a drawing; our drawings hold no text. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}
interface Open extends SvgElement {
  readonly children: Open[];
}

const tag = /\s*<(?:(\/)([a-z]+)|([a-z]+)((?:\s+[A-Za-z:-]+="[^"<&]*")*)\s*(\/?))>\s*/y;

/**
 * Reads the small part of XML that drawings of ours are written in: elements, attributes and white space. Everything
 * else (text, entities, comments, CDATA, processing instructions, doctypes) is a mistake, as is what is not well formed.
 *
 * @throws Error that names the place
 */
export function readSvg(text: string): SvgElement {
  const root: Open = { name: "#document", attributes: {}, children: [] };
  const open: Open[] = [root];
  let at = 0;
  while (at < text.length) {
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) throw new Error(`not a tag at ${at}: ${text.slice(at, at + 30)}`);
    const [whole, closing, closed, name = "", attributes = "", alone] = found;
    if (closing) {
      if (open.pop()?.name !== closed || open.length === 0) throw new Error(`</${closed}> closes nothing at ${at}`);
    } else {
      const element: Open = { name, attributes: readAttributes(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (!alone) open.push(element);
    }
    at += whole.length;
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || !only || more.length > 0) throw new Error("not one element with everything closed");
  return only;
}

function readAttributes(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([A-Za-z:-]+)="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length !== pairs.length) throw new Error(`an attribute twice: ${text}`);
  return attributes;
}

/** The element and all below it. */
export const withDescendants = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const numbersOf: Readonly<Record<string, number>> = { M: 2, l: 2, c: 6, z: 0 };

/**
 * The box around path data of absolute `M` and relative `c`, `l` and `z`: of all points the path goes through, and of
 * samples on its curves.
 *
 * @throws Error at any other command, at a part that is not closed and at a wrong count of numbers
 */
export function boxOfPath(data: string): Box {
  if (!/^(M[\d\s-]+([lc][\d\s-]+)+z)+$/.test(data)) throw new Error(`not closed, or unknown: ${data.slice(0, 40)}`);
  const box = { left: data.length * 1e6, top: data.length * 1e6, right: -1e6, bottom: -1e6 };
  let [x, y] = [0, 0];
  const take = (px: number, py: number) => {
    box.left = Math.min(box.left, px);
    box.right = Math.max(box.right, px);
    box.top = Math.min(box.top, py);
    box.bottom = Math.max(box.bottom, py);
  };
  for (const [, command = "", numbers = ""] of data.matchAll(/([Mclz])([\d\s-]*)/g)) {
    const values = (numbers.match(/-?\d+/g) ?? []).map(Number);
    const each = numbersOf[command] ?? 0;
    if (each > 0 && values.length !== each) throw new Error(`${command}${numbers}`);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    if (command === "M") [x, y] = [a, b];
    if (command === "l") [x, y] = [x + a, y + b];
    if (command === "c") {
      for (let step = 1; step < 8; step++) {
        const t = step / 8;
        const [u, v, w] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        take(x + u * a + v * c + w * e, y + u * b + v * d + w * f);
      }
      [x, y] = [x + e, y + f];
    }
    if (command !== "z") take(x, y);
  }
  return box;
}

import type { TextElement } from "../../../../design/document.ts";
import { type Remedy, remediesOf } from "../../../../design/finding.ts";
import type { Size } from "../../../../design/geometry.ts";
import type { Zone } from "../../../../design/layout.ts";
import type { Step } from "../../../../design/operation.ts";
import { fitSize, LEAST_TYPE } from "../../../../design/text/fit-text.ts";
import { GENERAL_FONT } from "../../../../design/text/font.ts";
import { layoutText } from "../../../../design/text/text-layout.ts";
import type { TextMaterial } from "../../../../design/text/text-setting.ts";
import type { TextFinding } from "./text-trouble.ts";
import { wordsInside } from "./words-inside.ts";

/** One press that mends a finding. */
export interface MendingStep {
  readonly remedy: Remedy;
  readonly step: Step;
}

/** What a text may be mended with. */
export interface Mending {
  readonly material: TextMaterial;
  /** Of the side, micrometres: no box grows beyond it. */
  readonly trim: Size;
  /** Of the side; only those where words are safe are looked at. */
  readonly zones: readonly Zone[];
}

/** What mends a finding of a text by itself, the best first; empty where only other words help. */
export function textRemedies(finding: TextFinding, element: TextElement, mending: Mending): readonly MendingStep[] {
  return remediesOf(finding).flatMap((remedy): readonly MendingStep[] => {
    const set = changeOf(remedy, finding, element, mending);
    return set ? [{ remedy, step: { type: "setElement", element: element.id, set } }] : [];
  });
}

type Change = Partial<Pick<TextElement, "size" | "frame" | "font" | "text">>;

function changeOf(remedy: Remedy, finding: TextFinding, element: TextElement, mending: Mending): Change | null {
  switch (remedy) {
    case "use-smaller-type": {
      const fitted = fitSize(element, element.frame, mending.material, LEAST_TYPE);
      return fitted && fitted.size < element.size ? { size: fitted.size } : null;
    }
    case "enlarge-box":
      return enlarged(element, mending);
    case "move-inside":
      return finding.reason === "words-cut-away" ? wordsInside(element, finding.ink, mending.zones) : null;
    case "choose-other-font":
      return finding.reason === "font-unknown" ? { font: GENERAL_FONT } : null;
    case "replace-characters":
      return finding.reason === "characters-missing" ? without(element.text, finding.characters) : null;
    default:
      return null;
  }
}

/** A box grows in steps of this share of its width until no word is broken. */
const WIDER = 1.1;

/** As wide as its widest word and as high as its lines, within the side; null when the side is too small. */
function enlarged(element: TextElement, { material, trim }: Mending): Change | null {
  for (let width = element.frame.width; ; width = Math.min(trim.width, Math.ceil(width * WIDER))) {
    const laid = layoutText(
      { ...element, fit: "report", size: sizeIn(element) },
      { ...element.frame, width },
      material,
    );
    if (!laid) return null;
    const whole = laid.lines.every(({ forced }) => !forced);
    if (whole && laid.needs.height <= trim.height) {
      return { frame: grown(element, { width, height: Math.max(element.frame.height, laid.needs.height) }, trim) };
    }
    if (width >= trim.width) return null;
  }
}

/** A text that shrinks was printed in the smallest type already. */
const sizeIn = ({ fit, size }: TextElement) => (fit === "shrink" ? Math.min(size, LEAST_TYPE) : size);

/** Words stay where they are: a box grows away from the edge at which its lines are set. */
function grown({ frame, align, stand }: TextElement, { width, height }: Size, trim: Size) {
  const [wider, higher] = [width - frame.width, height - frame.height];
  const x = frame.x - { start: 0, centre: Math.round(wider / 2), end: wider }[align];
  const y = frame.y - { top: 0, middle: Math.round(higher / 2), bottom: higher }[stand];
  return { x: within(x, width, trim.width), y: within(y, height, trim.height), width, height };
}

const within = (at: number, length: number, room: number) => Math.min(Math.max(at, 0), Math.max(0, room - length));

function without(text: string, characters: readonly string[]): Change {
  const left = characters.reduce((rest, character) => rest.replaceAll(character, ""), text);
  return { text: left.replaceAll(/ {2,}/g, " ").trim() };
}

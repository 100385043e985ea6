import type { Rect, Size } from "./geometry.ts";
/**
 * Something about a side that should be mended. A design with findings is drawn as well as it can be and is always
 * saved; some findings keep it out of the basket (`forbidsOrder`, or the kind's own rule).
 */
export type Finding = FindingBody & {
  /** Null: about the design as a whole. */
  readonly surface: string;
  /** Null: about the whole side. */
  readonly element: string | null;
};

export type FindingBody =
  /** The place is empty. `optional`: it may stay so. */
  | { readonly reason: "photo-missing"; readonly optional: boolean }
  /** The element shows a photo that is not in the tray. */
  | { readonly reason: "photo-unknown"; readonly photo: string }
  /** Too few pixels for this size; `refused`: it cannot be printed. */
  | { readonly reason: "photo-too-small"; readonly dpi: number; readonly refused: boolean; readonly sharpUpTo: Size }
  /** The words need more room than their box has, at the smallest type that may be used. */
  | { readonly reason: "text-overflow"; readonly needs: Size }
  /** One word is wider than its box. */
  | { readonly reason: "word-too-wide"; readonly word: string }
  /** Thinner than foil holds; micrometres. `type`: the height of letters, `line`: the width of a line. */
  | { readonly reason: "foil-too-fine"; readonly what: "type" | "line"; readonly is: number; readonly least: number }
  /** The punching cuts these words; `ink`: box of all words of the text, from the trim's top left. */
  | { readonly reason: "words-cut-away"; readonly words: readonly string[]; readonly ink: Rect }
  /** Words that have to be there are not written yet. */
  | { readonly reason: "words-missing" }
  /** No font of the chain has these characters; they are drawn as an empty box. */
  | { readonly reason: "characters-missing"; readonly characters: readonly string[] }
  /** The shop no longer has the font; another one is used. */
  | { readonly reason: "font-unknown"; readonly font: string }
  | { readonly reason: "art-unknown"; readonly piece: string }
  /** The element is outside the side. */
  | { readonly reason: "outside" }
  /** Names of holidays and birthdays that their day has no room for; they are not printed. */
  | { readonly reason: "notes-left-out"; readonly notes: readonly string[] }
  /** Words on a spine that is too thin for them. */
  | { readonly reason: "words-on-thin-spine" }
  /** The mirrored or folded edge is deeper than the picture it repeats. */
  | { readonly reason: "edge-too-deep" }
  /** Modules of a code, micrometres: phones do not read smaller ones. */
  | { readonly reason: "code-too-small"; readonly is: number; readonly least: number }
  /** Too light, or seen through: phones need dark on light. */
  | { readonly reason: "code-too-pale" }
  /** Something covers a code or its quiet zone. */
  | { readonly reason: "code-covered" }
  /** The product has no room for these sides of the design. */
  | { readonly reason: "surfaces-left-out"; readonly surfaces: readonly string[] }
  /** The product has this side, the design lacks it. */
  | { readonly reason: "surface-missing" };

export type FindingReason = FindingBody["reason"];

/** Remedies of a finding; the editor offers each as one click. */
export type Remedy =
  | "place-photo"
  | "choose-smaller-size"
  | "shorten-text"
  | "use-smaller-type"
  | "enlarge-box"
  | "continue-on-next"
  | "choose-other-font"
  | "replace-characters"
  | "write-words"
  | "thicken"
  | "choose-darker-colour"
  | "print-in-ink"
  | "move-inside"
  | "remove-element"
  | "choose-thinner-edge"
  | "remove-surfaces"
  | "add-surface";

const remedies: Readonly<Record<FindingReason, readonly Remedy[]>> = {
  "photo-missing": ["place-photo", "remove-element"],
  "photo-unknown": ["place-photo", "remove-element"],
  "photo-too-small": ["choose-smaller-size", "place-photo"],
  "text-overflow": ["use-smaller-type", "enlarge-box", "continue-on-next", "shorten-text"],
  "word-too-wide": ["use-smaller-type", "enlarge-box", "shorten-text"],
  "foil-too-fine": ["thicken", "print-in-ink"],
  "words-cut-away": ["move-inside", "shorten-text"],
  "words-missing": ["write-words"],
  "characters-missing": ["replace-characters", "choose-other-font"],
  "font-unknown": ["choose-other-font"],
  "art-unknown": ["remove-element"],
  outside: ["move-inside", "remove-element"],
  "notes-left-out": ["enlarge-box", "shorten-text"],
  "words-on-thin-spine": ["remove-element", "move-inside"],
  "surfaces-left-out": ["remove-surfaces"],
  "edge-too-deep": ["choose-thinner-edge"],
  "surface-missing": ["add-surface"],
  "code-too-small": ["enlarge-box"],
  "code-too-pale": ["choose-darker-colour"],
  "code-covered": ["move-inside"],
};

/** Its remedies, the best first. */
export const remediesOf = ({ reason }: Pick<Finding, "reason">): readonly Remedy[] => remedies[reason];

/** The common rule of what cannot be ordered: whatever would print otherwise than people expect. */
export function forbidsOrder(finding: Finding): boolean {
  switch (finding.reason) {
    case "photo-missing":
      return !finding.optional;
    case "photo-too-small":
      return finding.refused;
    case "foil-too-fine":
    case "words-cut-away":
    case "outside":
    case "notes-left-out":
    case "code-too-small":
    case "code-too-pale":
    case "code-covered":
      return false;
    default:
      return true;
  }
}

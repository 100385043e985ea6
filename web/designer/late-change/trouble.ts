import type { Opening } from "../../../products/openings.ts";
import type { Checked } from "../panels/check/checked.ts";

/** What became of an opening; `eye`: it should be looked at, `added`: it is new and blank. */
export const fates = ["same", "anew", "eye", "added"] as const;
export type Fate = (typeof fates)[number];

/** Something a change did to a side that people should see. */
export type Trouble = {
  readonly surface: string;
  /** Null: about the side as a whole. */
  readonly element: string | null;
} & (
  | { readonly reason: "found"; readonly checked: Checked }
  /** `lost`: percent of what was seen of it. */
  | { readonly reason: "cut"; readonly what: "photo" | "face"; readonly photo: string; readonly lost: number }
  /** Photos that have no place any more; they are in the tray. */
  | { readonly reason: "left-out"; readonly photos: readonly string[] }
);

export interface ChangedOpening {
  readonly sides: Opening;
  /** What its sides were; null for a new one. */
  readonly before: Opening | null;
  readonly fate: Fate;
  readonly troubles: readonly Trouble[];
}

export interface LateChange {
  readonly openings: readonly ChangedOpening[];
  readonly counts: Readonly<Record<Fate, number>>;
  /** Different photos on the sides. */
  readonly photos: number;
  /** Photos that lost their place; they are in the tray. */
  readonly leftOut: readonly string[];
  /** Texts that read as before. */
  readonly texts: number;
  /** A side has another size than before. */
  readonly resized: boolean;
}

/** The same trouble, also after it was recomputed. */
export const troubleKey = (trouble: Trouble): string =>
  [
    trouble.surface,
    trouble.element,
    trouble.reason === "found" ? trouble.checked.reason : trouble.reason,
    trouble.reason === "left-out" ? trouble.photos.join(" ") : "",
  ].join("|");

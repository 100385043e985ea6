import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Locale } from "../../core/locale.ts";
import type { DesignDocument, DesignPhoto, Surface, TextElement } from "../../design/document.ts";
import type { Step } from "../../design/operation.ts";
import type { PhotoLook } from "../../design/photo-look.ts";
import type { Worn } from "../../design/template/keep-contents.ts";

/** A photo with facts of its pixels; null where they could not be read. */
export interface LookedAt extends DesignPhoto {
  readonly look: PhotoLook | null;
}

export const densities = ["airy", "even", "full"] as const;
/** Number of photos on a side. */
export type Density = (typeof densities)[number];

/** Plain data, so that a worker can be asked; the same wish has the same outcome on every machine. */
export interface AutofillWish {
  readonly photos: readonly LookedAt[];
  readonly seed: number;
  readonly density: Density;
  /** Photos that are to be in, whatever speaks against them. */
  readonly wanted: readonly string[];
  /** Sides that stay as they are, with what is on them. */
  readonly fixed: readonly Surface[];
  /** Chapters are headed by the time they tell of; null: they are not. */
  readonly titles: TitleLook | null;
  /** Later photos are taken with a clock that was wrong. */
  readonly today: CalendarDate;
  /** The present style, to recognise words that were changed; null: all words count as the visitor's. */
  readonly worn: Worn | null;
}

/** Style of chapter titles. */
export interface TitleLook extends Pick<TextElement, "font" | "colour"> {
  readonly locale: Locale;
}

export interface Autofilled {
  /** To be performed together. */
  readonly steps: readonly Step[];
  /** Contents of each filled side, in the order of the design. */
  readonly sides: readonly FilledSide[];
  readonly left: readonly LeftPhoto[];
  /** Photos without a plausible time; they follow the others in the order of the tray. */
  readonly undated: number;
  /** Sides for which there was no photo. */
  readonly empty: number;
}

export interface FilledSide {
  readonly surface: string;
  /** First day of the side's photos; null where they have no date. */
  readonly day: CalendarDate | null;
  readonly photos: number;
  /** The time of the chapter that opens here. */
  readonly opens: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
}

/** A photo that stays in the tray, and why. */
export type LeftPhoto = { readonly photo: string } & (
  | { readonly why: "twin"; readonly of: string }
  | { readonly why: "blurred" }
  | { readonly why: "small" }
  | { readonly why: "no-room" }
);

/** Wishes for other arrangements of one side. */
export interface AlternativesWish extends Pick<AutofillWish, "seed" | "today" | "worn"> {
  readonly side: string;
  /** The photos of this side at least. */
  readonly photos: readonly LookedAt[];
}

/** For kinds in which all photos can be laid out at once. Pure. */
export interface KindAutofill<Data> {
  fill(design: DesignDocument, data: Data, wish: AutofillWish): Autofilled;
  /** Other arrangements of a side's own photos, each once and without the present one; locked photos and words stay. */
  alternatives(design: DesignDocument, data: Data, wish: AlternativesWish): readonly Surface[];
  /** Whether a side has photos that can be arranged otherwise. */
  hasAlternatives(side: Surface): boolean;
  /** Sides that are better left alone, because somebody has made something of them. */
  ownSides(design: DesignDocument, worn: Worn | null): readonly string[];
}

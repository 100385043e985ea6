import type { CalendarDate } from "../../../core/calendar-date.ts";
import type { Locale } from "../../../core/locale.ts";
import type {
  DesignDocument,
  DesignElement,
  DesignPhoto,
  PhotoElement,
  Surface,
  TextElement,
} from "../../../design/document.ts";
import { freeName } from "../../../design/free-name.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { Step } from "../../../design/operation.ts";
import { ONE } from "../../../design/placement.ts";
import { LEAST_TYPE } from "../../../design/text/fit-text.ts";
import { momentOf } from "../../autofill/moment.ts";
import type { Case } from "../case.ts";
import { pageSize } from "../sides/measures.ts";
import { COVER, FIRST } from "../sides/sides.ts";
import { spreadShape } from "../sides/spread-shape.ts";
import { dayWords, monthWords } from "./date-words.ts";
import { writtenLocale, writtenLook } from "./written-look.ts";

/** Captions: each photo's day, or the months of a side. */
export type CaptionSort = "days" | "months";

export interface CaptionWish {
  readonly sort: CaptionSort;
  /** Ids of the sides; the cover never has any. */
  readonly sides: readonly string[];
  readonly locale: Locale;
  readonly today: CalendarDate;
}

export interface Captioned {
  readonly steps: readonly Step[];
  readonly added: number;
  /** Photos without a day that can be true. */
  readonly undated: number;
  /** Photos that run over the page's edge, or are turned: there is no room below. */
  readonly full: number;
}

/** The slot of a caption names its photo, so that it can follow it into another layout. */
const SLOT = "taken-";
const MONTHS_SLOT = "months";
/** Of the shorter side of a page; a line in the size of its type. */
const [SIZE, LINE] = [0.014, 1.35];

export const captionOf = ({ slot }: DesignElement): string | null =>
  slot?.startsWith(SLOT) ? slot.slice(SLOT.length) : null;

/** Dates of photos as texts that can be edited; what has one already is left as it is. */
export function captionSteps(design: DesignDocument, one: Case, wish: CaptionWish): Captioned {
  const context: Context = {
    design,
    one,
    wish,
    locale: writtenLocale(design, wish.locale),
    look: writtenLook(design),
    size: captionSize(one),
    taken: new Set(design.surfaces.flatMap(({ elements }) => elements.map(({ id }) => id))),
    tray: new Map(design.photos.map((photo) => [photo.id, photo])),
  };
  const sides = design.surfaces.filter(({ id }) => id !== COVER && wish.sides.includes(id));
  const parts = sides.map((side) => (wish.sort === "days" ? dayCaptions(side, context) : monthCaption(side, context)));
  const sum = (field: "added" | "undated" | "full") => parts.reduce((all, part) => all + part[field], 0);
  return {
    steps: parts.flatMap(({ steps }) => steps),
    added: sum("added"),
    undated: sum("undated"),
    full: sum("full"),
  };
}

interface Context {
  readonly design: DesignDocument;
  readonly one: Case;
  readonly wish: CaptionWish;
  readonly locale: Locale;
  readonly look: Pick<TextElement, "font" | "colour">;
  readonly size: number;
  readonly taken: Set<string>;
  readonly tray: ReadonlyMap<string, DesignPhoto>;
}

const captionSize = (one: Case): number => {
  const { width, height } = pageSize(one);
  return Math.max(LEAST_TYPE, Math.round(Math.min(width, height) * SIZE));
};

type Shown = PhotoElement & { readonly photo: string };
const isShown = (element: DesignElement): element is Shown => element.type === "photo" && element.photo !== null;

const dayOf = (photo: DesignPhoto | undefined, today: CalendarDate) => (photo && momentOf(photo, today)?.day) ?? null;

function dayCaptions(side: Surface, context: Context): Captioned {
  const { tray, wish, one, locale, size } = context;
  const captioned = new Set(side.elements.map(captionOf));
  const photos = side.elements.filter(isShown).filter(({ photo }) => !captioned.has(photo));
  const dated = photos.flatMap((element) => {
    const day = dayOf(tray.get(element.photo), wish.today);
    return day ? [{ element, day }] : [];
  });
  const roomy = dated.flatMap(({ element, day }) => {
    const parted = below(element, pageSize(one).height, size);
    return parted ? [{ element, day, ...parted }] : [];
  });
  const texts = roomy.map(({ element, day, caption }) =>
    textOf(`${element.id}-date`, dayWords(day, locale), caption, SLOT + element.photo, context),
  );
  return {
    steps: [
      ...roomy.map(({ element, frame }): Step => ({ type: "setElement", element: element.id, set: { frame } })),
      ...(texts.length > 0 ? [{ type: "addElements", surface: side.id, elements: texts } as const] : []),
    ],
    added: texts.length,
    undated: photos.length - dated.length,
    full: dated.length - roomy.length,
  };
}

/** A photo shortened by a line, with that line; null where the photo exceeds the page's foot, is rotated or too low. */
export function below(
  { frame, rotation, locked }: PhotoElement,
  pageHeight: number,
  size: number,
): { readonly frame: Rect; readonly caption: Rect } | null {
  const line = Math.round(size * LINE);
  if (frame === "surface" || rotation !== 0 || locked) return null;
  if (frame.y + frame.height >= pageHeight || frame.height < 4 * line) return null;
  const height = frame.height - line;
  return { frame: { ...frame, height }, caption: { ...frame, y: frame.y + height, height: line } };
}

/** One line in the upper margin of the left page. */
function monthCaption(side: Surface, context: Context): Captioned {
  const { tray, wish, one, locale, size } = context;
  const photos = side.elements.filter(isShown);
  const days = photos.flatMap(({ photo }) => dayOf(tray.get(photo), wish.today) ?? []);
  const undated = photos.length - days.length;
  if (days.length === 0 || side.elements.some(({ slot }) => slot === MONTHS_SLOT)) {
    return { steps: [], added: 0, undated, full: 0 };
  }
  const shape = spreadShape(one);
  const page = side.id === FIRST ? shape.right : shape.left;
  const line = Math.round(size * LINE);
  const frame = {
    x: side.id === FIRST ? page.area.x - page.trim.x : page.area.x,
    y: Math.max(page.keep.y, Math.round((page.area.y + page.keep.y - line) / 2)),
    width: page.area.width,
    height: line,
  };
  const text = textOf(`${side.id}-months`, monthWords(days, locale), frame, MONTHS_SLOT, context);
  return { steps: [{ type: "addElements", surface: side.id, elements: [text] }], added: 1, undated, full: 0 };
}

function textOf(name: string, text: string, frame: Rect, slot: string, context: Context): TextElement {
  const { taken, look, locale, size } = context;
  const id = freeName(name, taken);
  taken.add(id);
  return {
    id,
    type: "text",
    frame,
    text,
    slot,
    rotation: 0,
    opacity: ONE,
    size,
    ...look,
    language: locale.slice(0, 2),
    hyphenate: false,
    align: "start",
    stand: "middle",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
  };
}

/** Captions go below their photos in another layout, with the words they have by now. */
export function captionsBelow(elements: readonly DesignElement[], pageHeight: number): readonly DesignElement[] {
  const captions = elements.filter((element): element is TextElement => captionOf(element) !== null);
  if (captions.length === 0) return elements;
  const moved = new Map<string, DesignElement>();
  for (const caption of captions) {
    const photo = elements.find((one) => isShown(one) && one.photo === captionOf(caption) && !moved.has(one.id));
    const parted = photo?.type === "photo" ? below(photo, pageHeight, caption.size) : null;
    if (!photo || !parted) continue;
    moved.set(photo.id, { ...photo, frame: parted.frame } as PhotoElement);
    moved.set(caption.id, { ...caption, frame: parted.caption });
  }
  return elements.map((element) => moved.get(element.id) ?? element);
}

import { spanText } from "../../../core/date-text.ts";
import { languageOf, locales } from "../../../core/locale.ts";
import type { DesignElement, Surface, TextElement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { ONE } from "../../../design/placement.ts";
import type { FilledSide, TitleLook } from "../../autofill/kind-autofill.ts";

type Span = NonNullable<FilledSide["opens"]>;

const slotOf = ({ from, to }: Span) => `chapter-${from}-${to}`;
const SLOT = /^chapter-(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)$/;
/** Of the height of its box; larger type would look like a headline. */
const SIZE = 0.55;
const LARGEST = 9_000;

/** A chapter's time as its title; it contains the time, so that the visitor's own words can be recognised. */
export const chapterTitle = (
  { id }: Pick<Surface, "id">,
  span: Span,
  frame: Rect,
  { locale, font, colour }: TitleLook,
): TextElement => ({
  id: `${id}-chapter`,
  type: "text",
  frame,
  rotation: 0,
  opacity: ONE,
  slot: slotOf(span),
  text: spanText(span.from, span.to, locale),
  language: languageOf(locale),
  hyphenate: false,
  font,
  colour,
  size: Math.min(Math.round(frame.height * SIZE), LARGEST),
  align: "start",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "shrink",
});

export const isChapterTitle = (element: DesignElement): element is TextElement =>
  element.type === "text" && SLOT.test(element.slot ?? "");

/** Whether a title still says nothing but its time, in whatever language. */
export function isUnwritten({ text, slot = "" }: TextElement): boolean {
  const [, from = "", to = ""] = SLOT.exec(slot) ?? [];
  return locales.some((locale) => spanText(from, to, locale) === text);
}

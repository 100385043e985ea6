import { type Format, parseFormat } from "../../core/measure.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import type { LinkReading, OpeningContext, Refusal } from "../kind.ts";
import { linkCount, linkFormat, linkText, refuse } from "../link-values.ts";
import { NONE } from "../none.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { readPhotobookKey } from "./photobook-key.ts";
import type { Release } from "./release.ts";
import { nearestBook, settle, usualBook } from "./settle.ts";

/**
 * Reads a designer link (specification section 3, photobook), with `giftBox` of our own; `graduationsPageCount` comes
 * from the catalogue. Unreadable or impossible parameters fall back with one notice each.
 */
export function readLink(
  query: QueryParameters,
  release: Release,
  { channel }: Pick<OpeningContext, "channel">,
): LinkReading<PhotobookConfiguration> {
  const unread: Refusal[] = [];
  const asked = readKeyParts(query, unread);
  const usual = usualBook(nearestBook(asked, release), release);
  const wanted: PhotobookConfiguration = {
    printing: asked.printing ?? usual.printing,
    cover: asked.cover ?? usual.cover,
    binding: asked.binding ?? usual.binding,
    paper: asked.paper ?? usual.paper,
    coverLamination: readLamination(asked.coverLamination, release, channel, unread),
    format: readBookFormat(query, release, unread) ?? usual.format,
    pageCount: readCount(query, "pageCount", 9999, unread) ?? usual.pageCount,
    refinement: readRefinement(query),
    ...readEndPaper(query),
    giftBox: isYes(queryText(query, "giftBox")),
    quantity: readQuantity(query, unread) ?? usual.quantity,
    designGroupSetId: readDesign(query, unread),
  };
  const { configuration, notices } = settle(wanted, release);
  return { configuration, notices: [...unread, ...notices], addToCart: isYes(queryText(query, "addToCart")) };
}

const isYes = (text: string | null): boolean => text === "1" || text === "true";

/** Parts of the type's key, which parameters of their own override. */
function readKeyParts(query: QueryParameters, unread: Refusal[]) {
  const key = linkText(query, "type") ?? linkText(query, "photobookType");
  const parts = key === null ? null : readPhotobookKey(key);
  if (key !== null && parts === null) unread.push(refuse("printing", "photobook-type-unknown", { value: key }));
  return {
    printing: linkText(query, "printing") ?? linkText(query, "photobookPrinting") ?? parts?.printing ?? null,
    cover: linkText(query, "cover") ?? parts?.cover ?? null,
    binding: linkText(query, "binding") ?? parts?.binding ?? null,
    paper: linkText(query, "paper") ?? parts?.paper ?? null,
    coverLamination: linkText(query, "coverLamination") ?? parts?.coverLamination ?? null,
  };
}

/**
 * The channel's default; always that where the channel leaves no choice (specification section 9, channel settings).
 */
function readLamination(
  asked: string | null,
  { lamination, laminations }: Release,
  channel: OpeningContext["channel"],
  unread: Refusal[],
): string {
  const { initial, choice } = lamination[channel];
  const isKnown = laminations.some(({ key }) => key === asked);
  if (asked === null || asked === initial) return initial;
  if (choice && isKnown) return asked;
  const reason = isKnown ? "photobook-lamination-no-choice" : "photobook-lamination-unknown";
  unread.push(refuse("coverLamination", reason, { value: asked }));
  return initial;
}

/** By sides, by paper name, or by the name it has in inches: `200x200`, `a4-quer`, `8x8`. */
function readBookFormat(query: QueryParameters, { formats }: Release, unread: Refusal[]): Format | null {
  const text = linkText(query, "format");
  const inches = formats.find(({ inchName }) => inchName !== null && inchName === text);
  const named = inches && parseFormat(inches.format);
  if (named?.ok) return named.value;
  const format = linkFormat(query, "format");
  if (format !== "unreadable") return format;
  unread.push(refuse("format", "photobook-format-unknown", { value: text ?? "" }));
  return null;
}

/** The refinement types of the specification: "ohne" and empty are none. */
function readRefinement(query: QueryParameters): string {
  const value = linkText(query, "refinement");
  return value === null || value === "ohne" ? NONE : value;
}

function readEndPaper(query: QueryParameters): Pick<PhotobookConfiguration, "endPaper"> {
  const endPaper = linkText(query, "endPaper");
  return endPaper === null ? {} : { endPaper };
}

const readQuantity = (query: QueryParameters, unread: Refusal[]): number | null =>
  readCount(query, "quantity", 999_999, unread) ?? readCount(query, "amount", 999_999, unread);

function readCount(query: QueryParameters, name: string, most: number, unread: Refusal[]): number | null {
  const count = linkCount(query, name);
  if (count !== "unreadable" && (count ?? 0) <= most) return count;
  const field = name === "amount" ? "quantity" : name;
  unread.push(refuse(field, "photobook-number", { value: linkText(query, name) ?? "" }));
  return null;
}

/** The owner of a design names it; names consist of letters, digits and dashes. */
function readDesign(query: QueryParameters, unread: Refusal[]): string | null {
  const value = linkText(query, "designGroupSetId");
  if (value === null || /^[A-Za-z0-9_-]+$/.test(value)) return value;
  unread.push(refuse("designGroupSetId", "photobook-design-unknown", { value }));
  return null;
}

import { shapeOf } from "../../core/format-filter.ts";
import { labelFor } from "../../core/labels.ts";
import { orientationOf, parseFormat, sameFormat } from "../../core/measure.ts";
import { NONE } from "../none.ts";
import { fieldSteps, fieldValues, type KindOffer, plainLabel } from "../offer.ts";
import { graduationsPageCount } from "./case.ts";
import type { PhotobookConfiguration } from "./configuration.ts";
import { parameters } from "./link-parameters.ts";
import type { Release } from "./release.ts";
import { nearestBook, settle, usualBook } from "./settle.ts";
import { formatLabel } from "./vocabulary.ts";

type Offer = KindOffer<PhotobookConfiguration, Release>;

/** Books by printing, cover and binding: `digitalfotobuch-hard-pur`. */
const types: Offer["types"] = (choice, release) => {
  const own = nearestBook(choice, release);
  return release.books.map((book) => {
    const { printing, cover, binding, label } = book;
    return {
      value: `${printing}-${cover}-${binding}`,
      label: { key: label },
      chosen: book === own,
      configuration: book === own ? choice : settle({ ...choice, printing, cover, binding }, release).configuration,
    };
  });
};

const formats: Offer["formats"] = (choice, release) => {
  const book = nearestBook(choice, release);
  const usual = usualBook(book, release).format;
  return book.formats.flatMap(({ format: text }) => {
    const format = parseFormat(text);
    if (!format.ok) return [];
    return {
      value: text,
      label: plainLabel(formatLabel(format.value)),
      chosen: sameFormat(format.value, choice.format),
      configuration: { ...choice, format: format.value },
      size: format.value,
      group: shapeOf(format.value) ?? "square",
      groupLabel: { key: `fmt.${orientationOf(format.value)}` },
      initial: sameFormat(format.value, usual),
    };
  });
};

const options: Offer["options"] = (choice, release, { channel }) => {
  const book = nearestBook(choice, release);
  const papers = release.papers.filter(({ key }) => book.papers.some((one) => one.key === key));
  const { initial, choice: free } = release.lamination[channel];
  const laminations = release.laminations.filter(({ key }) => free || key === initial);
  const boxed = release.formats.some(({ format, giftBox }) => {
    const size = parseFormat(format);
    return giftBox !== null && size.ok && sameFormat(size.value, choice.format);
  });
  const endPapers = release.endPapers.filter(({ key }) => book.endPapers.includes(key));
  const { endPaper: _, ...plain } = choice;
  const [usual] = book.endPapers;
  const endPaperValue = ({ key, label }: Release["endPapers"][number]) => ({
    value: key,
    label: { key: label },
    chosen: key === (choice.endPaper ?? usual),
    configuration: key === usual ? plain : { ...choice, endPaper: key },
  });
  const unrefined = {
    value: NONE,
    label: labelFor("ref.none"),
    chosen: choice.refinement === NONE,
    configuration: { ...choice, refinement: NONE },
  };
  const giftBoxes = (boxed ? [false, true] : [false]).map((giftBox) => ({
    value: String(giftBox),
    label: labelFor(giftBox ? "photobook.gift-box" : "offer.none"),
    chosen: choice.giftBox === giftBox,
    configuration: { ...choice, giftBox },
  }));
  return [
    { key: "paper", label: labelFor("card.paper"), values: fieldValues(choice, "paper", papers) },
    {
      key: "coverLamination",
      label: labelFor("opt.lamination"),
      values: fieldValues(choice, "coverLamination", laminations),
    },
    {
      key: "refinement",
      label: labelFor("offer.refinement"),
      values: [unrefined, ...fieldValues(choice, "refinement", release.refinements)],
    },
    ...(endPapers.length > 0
      ? [{ key: "endPaper", label: labelFor("opt.end-paper"), values: endPapers.map(endPaperValue) }]
      : []),
    { key: "giftBox", label: labelFor("photobook.gift-box"), values: giftBoxes },
  ];
};

/** Every number of pages the book can have, and the copies from which all are cheaper. */
const ladders: Offer["ladders"] = (choice, release) => [
  {
    field: "pageCount",
    label: labelFor("offer.pages"),
    pieces: false,
    steps: fieldSteps(choice, "pageCount", graduationsPageCount(nearestBook(choice, release))),
  },
  {
    field: "quantity",
    label: labelFor("card.quantity"),
    pieces: true,
    steps: fieldSteps(choice, "quantity", [1, ...release.quantityBreaks.map(({ from }) => from)]),
    range: { min: 1, max: release.mostCopies },
  },
];

/** The parts of a book's name, each among the books that have those before it. */
const values: Offer["values"] = (field, { printing, cover }, { books }) => {
  switch (field) {
    case "printing":
      return distinct(books.map((book) => book.printing));
    case "cover":
      return distinct(books.filter((book) => book.printing === printing).map((book) => book.cover));
    case "binding":
      return distinct(
        books.filter((book) => book.printing === printing && book.cover === cover).map(({ binding }) => binding),
      );
    default:
      return undefined;
  }
};

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Photobooks: books, their formats, papers, laminations, refinements and gift boxes. */
export const offer: Offer = {
  label: "kind.photobook",
  parameters,
  fields: { type: "printing", format: "format" },
  types,
  formats,
  options,
  ladders,
  values,
  limits: null,
  frameTypes: null,
  accessories: null,
  history: null,
  paths: { ladders: "/web-api/photobook-price" },
};

import { labelFor } from "../../core/labels.ts";
import { countryOf } from "../../core/locale.ts";
import { fieldSteps, fieldValues, type Offered } from "../offer.ts";
import type { PageOffer } from "../offered-kind.ts";
import { isGreatValue } from "./class-price.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import { parameters } from "./link-parameters.ts";
import { formatOf } from "./offered-format.ts";
import { cardQuantities } from "./quantity.ts";
import type { Release } from "./release.ts";
import { settle } from "./settle.ts";
import { isBookSoldIn, soldIn } from "./sold-in.ts";
import { refinementLabels, refinementTypes } from "./vocabulary.ts";

type Offer = PageOffer<CardConfiguration, Release>;

const isBook = ({ card }: CardConfiguration, { guestbooks }: Release): boolean =>
  guestbooks.some(({ key }) => key === card);

/** Cards, and books to write in. */
const types: Offer["types"] = (choice, release, shop) => {
  const { unit } = shop;
  const books = isBook(choice, release);
  const firstBook = release.guestbooks.find((book) => isBookSoldIn(shop, book));
  const onto = (card: string, quantity: number) =>
    settle({ ...choice, card, quantity, isSample: false }, release, card).configuration;
  const usual = release.defaultCard[unit];
  const cards: Offered<CardConfiguration> = {
    value: "card",
    label: labelFor("kind.card"),
    chosen: !books,
    configuration: books ? onto(usual, choice.quantity) : choice,
  };
  if (!firstBook && !books) return [cards];
  const configuration = books || !firstBook ? choice : onto(firstBook.key, 1);
  return [cards, { value: "guestbook", label: labelFor("kind.guestbook"), chosen: books, configuration }];
};

/** Sizes of a country's post and books of a channel are offered where they are sold; what is chosen stays offered. */
const formats: Offer["formats"] = (choice, release, shop) => {
  const { cards, guestbooks, defaultCard } = release;
  if (!isBook(choice, release)) {
    return cards
      .filter(({ key }) => key === choice.card || soldIn(shop.unit, key, release))
      .map((card) => formatOf(choice, card, card.key === defaultCard[shop.unit]));
  }
  const sold = guestbooks.filter((book) => book.key === choice.card || isBookSoldIn(shop, book));
  return sold.map((book, index) => formatOf(choice, book, index === 0));
};

/** Paper, shape and refinement; books have none to choose. */
const options: Offer["options"] = (choice, release) => {
  if (isBook(choice, release)) return [];
  const refinements = refinementTypes.map((key) => ({ key, label: refinementLabels[key] }));
  return [
    { key: "paper", label: labelFor("card.paper"), values: fieldValues(choice, "paper", release.papers) },
    { key: "punching", label: labelFor("card.punching"), values: fieldValues(choice, "punching", release.punchings) },
    {
      key: "refinementType",
      label: labelFor("offer.refinement"),
      values: fieldValues(choice, "refinementType", refinements),
    },
  ];
};

/** The whole quantity list of the specification (section 9); books are counted one by one. */
const ladders: Offer["ladders"] = (choice, release) => {
  const most = release.mostGuestbooks;
  const books = Array.from({ length: Math.min(10, most) }, (_, index) => index + 1);
  const book = isBook(choice, release);
  const steps = fieldSteps({ ...choice, isSample: false }, "quantity", book ? books : cardQuantities);
  const range = book ? { range: { min: 1, max: most } } : {};
  return [{ field: "quantity", label: labelFor("card.quantity"), pieces: true, steps, ...range }];
};

/** Cheap cards are called so (specification section 9); books and samples are no cards of a pile. */
const priceRemark: Offer["priceRemark"] = (choice, unit, release, { locale = "de-DE" }) =>
  !isBook(choice, release) && !choice.isSample && isGreatValue(unit, release, countryOf(locale))
    ? labelFor("card.great-value")
    : null;

/** Choices of cards and guestbooks for product pages and lists. */
export const choices: Offer = {
  parameters,
  fields: { type: "card", format: "card" },
  types,
  formats,
  options,
  ladders,
  priceRemark,
};

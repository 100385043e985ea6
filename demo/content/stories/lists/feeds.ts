import { aside, opening, ways } from "../../blocks.ts";
import type { Head } from "../../heads.ts";
import { type Product, to, toProduct } from "../../links.ts";
import { alsoLookAt } from "../../pieces.ts";
import { each, type Words } from "../../words.ts";
import { block, type StoryText } from "../../write.ts";
import { calendars as calendarPages } from "../calendars/heads.ts";
import { cards as cardPages } from "../cards/heads.ts";
import { wall } from "../wall/heads.ts";
import { lists } from "./heads.ts";

const atAGlance: Words = {
  de: "auf einen Blick, mit dem Preis, bei dem es losgeht, und dem Weg zum Gestalten.",
  en: "at a glance, with the price they start from and the way to your own design.",
  fr: "d'un coup d'œil, avec le prix de départ et l'accès direct à la création.",
  es: "de un vistazo, con el precio desde el que empiezan y el paso a diseñar.",
  it: "a colpo d'occhio, con il prezzo di partenza e la via per crearli.",
  nl: "in één oogopslag, met de prijs waarbij het begint en de weg naar je ontwerp.",
};

/** A list is found by its kind's own page; search engines need no second one. */
const listPage = (
  head: Head,
  headline: Words,
): Pick<StoryText, keyof Head | "title" | "description" | "hidden" | "teaser"> => ({
  ...head,
  title: head.name,
  description: each((language) => `${head.name[language]} ${atAGlance[language]}`),
  hidden: true,
  teaser: opening({ headline, text: head.short }),
});

const feed = (kind: string, product?: Product) =>
  block("feed", { kind, amount: "60", ...(product && { link: toProduct(product) }) });

export const feedOfCards: StoryText = {
  ...listPage(lists.cards, lists.cards.name),
  navigationType: "card",
  body: [
    feed("card"),
    aside(
      {
        de: "Designs filtern",
        en: "Filter designs",
        fr: "Filtrer les modèles",
        es: "Filtrar diseños",
        it: "Filtra gli stili",
        nl: "Ontwerpen filteren",
      },
      to("/karten-designen"),
    ),
    ways(alsoLookAt, [cardPages.wedding, cardPages.birth, cardPages.christmas]),
  ],
};

export const feedOfCollages: StoryText = {
  ...listPage(lists.collages, lists.collages.name),
  navigationType: "collage",
  body: [feed("collage", "photo-collages"), ways(alsoLookAt, [wall.collage, wall.pictureWall, wall.canvas])],
};

export const feedOfCalendars: StoryText = {
  ...listPage(lists.calendars, lists.calendars.name),
  navigationType: "calendar",
  body: [
    feed("calendar", "photo-calendars"),
    ways(alsoLookAt, [calendarPages.wall, calendarPages.desk, calendarPages.family]),
  ],
};

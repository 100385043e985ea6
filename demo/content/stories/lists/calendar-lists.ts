import { opening, ways } from "../../blocks.ts";
import type { Head } from "../../heads.ts";
import { toProduct } from "../../links.ts";
import { each, type Words } from "../../words.ts";
import { block, type StoryText } from "../../write.ts";
import { calendarsByType, lists } from "./heads.ts";

const byType = Object.entries(calendarsByType);

const otherTypes: Words = {
  de: "Nach Art",
  en: "By kind",
  fr: "Par type",
  es: "Por tipo",
  it: "Per tipo",
  nl: "Per soort",
};

const withYourPhotos: Words = {
  de: "mit deinen Fotos: alle Gestaltungen auf einen Blick, mit dem Preis, bei dem es losgeht.",
  en: "with your photos: all designs at a glance, with the price they start from.",
  fr: "avec vos photos : toutes les mises en page d'un coup d'œil, avec le prix de départ.",
  es: "con tus fotos: todos los diseños de un vistazo, con el precio desde el que empiezan.",
  it: "con le tue foto: tutti gli stili a colpo d'occhio, con il prezzo di partenza.",
  nl: "met jouw foto's: alle ontwerpen in één oogopslag, met de prijs waarbij het begint.",
};

/** @param calendarType "": of all */
const designs = (calendarType: string, headline: Words) =>
  block("calendar", {
    headline,
    calendarType,
    amount: "24",
    link: toProduct("photo-calendars", calendarType && `calendarType=${calendarType}`),
  });

const page = (head: Head) => ({
  ...head,
  title: head.name,
  description: each((language) => `${head.name[language]} ${withYourPhotos[language]}`),
  teaser: opening({ headline: head.name, text: head.short, image: head.image }),
  navigationType: "calendar" as const,
});

const designsOf: Words = {
  de: "Gestaltungen",
  en: "Designs",
  fr: "Mises en page",
  es: "Diseños",
  it: "Stili",
  nl: "Ontwerpen",
};

export const allCalendars: StoryText = {
  ...page(lists.allCalendars),
  body: [
    ways(
      otherTypes,
      byType.map(([, head]) => head),
    ),
    designs("", designsOf),
  ],
};

/** Each leads to the others; search engines know the page of the type itself. */
export const filteredCalendars: readonly StoryText[] = byType.map(([type, head]) => ({
  ...page({ ...head, above: lists.allCalendars }),
  hidden: true,
  body: [
    designs(type, designsOf),
    ways(
      otherTypes,
      byType.flatMap(([other, one]) => (other === type ? [] : [one])),
    ),
  ],
}));

import { folders } from "../folders.ts";
import { to } from "../links.ts";
import { books } from "../stories/books/heads.ts";
import { calendars } from "../stories/calendars/heads.ts";
import { cards } from "../stories/cards/heads.ts";
import { frames } from "../stories/frames/heads.ts";
import { gifts } from "../stories/gifts/heads.ts";
import { guides } from "../stories/guides/heads.ts";
import { prints } from "../stories/prints/heads.ts";
import { wall } from "../stories/wall/heads.ts";
import { called, feature, group, item, list, main, tile, tiles, type Way } from "./entries.ts";
import {
  allKinds,
  aroundThePicture,
  asYouLike,
  designs,
  detail,
  giveAway,
  goodToKnow,
  hardcover,
  kinds,
  occasions,
  paperAndCards,
  printsAndBoxes,
  softcover,
  templates,
  toGoWithIt,
  wireBinding,
  woodenFoot,
} from "./words.ts";

const presents: readonly Way[] = [gifts.overview, gifts.vouchers, prints.box];
const allDesigns = { text: designs, to: to("/karten-designen") };

export const photoBooks = main(called(books.overview, folders.books.name), {
  type: "photobook",
  icon: "photobook",
  tiles: [books.layflat, books.booklet, books.materials].map(tile),
  groups: [
    group("categories", "kinds", {
      title: kinds,
      items: [
        item(books.layflat),
        item({ text: hardcover, to: books.materials, image: "book-closed" }),
        item({ text: softcover, to: books.materials, image: "book-open" }),
        item(books.booklet),
        item(called(books.overview, allKinds)),
      ],
    }),
    group("without-template", "detail", { title: detail, items: [item(books.materials)] }),
    list("presents", giveAway, presents),
    list("advice", goodToKnow, [guides.resolution, guides.prepare, guides.shipping]),
    feature(books.layflat, "fold-layflat"),
  ],
});

const short = {
  de: "Kalender",
  en: "Calendars",
  fr: "Calendriers",
  es: "Calendarios",
  it: "Calendari",
  nl: "Kalenders",
};
const everyCalendar = [calendars.wall, calendars.desk, calendars.family, calendars.diary];

export const photoCalendars = main(called(calendars.overview, short), {
  type: "calendar",
  icon: "wall-calendar",
  tiles: everyCalendar.map(tile),
  groups: [
    group("images", "kinds", { title: kinds, items: everyCalendar.map((head) => item(head)) }),
    group("images", "detail", {
      title: detail,
      items: [
        item({ text: wireBinding, to: calendars.wall, image: "binding-spiral" }),
        item({ text: woodenFoot, to: calendars.desk, image: "calendar-foot" }),
      ],
    }),
    list("overview", asYouLike, [called(calendars.overview, allKinds), calendars.wall, calendars.family]),
    list("presents", giveAway, presents),
    list("advice", goodToKnow, [guides.resolution, guides.prepare, guides.shipping]),
    feature(calendars.wall, "calendar-kitchen"),
  ],
});

export const photoPrints = main(prints.overview, {
  type: "photoprint",
  icon: "photo-print",
  tiles: [prints.overview, prints.box].map(tile),
  subNaviOnly: true,
});

const everyOccasion = [
  cards.wedding,
  cards.birth,
  cards.christening,
  cards.communion,
  cards.birthday,
  cards.christmas,
  cards.condolence,
];

export const greetingCards = main(cards.overview, {
  type: "card",
  icon: "folded-card",
  tiles: [...tiles(occasions, everyOccasion), ...tiles(toGoWithIt, [cards.guestbooks, cards.finishing])],
  groups: [
    group("occasions", "occasions", { title: occasions, items: everyOccasion.map((head) => item(head)) }),
    list("designs", templates, [allDesigns, called(cards.overview, allKinds)]),
    list("advice", goodToKnow, [cards.finishing, guides.paper, guides.shipping]),
    group("additional", "additional", {
      title: toGoWithIt,
      items: [item(cards.guestbooks), item(called(cards.finishing, cards.finishing.name))],
    }),
    feature(cards.overview, "card-envelope"),
  ],
});

const giftsShort = folders.gifts.name;
const shortVoucher = called(gifts.vouchers, { ...gifts.vouchers.name, de: "Gutschein" });

export const accessories = main(called(gifts.overview, giftsShort), {
  type: "accessories",
  icon: "gift",
  tiles: [shortVoucher, prints.box, cards.guestbooks, frames.mats, cards.finishing].map(tile),
  groups: [
    group("images", "presents", {
      title: giveAway,
      items: [shortVoucher, prints.box, cards.guestbooks, calendars.desk, books.booklet, wall.collage].map((head) =>
        item(head),
      ),
    }),
    list("ideas", goodToKnow, [gifts.overview, guides.shipping]),
    list("paper", paperAndCards, [cards.finishing, cards.guestbooks]),
    list("frames", aroundThePicture, [frames.mats, frames.shadowGap]),
    list("prints", printsAndBoxes, [prints.overview, prints.box]),
    feature(prints.box, "box-small"),
  ],
});

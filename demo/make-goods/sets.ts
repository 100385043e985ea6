import {
  type BookSet,
  bookSetSchema,
  type CalendarGroup,
  calendarGroupSchema,
} from "../../services/themes/theme-data.ts";
import { titlesIn } from "./titles.ts";
import { titlesOfGroups } from "./titles-of-groups.ts";

const titled = titlesIn(titlesOfGroups);

const created = (number: number) =>
  new Date(Date.UTC(2026, 1, 2) + ((number * 37) % 140) * 2 * 86_400_000).toISOString().slice(0, 10);
const popularity = (number: number) => 60 + ((number * 5779) % 937);
const cellsOf = (line: string) => line.split("|").map((cell) => cell.trim());
const artOf = (main: string | undefined) => (main === "-" ? {} : { main });

/** id | cover | month | palette | pairing | clipart | ink | types | title in German | title in English */
const calendars = `
year-in-pictures | cover-photo | month-photo-above | white | plain | - | own | wandkalender tischkalender | Jahr in Bildern | Year in pictures
year-on-black | cover-colour | month-on-colour | charcoal | grotesque | - | own | wandkalender tischkalender | Jahr auf Schwarz | Year on black
row-of-days | cover-photo | month-row-of-days | cream | classic | - | own | wandkalender tischkalender | Tag um Tag | Day by day
gallery-wall | cover-photo | month-row-of-days | stone | light | - | own | wandkalender | Galerie | Gallery
arches-in-clay | cover-drawing | month-arch | clay | italic | boho-rainbow | own | wandkalender | Bögen in Ton | Arches in clay
arches-in-sage | cover-drawing | month-arch | sage | classic | olive-branch | own | wandkalender | Bögen in Salbei | Arches in sage
meadow-year | cover-drawing | month-with-drawing | mint | italic | meadow | own | wandkalender kuechenkalender | Wiesenjahr | Year of meadows
herb-kitchen | cover-drawing | month-with-drawing | olive | book | rosemary | own | kuechenkalender wandkalender | Kräuterküche | Herb kitchen
lemon-kitchen | cover-drawing | month-column | sunshine | light | lemon | own | kuechenkalender | Zitronenküche | Lemon kitchen
poppy-kitchen | cover-drawing | month-column | coral | classic | poppy | own | kuechenkalender | Mohnküche | Poppy kitchen
family-of-three | cover-photo | month-three-photos | sky | grotesque | - | own | wandkalender | Drei im Monat | Three a month
weekend-trips | cover-colour | month-three-photos | navy | grotesque | - | own | wandkalender | Wochenenden | Weekends
family-planner | cover-colour | month-planner | forest | grotesque | - | own | familienplaner | Wer macht was | Who does what
family-planner-sun | cover-photo | month-planner | sunshine | light | - | own | familienplaner | Familienplaner Sonne | Family planner sun
family-planner-whale | cover-drawing | month-planner | sky | grotesque | whale | own | familienplaner | Familienplaner Wal | Family planner whale
framed-year | cover-photo | month-framed | cream | italic | - | own | wandkalender | Gerahmtes Jahr | Framed year
framed-night | cover-drawing | month-framed | night | classic | moon-phases | own | wandkalender | Mondjahr | Year of the moon
desk-colour | cover-colour | month-on-colour | plum | light | - | own | tischkalender wandkalender | Pflaume am Tisch | Plum on the desk
desk-plain | cover-photo | month-photo-above | sage | light | - | own | tischkalender wandkalender | Salbei am Tisch | Sage on the desk
diary-column | cover-colour | month-column | rosewood | book | - | own | terminkalender | Termine in Spalten | Diary in columns
diary-stone | cover-drawing | month-column | stone | plain | compass-star | ink | terminkalender | Termine in Stein | Diary in stone
baby-first-year | cover-drawing | month-arch | blush | italic | footprints | accent | wandkalender | Babys erstes Jahr | Baby's first year
mountain-year | cover-drawing | month-photo-above | navy | grotesque | peaks | own | wandkalender tischkalender | Gipfeljahr | Mountain year
botanical-year | cover-drawing | month-framed | forest | book | fern | own | wandkalender | Botanisches Jahr | Botanical year
winter-year | cover-drawing | month-with-drawing | cherry | classic | holly | own | wandkalender | Stechpalmenjahr | Year of holly
lavender-year | cover-drawing | month-row-of-days | lavender | italic | lavender | own | wandkalender tischkalender | Lavendeljahr | Year of lavender`;

export const calendarGroups = (): readonly CalendarGroup[] =>
  calendars
    .trim()
    .split("\n")
    .map((line, number) => {
      const [id = "", cover, month, palette, pairing, main, artInk, types = "", de = "", en = ""] = cellsOf(line);
      return calendarGroupSchema.parse({
        id,
        title: titled(id, de, en),
        layouts: { cover, month },
        palette,
        pairing,
        art: artOf(main),
        artInk,
        calendarTypes: types.split(" "),
        popularity: popularity(number),
        created: created(number),
      });
    });

/** id | cover | opening | palette | pairing | words | clipart | ink | categories | title in German | title in English */
const books = `
wedding-white | book-cover-window | book-opening-words | white | italic | wedding-thanks | - | own | 1 | Weiße Hochzeit | White wedding
wedding-garden | book-cover-drawing | book-opening-drawing | sage | italic | wedding-invitation | floral-wreath | own | 1 4 | Hochzeit im Garten | Garden wedding
wedding-evening | book-cover-frame | book-opening-colour | night | classic | wedding-invitation | rings | accent | 1 | Hochzeit am Abend | Evening wedding
wedding-papers | book-cover-words | book-opening-words | charcoal | grotesque | newspaper | - | own | 22 | Unsere Zeitung | Our newspaper
wedding-papers-book | book-cover-four | book-opening-words | white | book | newspaper | - | own | 22 1 | Extrablatt | Special edition
baby-rainbow | book-cover-drawing | book-opening-drawing | clay | light | birth | boho-rainbow | own | 2 | Babys Regenbogen | Baby's rainbow
baby-whale | book-cover-drawing | book-opening-drawing | sky | grotesque | birth-boy | whale | own | 2 3 | Kleiner Wal | Little whale
baby-soft | book-cover-arch | book-opening-colour | blush | italic | birth | - | own | 2 10 | Sanfter Anfang | A soft start
kids-confetti | book-cover-band | book-opening-colour | sunshine | grotesque | childrens-party | sprinkles | own | 3 8 | Konfetti | Confetti
kids-wood | book-cover-drawing | book-opening-drawing | forest | light | childrens-animals | mushrooms | own | 3 | Im Wald | In the woods
love-letters | book-cover-words | book-opening-words | berry | italic | special | - | own | 4 20 | Liebesbriefe | Love letters
love-hearts | book-cover-drawing | book-opening-drawing | blush | italic | wedding-thanks | entwined-hearts | accent | 4 | Zwei Herzen | Two hearts
cooking-herbs | book-cover-drawing | book-opening-drawing | olive | book | thanks | rosemary | own | 5 | Kräuterbuch | Herb book
cooking-lemon | book-cover-arch | book-opening-drawing | sunshine | classic | invitation | lemon | own | 5 12 | Zitronensommer | Lemon summer
birthday-big | book-cover-words | book-opening-colour | coral | grotesque | birthday | - | own | 8 | Großer Geburtstag | Big birthday
birthday-sixty | book-cover-window | book-opening-words | rosewood | classic | birthday-sixty | - | own | 8 10 | Sechzig Jahre | Sixty years
travel-sea | book-cover-photo | book-opening-words | navy | light | travel | - | own | 9 | Ans Meer | To the sea
travel-peaks | book-cover-drawing | book-opening-drawing | sky | grotesque | mountains | peaks | own | 9 12 | Auf die Gipfel | To the peaks
travel-palm | book-cover-band | book-opening-drawing | mint | grotesque | travel | fan-palm | own | 9 41 | Unter Palmen | Under palms
family-linen | book-cover-window | book-opening-colour | kraft | book | family | - | own | 10 15 | Familie in Leinen | Family in linen
family-four | book-cover-four | book-opening-words | clay | light | family | - | own | 10 15 | Vier Bilder | Four pictures
lifestyle-stone | book-cover-photo | book-opening-words | stone | plain | thanks | - | own | 12 15 | Stiller Alltag | Quiet days
basic-white | book-cover-photo | book-opening-words | white | plain | blank | - | own | 16 15 | Einfach weiß | Simply white
basic-black | book-cover-window | book-opening-colour | charcoal | plain | blank | - | own | 16 | Einfach schwarz | Simply black
year-review | book-cover-four | book-opening-words | navy | grotesque | year | - | own | 18 10 | Unser Jahr | Our year
mothers-peony | book-cover-drawing | book-opening-drawing | berry | italic | mother | peony | own | 20 | Für Mama | For mum`;

const pagesOf = (number: number): readonly string[] => {
  const all = ["full", "two", "three", "photo-and-words", "white-rim", "four", "on-colour", "six", "round"].map(
    (one) => `book-page-${one}`,
  );
  return Array.from({ length: 6 }, (_, index) => all[(number * 2 + index) % all.length] as string);
};

export const bookSets = (): readonly BookSet[] =>
  books
    .trim()
    .split("\n")
    .map((line, number) => {
      const [id = "", cover, opening, palette, pairing, words, ...rest] = cellsOf(line);
      const [main, artInk, categories = "", de = "", en = ""] = rest;
      return bookSetSchema.parse({
        id,
        title: titled(id, de, en),
        layouts: { cover, opening, pages: pagesOf(number) },
        palette,
        pairing,
        words,
        art: artOf(main),
        artInk,
        categoryIds: categories.split(" ").map(Number),
        popularity: popularity(number + 7),
        created: created(number + 5),
      });
    });

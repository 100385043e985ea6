import { hint } from "./blocks.ts";
import { fullSlug } from "./heads.ts";
import { shipping } from "./stories/guides/shipping.ts";
import { help } from "./stories/shop/help.ts";
import { uuidOf } from "./uuid.ts";
import { contentOf, type StoryText } from "./write.ts";

const advent = hint(
  {
    de: "In den Wochen vor Weihnachten",
    en: "In the weeks before Christmas",
    fr: "Dans les semaines avant Noël",
    es: "En las semanas antes de Navidad",
    it: "Nelle settimane prima di Natale",
    nl: "In de weken voor Kerst",
  },
  {
    de: ["Wir rechnen zwei Tage mehr ein. Der Tag, den du beim Preis siehst, ist der, der gilt."],
    en: ["We allow two days more. The day you see beside the price is the day that counts."],
    fr: ["Nous comptons deux jours de plus. Le jour affiché à côté du prix est celui qui vaut."],
    es: ["Contamos dos días más. El día que ves junto al precio es el que vale."],
    it: ["Contiamo due giorni in più. Il giorno che vedi accanto al prezzo è quello che vale."],
    nl: ["We rekenen twee dagen extra. De dag die je bij de prijs ziet, is de dag die telt."],
  },
);

const withAdvent = (story: StoryText) => contentOf({ ...story, body: [advent, ...story.body] });

/** Two pages as they will be in Advent: prepared together, published together. */
export const releaseLines = () => [
  { kind: "release", data: { id: 1, name: "Advent", release_at: null, released: false } },
  ...[shipping, help].map((story) => ({
    kind: "release_story",
    data: { release_id: 1, story: uuidOf(fullSlug(story).de), name: story.name.de, content: withAdvent(story) },
  })),
];

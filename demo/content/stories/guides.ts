import { block, picture, type StoryText, t, toStory } from "../write.ts";

export const aboveGuides = { slug: "ratgeber/", text: t("Ratgeber", "Guides") };

const guide = (slug: string, image: string, headline: ReturnType<typeof t>, text: ReturnType<typeof t>) =>
  block("sub-teaser", { headline, text, picture: picture(image), link: toStory(slug) });

/** Ways to the other guides; the one a reader is on stays out. */
export const moreGuides = (without: string) =>
  block("sub-teasers", {
    headline: t("Weiterlesen", "Read on"),
    items: all.filter(({ slug }) => slug !== without).map(({ item }) => item),
  });

const all = [
  {
    slug: "ratgeber/aufloesung",
    item: guide(
      "ratgeber/aufloesung",
      "gallery-wall",
      t("Wie groß darf mein Foto werden?", "How large can my photo be?"),
      t(
        "Was Pixel mit Zentimetern zu tun haben, und wann weniger genügt.",
        "What pixels have to do with centimetres, and when fewer will do.",
      ),
    ),
  },
  {
    slug: "ratgeber/rahmen",
    item: guide(
      "ratgeber/rahmen",
      "corner-walnut",
      t("Der richtige Rahmen", "The right frame"),
      t(
        "Holz, Aluminium oder Schattenfuge, mit Passepartout oder ohne.",
        "Wood, aluminium or floater, with a mount or without.",
      ),
    ),
  },
  {
    slug: "ratgeber/papier",
    item: guide(
      "ratgeber/papier",
      "poster-bars",
      t("Papier und Oberfläche", "Paper and surface"),
      t(
        "Was glänzt, was schluckt Licht, und was hält am längsten.",
        "What shines, what swallows light, and what lasts longest.",
      ),
    ),
  },
  {
    slug: "ratgeber/versand",
    item: guide(
      "ratgeber/versand",
      "room-canvas",
      t("So kommt es an", "How it arrives"),
      t(
        "Verpackung, Laufzeit, und was du tust, wenn etwas nicht stimmt.",
        "Packing, time on the way, and what to do if something is wrong.",
      ),
    ),
  },
] as const;

export const guides: StoryText = {
  slug: "ratgeber/",
  enSlug: "guides",
  name: t("Ratgeber", "Guides"),
  title: t(
    "Ratgeber: vom Foto zum Bild an der Wand | Passepartout",
    "Guides: from photo to picture on the wall | Passepartout",
  ),
  description: t(
    "Auflösung, Rahmen, Papier und Versand: was du wissen willst, bevor aus einem Foto ein Wandbild wird.",
    "Resolution, frames, paper and delivery: what you want to know before a photo becomes a picture on the wall.",
  ),
  robots: "index,follow",
  image: "room-hero",
  teaser: [
    block("teaser", {
      headline: t("Bevor ein Foto an die Wand kommt", "Before a photo goes on the wall"),
      text: t(
        "Vier kurze Texte aus der Werkstatt. Jeder beantwortet eine Frage, die uns am häufigsten gestellt wird.",
        "Four short reads from the workshop. Each answers a question we hear most often.",
      ),
      picture: picture("room-hero"),
      look: "beside",
      level: "1",
      buttons: [],
    }),
  ],
  body: [block("sub-teasers", { headline: t("Alle Themen", "All topics"), items: all.map(({ item }) => item) })],
};

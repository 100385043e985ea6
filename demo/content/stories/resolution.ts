import { block, picture, rich, type StoryText, t, to } from "../write.ts";
import { aboveGuides, moreGuides } from "./guides.ts";

export const resolution: StoryText = {
  slug: "ratgeber/aufloesung",
  enSlug: "resolution",
  name: t("Auflösung", "Resolution"),
  title: t(
    "Auflösung: wie groß darf mein Foto gedruckt werden? | Passepartout",
    "Resolution: how large can I print my photo? | Passepartout",
  ),
  description: t(
    "Wie viele Pixel ein Wandbild braucht, warum der Abstand zählt und was du tust, wenn dein Foto zu klein ist.",
    "How many pixels a wall picture needs, why distance counts and what to do when your photo is too small.",
  ),
  robots: "index,follow",
  image: "gallery-wall",
  above: aboveGuides,
  teaser: [
    block("teaser", {
      headline: t("Wie groß darf mein Foto werden?", "How large can my photo be?"),
      text: t(
        "Meist größer, als du denkst. Denn ein großes Bild sieht man sich nicht aus der Nähe an.",
        "Usually larger than you think. Nobody looks at a large picture from close up.",
      ),
      picture: picture("gallery-wall"),
      look: "beside",
      level: "1",
      buttons: [],
    }),
  ],
  body: [
    block("text", {
      ground: "paper",
      text: rich(
        [
          "Ein Foto besteht aus Pixeln, ein Druck aus Zentimetern. Wie viele Pixel auf einen Zentimeter kommen, entscheidet, ob ein Bild scharf aussieht. Drucker zählen dabei in **Pixel pro Zoll**, kurz ppi.",
          "## Der Abstand entscheidet",
          "Dein Auge trennt zwei Punkte nur, wenn sie weit genug auseinander liegen. Je weiter du weg stehst, desto weniger Pixel brauchst du:",
          "| Abstand | Das genügt | So sieht man sich an |",
          "| 30 cm | 290 ppi | Fotobuch, Karte |",
          "| 1 m | 87 ppi | Bild über dem Schreibtisch |",
          "| 2 m | 44 ppi | Bild über dem Sofa |",
          "Mehr schadet nicht: Doppelt so viel ist ideal, darüber sieht niemand einen Unterschied.",
        ],
        [
          "A photo is made of pixels, a print of centimetres. How many pixels fall on each centimetre decides whether a picture looks sharp. Printers count in **pixels per inch**, ppi for short.",
          "## Distance decides",
          "Your eye tells two dots apart only if they are far enough from each other. The further away you stand, the fewer pixels you need:",
          "| Distance | Enough | What is seen like this |",
          "| 30 cm (1 ft) | 290 ppi | photo book, card |",
          "| 1 m (3 ft) | 87 ppi | picture above a desk |",
          "| 2 m (6½ ft) | 44 ppi | picture above a sofa |",
          "More does no harm: twice as much is ideal, beyond that nobody sees a difference.",
        ],
      ),
    }),
    block("text", {
      ground: "tinted",
      text: rich(
        [
          "## Was dein Telefon schafft",
          "Ein Foto mit 12 Megapixeln hat 4000 × 3000 Pixel. Damit druckst du",
          "- bis **34 × 25 cm** so fein, dass du mit der Nase davor stehen kannst,",
          "- bis **68 × 51 cm** scharf für jeden Platz im Wohnzimmer,",
          "- bis **102 × 76 cm** auf Leinwand, deren Gewebe feine Unschärfe verzeiht.",
          "Beim Gestalten sagen wir dir zu jedem Format, ob dein Foto reicht, und wir drucken keines, bei dem es sicher nicht reicht.",
        ],
        [
          "## What your phone can do",
          "A photo of 12 megapixels has 4000 × 3000 pixels. With it you can print",
          "- up to **34 × 25 cm (13 × 10 in)** so fine that you may stand with your nose to it,",
          "- up to **68 × 51 cm (27 × 20 in)** sharp from any seat in the living room,",
          "- up to **102 × 76 cm (40 × 30 in)** on canvas, whose weave forgives a little softness.",
          "While you design we tell you for each size whether your photo will do, and we never print one that certainly will not.",
        ],
      ),
    }),
    block("text", {
      ground: "paper",
      text: rich(
        [
          "## Wenn es nicht reicht",
          "1. Such das Original. Über Messenger verschickte Fotos haben oft nur ein Zehntel der Pixel.",
          "1. Schneide weniger weg. Ein halber Ausschnitt hat nur noch ein Viertel der Fläche.",
          "1. Nimm ein kleineres Format und gib ihm ein breites Passepartout: Es wirkt so groß wie ein großes.",
        ],
        [
          "## If it will not do",
          "1. Look for the original. Photos sent by messenger often keep a tenth of their pixels.",
          "1. Crop less. Half the width and half the height leave a quarter of the picture.",
          "1. Choose a smaller size with a wide mount: on the wall it looks as large as a large one.",
        ],
      ),
    }),
    block("information", {
      headline: t("Am einfachsten", "The simplest way"),
      tone: "plain",
      text: rich(
        ["Lade dein Foto hoch und wähle ein Format. Wir rechnen für dich. [Format wählen](/poster-mit-rahmen)"],
        ["Upload your photo and choose a size. We do the sums. [Choose a size](/framed-posters)"],
      ),
    }),
    block("formats-and-prices", {
      headline: t("Poster in 3:2, wie es aus der Kamera kommt", "Posters in 3:2, as they come from the camera"),
      materialType: "poster",
      ratio: "3:2",
      link: to("/leinwanddruck", "/canvas-prints"),
      note: t("Preise von heute, ohne Versand.", "Prices of today, without delivery."),
    }),
    moreGuides("ratgeber/aufloesung"),
  ],
};

import { block, picture, rich, type StoryText, t, to } from "../write.ts";
import { aboveGuides, moreGuides } from "./guides.ts";

export const frames: StoryText = {
  slug: "ratgeber/rahmen",
  enSlug: "frames",
  name: t("Rahmen", "Frames"),
  title: t("Der richtige Rahmen für dein Bild | Passepartout", "The right frame for your picture | Passepartout"),
  description: t(
    "Holzrahmen, Aluminium oder Schattenfuge: welcher Rahmen zu welchem Bild passt, und was ein Passepartout kann.",
    "Wooden frame, aluminium or floater: which frame suits which picture, and what a mount can do.",
  ),
  robots: "index,follow",
  image: "frame-tray",
  above: aboveGuides,
  teaser: [
    block("teaser", {
      headline: t("Der richtige Rahmen", "The right frame"),
      text: t(
        "Ein Rahmen hält nicht nur das Bild. Er sagt dem Auge, wo die Wand aufhört.",
        "A frame does more than hold a picture. It tells the eye where the wall ends.",
      ),
      picture: picture("frame-tray"),
      look: "beside",
      level: "1",
      buttons: [
        block("button", {
          text: t("Rahmen wählen", "Choose a frame"),
          link: to("/poster-mit-rahmen", "/framed-posters"),
          colour: "blue",
          style: "primary",
        }),
      ],
    }),
  ],
  body: [
    block("text", {
      ground: "paper",
      text: rich(
        [
          "## Drei Familien",
          "**Holzrahmen** machen einen Raum warm. Schmale Leisten (15 mm) lassen dem Bild den Vortritt, breite (30 mm) geben auch kleinen Bildern Gewicht. Eiche und Nussbaum sind geölt, nicht lackiert.",
          "**Aluminium** ist dünn und genau. Die Leiste misst acht Millimeter und verschwindet neben Schwarzweiß und Architektur fast ganz.",
          "**Schattenfugen** fassen ein, ohne zu verdecken: Leinwand und Platte liegen frei im Rahmen, fünf Millimeter Luft rundum. Kein Glas, keine Spiegelung.",
        ],
        [
          "## Three families",
          "**Wooden frames** make a room warm. Narrow mouldings (15 mm) let the picture go first, wide ones (30 mm) give weight to small pictures. Oak and walnut are oiled, not lacquered.",
          "**Aluminium** is thin and exact. The moulding is eight millimetres wide and all but disappears beside black and white or architecture.",
          "**Floater frames** hold without covering: canvas or board lies free inside, with five millimetres of air all round. No glass, no reflection.",
        ],
      ),
    }),
    block("photo-block", {
      photos: [
        block("photo", {
          picture: picture("corner-walnut"),
          caption: t("Nussbaum, auf Gehrung geschnitten", "Walnut, cut to a mitre"),
        }),
        block("photo", {
          picture: picture("frames-aluminium"),
          caption: t("Zwei schwarze Aluminiumrahmen", "Two black aluminium frames"),
        }),
        block("photo", {
          picture: picture("board-tray"),
          caption: t("Aluminiumbild mit Schattenfuge", "Aluminium print in a floater frame"),
        }),
      ],
    }),
    block("text", {
      ground: "tinted",
      text: rich(
        [
          "## Wozu ein Passepartout",
          "Der weiße Karton zwischen Bild und Rahmen hat zwei Aufgaben. Er hält das Papier vom Glas fern, und er gibt dem Bild Ruhe. Drei Zentimeter genügen meist. Das Außenmaß wächst dadurch auf jeder Seite um diese drei Zentimeter, das Bild bleibt, wie es ist.",
          "## Glas oder keins",
          "- **Normales Glas** schützt Papier und genügt an Wänden ohne Fenster gegenüber.",
          "- **Museumsglas** spiegelt kaum: ein Prozent des Lichts statt acht.",
          "- **Leinwand und Platten** brauchen keines.",
        ],
        [
          "## What a mount is for",
          "The white board between picture and frame has two tasks. It keeps the paper off the glass, and it gives the picture calm. Three centimetres are mostly enough. The outer size grows by these three centimetres on each side, the picture stays as it is.",
          "## Glass or none",
          "- **Plain glass** protects paper and will do on walls that face no window.",
          "- **Museum glass** hardly reflects: one per cent of the light instead of eight.",
          "- **Canvas and boards** need none.",
        ],
      ),
    }),
    moreGuides("ratgeber/rahmen"),
  ],
};

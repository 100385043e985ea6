import { block, picture, rich, type StoryText, t, to } from "../write.ts";
import { aboveGuides, moreGuides } from "./guides.ts";

export const paper: StoryText = {
  slug: "ratgeber/papier",
  enSlug: "paper",
  name: t("Papier und Oberfläche", "Paper and surface"),
  title: t(
    "Papier und Oberfläche: was zu deinem Foto passt | Passepartout",
    "Paper and surface: what suits your photo | Passepartout",
  ),
  description: t(
    "Poster, Hahnemühle, Leinwand, Aluminium oder Acrylglas: wie jede Oberfläche mit Licht umgeht und wem sie steht.",
    "Poster, Hahnemühle, canvas, aluminium or acrylic: how each surface handles light and whom it suits.",
  ),
  robots: "index,follow",
  image: "poster-bars",
  above: aboveGuides,
  teaser: [
    block("teaser", {
      headline: t("Papier und Oberfläche", "Paper and surface"),
      text: t(
        "Erst das Licht im Raum, dann das Motiv. In dieser Reihenfolge geht es fast immer gut.",
        "First the light in the room, then the subject. In that order it nearly always goes well.",
      ),
      picture: picture("poster-bars"),
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
          "| Oberfläche | Licht | Steht gut |",
          "| Poster, 200 g Fotopapier | seidiger Glanz | Farben, Kinderzimmer, Wechselrahmen |",
          "| Hahnemühle, 308 g Baumwolle | matt, schluckt Licht | Schwarzweiß, Porträt, Zeichnung |",
          "| Leinwand, 340 g auf Kiefer | matt mit Gewebe | Landschaft, große Formate |",
          "| Aluminiumverbund, 3 mm | matt und kühl | Architektur, Küche, Bad |",
          "| Acrylglas, 4 mm | glänzend, mit Tiefe | Nacht, Wasser, kräftige Farben |",
        ],
        [
          "| Surface | Light | Suits |",
          "| Poster, 200 g photo paper | silky sheen | colour, children's rooms, changing frames |",
          "| Hahnemühle, 308 g cotton | matt, swallows light | black and white, portraits, drawings |",
          "| Canvas, 340 g on pine | matt with a weave | landscapes, large sizes |",
          "| Aluminium composite, 3 mm | matt and cool | architecture, kitchen, bathroom |",
          "| Acrylic glass, 4 mm | glossy, with depth | night, water, strong colours |",
        ],
      ),
    }),
    block("photo-block", {
      photos: [
        block("photo", {
          picture: picture("edge-canvas"),
          caption: t("Leinwand, Kante gespiegelt", "Canvas, mirrored edge"),
        }),
        block("photo", {
          picture: picture("surface-brushed"),
          caption: t("Aluminium, gebürstet", "Aluminium, brushed"),
        }),
        block("photo", {
          picture: picture("edge-acrylic"),
          caption: t("Acrylglas mit Abstandshalter", "Acrylic with a stand-off"),
        }),
      ],
    }),
    block("text", {
      ground: "tinted",
      text: rich(
        [
          "## Drei Fragen genügen",
          "### Fällt Licht darauf?",
          "Gegenüber von Fenstern spiegelt alles, was glänzt. Nimm dort Leinwand, Hahnemühle oder Aluminium.",
          "### Wird es feucht?",
          "In Küche und Bad wellt sich Papier. Platten aus Aluminium oder Acrylglas wischst du einfach ab.",
          "### Soll es lange bleiben?",
          "Baumwollpapier mit Pigmenttinte hinter Glas hält am längsten. Poster sind dafür schnell getauscht.",
        ],
        [
          "## Three questions will do",
          "### Does light fall on it?",
          "Opposite windows everything glossy reflects. Choose canvas, Hahnemühle or aluminium there.",
          "### Will it get damp?",
          "In kitchens and bathrooms paper cockles. Boards of aluminium or acrylic are simply wiped.",
          "### Shall it stay for long?",
          "Cotton paper with pigment inks behind glass lasts longest. Posters, on the other hand, are quickly changed.",
        ],
      ),
    }),
    block("formats-and-prices", {
      headline: t("Leinwand in 3:2", "Canvas in 3:2"),
      materialType: "leinwand",
      ratio: "3:2",
      link: to("/leinwanddruck", "/canvas-prints"),
      note: t("Preise von heute, ohne Versand.", "Prices of today, without delivery."),
    }),
    moreGuides("ratgeber/papier"),
  ],
};

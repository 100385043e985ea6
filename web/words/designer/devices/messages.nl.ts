import { counted } from "../../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  came: "Van elders overgenomen",
  changed: (what) => `In een ander tabblad of op een ander apparaat gewijzigd: ${what}.`,
  elements: counted("nl", { one: "# element", other: "# elementen" }),
  sides: counted("nl", { one: "# pagina", other: "# pagina’s" }),
  photos: counted("nl", { one: "# foto", other: "# foto’s" }),
  name: "de naam",
  product: "het product",
  copied: (title) =>
    `Beide hebben hetzelfde gewijzigd. Hier zie je nu de andere versie, die van jou is als eigen ontwerp opgeslagen: ${title}.`,
  copyTitle: (title) => (title ? `${title}, mijn versie` : "Mijn versie"),
  openCopy: "Mijn versie openen",
  close: "Begrepen",
  unkeptTitle: "Geen ruimte meer op dit apparaat",
  unkept:
    "Je wijzigingen worden alleen op de server opgeslagen, niet in deze browser. Zolang je verbonden bent, gaat er niets verloren.",
  fullTitle: (most) => `Een ontwerp bevat niet meer dan ${most} foto’s.`,
  full: counted("nl", {
    one: "# foto is niet opgenomen. Haal er andere uit of begin een tweede ontwerp.",
    other: "# foto’s zijn niet opgenomen. Haal er andere uit of begin een tweede ontwerp.",
  }),
};

import { counted } from "../../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const it: typeof de = {
  came: "Arrivato da un’altra parte",
  changed: (what) => `Modificato in un’altra scheda o su un altro dispositivo: ${what}.`,
  elements: counted("it", { one: "# elemento", many: "# di elementi", other: "# elementi" }),
  sides: counted("it", { one: "# pagina", many: "# di pagine", other: "# pagine" }),
  photos: counted("it", { one: "# foto", many: "# di foto", other: "# foto" }),
  name: "il nome",
  product: "il prodotto",
  copied: (title) =>
    `La stessa cosa è stata modificata da entrambe le parti. Qui vedi ora l’altra versione; la tua è salvata come creazione a sé: ${title}.`,
  copyTitle: (title) => (title ? `${title}, la mia versione` : "La mia versione"),
  openCopy: "Apri la mia versione",
  close: "Ho capito",
  unkeptTitle: "Non c’è più spazio su questo dispositivo",
  unkept:
    "Le tue modifiche sono salvate solo sul server, non in questo browser. Finché sei connesso, non va perso nulla.",
  fullTitle: (most) => `Un progetto non contiene più di ${most} foto.`,
  full: counted("it", {
    one: "# foto non è stata presa. Togline altre o inizia un secondo progetto.",
    many: "# di foto non sono state prese. Togline altre o inizia un secondo progetto.",
    other: "# foto non sono state prese. Togline altre o inizia un secondo progetto.",
  }),
};

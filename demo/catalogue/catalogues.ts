import calendar from "./calendar.json" with { type: "json" };
import card from "./card.json" with { type: "json" };
import collage from "./collage.json" with { type: "json" };
import photobook from "./photobook.json" with { type: "json" };
import photobox from "./photobox.json" with { type: "json" };
import photoframe from "./photoframe.json" with { type: "json" };
import photoprint from "./photoprint.json" with { type: "json" };

/** Every catalogue of the demo shop by its kind, as its file has it; for tests and benches of all kinds. */
export const demoCatalogues: Readonly<Record<string, unknown>> = {
  calendar,
  card,
  collage,
  photobook,
  photobox,
  photoframe,
  photoprint,
};

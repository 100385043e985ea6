/** The process in which sides are compiled that would hold up other requests, started by `heavy-sides.ts`. */
import { compilePage } from "../../design/compile-page.ts";
import { materialOf } from "../../design/material.ts";
import { answerRequests } from "../../platform/processes/answer-requests.ts";
import type { HeavyAnswer, HeavyRequest } from "./heavy-sides.ts";
import { createStock } from "./stock.ts";

const stockOf = createStock();

answerRequests(async ({ surface, layout, photos, drawings, drawn }: HeavyRequest): Promise<HeavyAnswer> => {
  const art = new Map(drawings.map((drawing) => [drawing.hash, drawing]));
  const stock = await stockOf({ surfaces: [surface] });
  const compiled = compilePage(surface, layout, materialOf(photos, { ...stock, art }));
  return drawn ? compiled : { ...compiled, page: null };
});

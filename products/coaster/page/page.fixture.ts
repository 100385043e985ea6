import { offeredPage } from "../../offered-page.ts";
import { coaster } from "../coaster.fixture.ts";
import type { CoasterConfiguration, CoasterData } from "../coaster-data.fixture.ts";

/** The product page of the sample kind: everything in it follows from its offer. */
export const page = offeredPage<CoasterConfiguration, CoasterData>({
  sold: coaster,
  offer: coaster.offer,
  vocabulary: /^(calc|card|cta|fmt|photobook|quote|refusal)\./,
  size: ({ coasterEdge }) => ({ width: coasterEdge, height: coasterEdge }),
});

import { createRoute } from "@hono/zod-openapi";
import type { Country } from "../../core/locale.ts";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { locationPath, visitorLocation } from "./contract.ts";
import { locate } from "./locate.ts";

export interface LocationRoutesOptions {
  /** Header in which the operator's proxy says the visitor's country; null where none does. */
  readonly countryHeader: string | null;
  readonly countryOfHost: (host: string | undefined) => Country;
}

/** A visitor's probable place; see contract.ts. */
export function locationRoutes({ countryHeader, countryOfHost }: LocationRoutesOptions): Router {
  const app = createRouter();
  const example = { country: "CH", source: "header", locale: "de-CH" } as const;
  const answer = jsonAnswer(visitorLocation, "Where the visitor probably is", example);
  // Trailing slashes make no difference (specification section 2).
  for (const path of [locationPath, locationPath.replace(/\/$/, "")]) {
    app.openapi(createRoute({ method: "get", path, responses: { 200: answer, default: problems } }), (c) => {
      const header = countryHeader === null ? null : (c.req.header(countryHeader) ?? null);
      const acceptLanguage = c.req.header("accept-language") ?? null;
      const host = countryOfHost(c.req.header("host"));
      // The response depends on the visitor.
      c.header("cache-control", "private, no-store");
      return c.json(locate({ header, acceptLanguage, host }), 200);
    });
  }
  return app;
}

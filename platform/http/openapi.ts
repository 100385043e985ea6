import type { Router } from "./router.ts";

/** Serves the OpenAPI 3.1 document of every route of the app at `/openapi.json`, also of those registered later. */
export function serveOpenApi(app: Router, { version }: { readonly version: string }): void {
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: {
      title: "Passepartout",
      version,
      description: "The shop's HTTP interface. Every answer that is not a success is a problem document (RFC 9457).",
      license: { name: "MIT" },
    },
  });
}

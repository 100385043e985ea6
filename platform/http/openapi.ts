import { channels } from "../../core/channel.ts";
import { locales } from "../../core/locale.ts";
import type { Router } from "./router.ts";

export interface OpenApiOptions {
  readonly version: string;
  /** Summaries by "POST /path" for operations that change something and have none of their own. */
  readonly summaries?: Readonly<Record<string, string>>;
}

/** Read before every handler (`shop.ts`), so every operation has them. */
const shopHeaders = {
  "X-Channel": {
    name: "X-Channel",
    in: "header",
    description: "The channel that sells; without it, that of the host.",
    schema: { type: "string", enum: [...channels] },
  },
  "X-Locale": {
    name: "X-Locale",
    in: "header",
    description:
      "Language of texts, country of delivery, currency and unit of lengths in texts; without it, those of the host and of a language in the path.",
    schema: { type: "string", enum: [...locales] },
  },
} as const;

const info = {
  title: "Passepartout",
  description: [
    "The shop's HTTP interface. Every answer that is not a success is a problem document (RFC 9457) in the visitor's language.",
    "Amounts of money are integer minor units of the currency (cents, pence, Rappen); lengths are integer millimetres unless a",
    "field says otherwise; shares are integer parts per million.",
  ].join(" "),
  license: { name: "MIT" },
};

type Document = ReturnType<Router["getOpenAPI31Document"]>;
interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description?: string }>>;
}

/** Serves the OpenAPI 3.1 document of every route of the app at `/openapi.json`, also of those registered later. */
export function serveOpenApi(app: Router, { version, summaries = {} }: OpenApiOptions): void {
  app.get("/openapi.json", (c) => {
    const document = app.getOpenAPI31Document({ openapi: "3.1.0", info: { ...info, version } });
    return c.json(completed(document, summaries) as object);
  });
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch"] as const;

/** Adds what all routes share, once for all. */
function completed({ paths = {}, components, ...document }: Document, summaries: Readonly<Record<string, string>>) {
  const described = Object.entries(paths).map(([path, item]) => {
    const operations = methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      return operation ? [[method, withHeaders(operation, summaries[`${method.toUpperCase()} ${path}`])] as const] : [];
    });
    return [path, { ...item, ...Object.fromEntries(operations) }] as const;
  });
  return {
    ...document,
    paths: Object.fromEntries(described),
    components: { ...components, parameters: { ...components?.parameters, ...shopHeaders } },
  };
}

const references = Object.keys(shopHeaders).map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** Operations that only read are summarised by their response. */
function withHeaders(operation: Operation, summary: string | undefined) {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1].description;
  return {
    ...operation,
    summary: operation.summary ?? summary ?? success,
    parameters: [...(operation.parameters ?? []), ...references],
  };
}

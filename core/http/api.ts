import { done, failed, type Outcome } from "../outcome.ts";
import { type QueryParameters, writeQuery } from "../query-string.ts";
import { offline, type Problem, readProblem } from "./problem.ts";

/** Anything that turns an unknown value into a known one or throws; a zod schema is one. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

export interface ApiRequest<Value> {
  readonly query?: QueryParameters;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
  /** Checks the answer; without it the answer is believed to be a `Value`. */
  readonly schema?: Schema<Value>;
}

type SentHeaders = Readonly<Record<string, string>>;
type Call = <Value>(path: string, request?: ApiRequest<Value>) => Promise<Outcome<Value, Problem>>;

/** The shop's HTTP interface. A call never rejects, except when its own signal aborts it or the schema does not fit. */
export interface Api {
  readonly get: Call;
  readonly post: Call;
  readonly put: Call;
  readonly patch: Call;
  readonly del: Call;
}

/**
 * Makes a client for loaders and browsers.
 *
 * @param fetch the browser's, or one that answers in process (`async (request) => app.fetch(request)`)
 * @param base address before each path, such as `https://shop.example` or "" for the page's own
 * @param headers sent with every call, such as X-Channel and X-Locale; a function is asked at each call
 * @example
 * const api = createApi(fetch, "", { "X-Channel": "poster", "X-Locale": "de-DE" });
 * const quote = await api.get<Quote>("/price-api/prices/article", { query: { format: "600x400" } });
 * if (!quote.ok) return show(quote.error.kind);
 */
export function createApi(
  fetch: typeof globalThis.fetch,
  base: string,
  headers: SentHeaders | (() => SentHeaders) = {},
): Api {
  const call =
    (method: string): Call =>
    async (path, request = {}) => {
      let response: Response;
      let text: string;
      try {
        response = await fetch(address(base, path, request.query), {
          method,
          ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
          ...(request.signal ? { signal: request.signal } : {}),
          ...(request.keepalive ? { keepalive: true } : {}),
          headers: {
            accept: "application/json",
            ...(request.body === undefined ? {} : { "content-type": "application/json" }),
            ...(typeof headers === "function" ? headers() : headers),
            ...request.headers,
          },
        });
        text = await response.text();
      } catch (error) {
        if (request.signal?.aborted) throw error;
        return failed(offline);
      }
      const body = parseJson(text);
      if (!response.ok || body === undefined) return failed(readProblem(response.status, body, retryAfter(response)));
      return done(request.schema ? request.schema.parse(body) : (body as never));
    };
  return { get: call("GET"), post: call("POST"), put: call("PUT"), patch: call("PATCH"), del: call("DELETE") };
}

function address(base: string, path: string, query: QueryParameters | undefined): string {
  const text = query ? writeQuery(query) : "";
  return `${base}${path}${text && `${path.includes("?") ? "&" : "?"}${text}`}`;
}

/** The JSON of an answer: null where the answer is empty, undefined where it is no JSON. */
function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";
import type { AppEnv } from "./variables.ts";

/** The largest design of a photobook stays well below, in bytes. */
export const defaultBodyLimit = 2_000_000;

export interface BodyLimit {
  readonly bytes?: number;
  /** Addresses whose handlers, and those of addresses below them, read streams with limits of their own. */
  readonly streamed?: readonly string[];
}

/** Refuses a body that is too large to be read into memory with 413, by its stated and by its true length. */
export function limitBody({ bytes = defaultBodyLimit, streamed = [] }: BodyLimit = {}): MiddlewareHandler<AppEnv> {
  const tooLarge = (c: Context<AppEnv>) =>
    problem(c, {
      status: 413,
      kind: "too-large",
      detail: `The request's body is larger than ${bytes} bytes.`,
      extra: { limit: bytes },
    });
  const measure = bodyLimit({ maxSize: bytes, onError: tooLarge });
  const isStreamed = (path: string) => streamed.some((one) => path === one || path.startsWith(`${one}/`));

  return async (c, next) => {
    // By address, not by content type: a caller may write any type over a body that some handler reads as a whole.
    if (isStreamed(c.req.path)) return next();
    // Node reads no further than a stated length. Measuring would first turn the body into a web stream, which costs
    // more than the rest of a small request.
    const stated = c.req.header("content-length");
    if (stated === undefined || c.req.header("transfer-encoding") !== undefined) return measure(c, next);
    return Number(stated) > bytes ? tooLarge(c) : next();
  };
}

import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";
import type { AppEnv } from "./variables.ts";

/** The largest design of a photobook stays well below, in bytes. */
export const defaultBodyLimit = 2_000_000;

/** These are streamed by handlers with limits of their own. */
const streamed = /^(image\/|application\/offset\+octet-stream|application\/octet-stream)/i;

/** Refuses a body that is too large to be read into memory with 413, by its stated and by its true length. */
export function limitBody(bytes: number = defaultBodyLimit): MiddlewareHandler<AppEnv> {
  const limit = bodyLimit({
    maxSize: bytes,
    onError: (c) =>
      problem(c, {
        status: 413,
        kind: "too-large",
        title: `The request's body is larger than ${bytes} bytes`,
        extra: { limit: bytes },
      }),
  });
  return (c, next) => (streamed.test(c.req.header("content-type") ?? "") ? next() : limit(c, next));
}

import type { Context } from "hono";

/**
 * The headers of the finished answer, to add to. Those of `Response.redirect()` and of an answer passed on from
 * `fetch` cannot be written; such an answer is wrapped first.
 */
export function answerHeaders(c: Context): Headers {
  try {
    c.res.headers.delete("x-never-set");
  } catch {
    c.res = new Response(c.res.body, c.res);
  }
  return c.res.headers;
}

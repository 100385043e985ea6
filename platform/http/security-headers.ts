import { createMiddleware } from "hono/factory";
import { answerHeaders } from "./answer-headers.ts";
import type { AppEnv } from "./variables.ts";

/** The content policy is not among them: it belongs to the pages (`server/`). */
const defaults = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "x-permitted-cross-domain-policies": "none",
} as const;

/** For this host alone: what else the operator runs below its name is hers to decide. */
const oneYear = "max-age=31536000";

/**
 * Headers of every response of the shop.
 *
 * @param https whether visitors reach the shop by https, so that browsers may be restricted to it
 */
export const securityHeadersOf = ({ https }: { readonly https: boolean }): Readonly<Record<string, string>> => ({
  ...defaults,
  ...(https && { "strict-transport-security": oneYear }),
});

/** Adds them; a handler that sets one itself keeps its own value. */
export const securityHeaders = (options: { readonly https: boolean }) => {
  const standard = Object.entries(securityHeadersOf(options));
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const headers = answerHeaders(c);
    for (const [name, value] of standard) if (!headers.has(name)) headers.set(name, value);
  });
};

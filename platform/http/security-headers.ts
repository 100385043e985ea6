import { createMiddleware } from "hono/factory";
import { answerHeaders } from "./answer-headers.ts";
import type { AppEnv } from "./variables.ts";

/** A handler that sets one of these itself keeps its own value. The content policy belongs to the pages (`server/`). */
const defaults = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "x-permitted-cross-domain-policies": "none",
} as const;

const oneYear = "max-age=31536000; includeSubDomains";

/** @param https whether visitors reach the shop by https, so that browsers may be told to use nothing else */
export const securityHeaders = ({ https }: { readonly https: boolean }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const headers = answerHeaders(c);
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    if (https && !headers.has("strict-transport-security")) headers.set("strict-transport-security", oneYear);
  });

import type { Router } from "../../platform/http/router.ts";

export const origin = "http://shop.test";

/** A browser at the shop that is open now: keeps cookies between its requests. */
export function cookieBrowser(shop: () => Router) {
  const jar = new Map<string, string>();
  return {
    jar,
    async send(
      method: "GET" | "POST",
      path: string,
      form?: Record<string, string>,
      headers: Record<string, string> = {},
    ) {
      const response = await shop().request(origin + path, {
        method,
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "), ...headers },
        ...(form && { body: new URLSearchParams(form) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=", 2);
        if (/max-age=0/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
  };
}

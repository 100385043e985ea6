import { createServer, type Server } from "node:http";
import type { BrowserContext } from "@playwright/test";
import { port } from "./place.ts";

const shopHost = `localhost:${port}`;
/** Of somebody else: whatever reaches it has left the shop. */
const outsideHost = `localhost:${port + 2}`;

/**
 * A tag manager's script, or a chat's, that tells its own server of the visitor in every way a page has, twice a second and when it is left, with what the
 * visitor said of it at that moment.
 */
const restless = (name: string) => `
  window.google_tag_manager = { "GTM-TEST1": {} };
  (() => {
    const say = () => {
      const told = "http://${outsideHost}/${name}?" + (/yes=[^&;]*${name}/.test(document.cookie) ? "granted" : "declined");
      fetch(told, { mode: "no-cors", method: "POST" }).catch(() => {});
      navigator.sendBeacon(told);
      new Image().src = told;
    };
    setInterval(say, 500);
    addEventListener("pagehide", say);
    document.addEventListener("visibilitychange", say);
    say();
  })();`;

/** What a flag service answers that has no flags, whatever is asked. */
const noFlags = { ff: { d: [], s: 1, t: 1 }, ms: { k: [] }, ls: { k: [] }, pushEnabled: false };

export interface OutsideServices {
  /** Requests of the browser for any host but the shop's own, in their order; sockets, too. */
  readonly asked: readonly string[];
  /** What came to the server of somebody else: paths and queries. */
  readonly reached: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Makes the shop in this browser one that is set up with Split, a tag manager and an outside chat, all of them elsewhere, and writes down
 * everything that leaves for them. Pages are handed over as such a shop does; their policy would keep the stand-ins out.
 */
export async function withOutsideServices(context: BrowserContext): Promise<OutsideServices> {
  const reached: string[] = [];
  const server: Server = createServer((request, response) => {
    reached.push(request.url ?? "");
    response.setHeader("content-type", "text/javascript");
    response.end(request.url === "/chat.js" ? restless("help-chat") : "");
  });
  await new Promise<void>((resolve) => server.listen(port + 2, "localhost", resolve));

  // A page that a test hands over counts as one of another network, whose requests to this machine browsers refuse.
  await context.grantPermissions(["local-network-access"]);
  const asked: string[] = [];
  const note = (address: string) => {
    const { protocol, host } = new URL(address);
    if (/^(?:http|ws)s?:$/.test(protocol) && host !== shopHost) asked.push(address);
  };
  context.on("request", (request) => note(request.url()));
  context.on("page", (page) => page.on("websocket", (socket) => note(socket.url())));

  await context.route(
    ({ host }) => host === `data.${shopHost}`,
    (route) => route.fulfill({ contentType: "text/javascript", body: restless("tag-manager") }),
  );
  await context.route(
    ({ hostname }) => !hostname.endsWith("localhost"),
    (route) => route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: noFlags }),
  );
  await context.route(
    ({ host, pathname }) => host === shopHost && !/^\/(?:assets|[a-z]+-api|pictures|flags)\//.test(pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const { "content-security-policy": _, ...headers } = answer.headers();
      const body = (await answer.text())
        .replace('"tagManager":null', '"tagManager":{"id":"GTM-TEST1","subdomain":"data"}')
        .replaceAll('"chatScript":null', `"chatScript":"http://${outsideHost}/chat.js"`)
        .replace(/"flagClient":\{[^}]*\}/, '"flagClient":{"key":"split-key-of-browsers","url":null}');
      return route.fulfill({ status: answer.status(), headers, body });
    },
  );
  return { asked, reached, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

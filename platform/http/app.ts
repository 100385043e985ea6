import type { Log } from "../log/log.ts";
import { accessLog } from "./access-log.ts";
import { limitBody } from "./body-limit.ts";
import { clientAddress } from "./client-address.ts";
import { answerFailure, answerUnknown } from "./failure.ts";
import { privateCookies } from "./private-cookies.ts";
import { requestId } from "./request-id.ts";
import { createRouter, type Router } from "./router.ts";
import { sameOrigin } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { guessShop, type HostPlace, readShop } from "./shop.ts";

export interface HttpAppOptions {
  readonly log: Log;
  /** Whether visitors reach the shop by https. */
  readonly https?: boolean;
  /** Number of our proxies in front of the shop. */
  readonly trustedProxies?: number;
  /** Addresses of uploads, which are read as streams and have limits of their own. */
  readonly streamed?: readonly string[];
  /** Addresses that check a key and no cookie: other sites may call them. */
  readonly keyed?: readonly string[];
  /** Addresses that open pages ask every few seconds. */
  readonly polled?: readonly string[];
  /** Shop of a Host header for requests without the shop's headers; without it, the German poster shop. */
  readonly placeOf?: (host: string) => HostPlace;
}

/**
 * The shop's HTTP interface before any service is in it: ids, access log, security headers, origin check, body limit,
 * shop headers, and problem documents for everything that goes wrong.
 *
 * @example
 * const app = createHttpApp({ log });
 * app.route("/", ordersRoutes(orders));
 * serveOpenApi(app, { version });
 */
export function createHttpApp({
  log,
  https = false,
  trustedProxies = 0,
  streamed = [],
  keyed = [],
  polled = [],
  placeOf,
}: HttpAppOptions): Router {
  const app = createRouter();
  app.use(requestId(log), clientAddress(trustedProxies), accessLog(polled), securityHeaders({ https }), privateCookies);
  app.use(guessShop(placeOf ?? null), sameOrigin(keyed), limitBody({ streamed }), readShop);
  app.onError(answerFailure);
  app.notFound(answerUnknown(app));
  return app;
}

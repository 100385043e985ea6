import { createServer, type RequestListener, type Server } from "node:http";
import { asStartupError } from "../startup/startup-error.ts";

/** Time limits of a client, in milliseconds. */
export interface Patience {
  /** From the first byte of a request to the end of its head. */
  readonly head: number;
  /** Until the end of its body; an upload that takes longer continues where it was cut. */
  readonly request: number;
  /** Without a byte in either direction while a request is under way: a client that stopped reading is let go. */
  readonly silence: number;
  /** Between requests on one connection; longer than proxies keep theirs, where there are any. */
  readonly idle: number;
  /** Interval of checks of heads and bodies. */
  readonly check: number;
}

export const patienceOf = ({ trustedProxies }: { readonly trustedProxies: number }): Patience => ({
  head: 15_000,
  request: 300_000,
  silence: 120_000,
  idle: trustedProxies > 0 ? 75_000 : 5_000,
  check: 5_000,
});

/** A server that waits for nobody for ever; heads of more than 16 KB are refused with 431. */
export interface WebServer {
  readonly server: Server;
  /** Takes no more requests and finishes those under way; after `within` milliseconds the rest is cut. */
  close(within: number): Promise<void>;
}

export function createWebServer(listener: RequestListener, patience: Patience): WebServer {
  let stopping = false;
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.idle,
      connectionsCheckingInterval: patience.check,
      maxHeaderSize: 16 * 1024,
    },
    (request, response) => {
      // A kept connection would bring one request after the other for as long as its browser likes.
      if (stopping) response.shouldKeepAlive = false;
      listener(request, response);
    },
  );
  server.timeout = patience.silence;
  return {
    server,
    async close(within) {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection becomes idle only a moment after its response.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), within);
      await closed;
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}

/** @throws StartupError when the port cannot be had */
export function listen(server: Server, { port, host }: { port: number; host: string | null }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(asStartupError(error, `cannot listen on port ${port}`)));
    server.listen({ port, ...(host !== null && { host }) }, resolve);
  });
}

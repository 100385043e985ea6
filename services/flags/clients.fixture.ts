import { createRequire } from "node:module";
import { SplitFactory } from "@splitsoftware/splitio-browserjs";
import type { FlagsOfTests } from "./flags-of-tests.fixture.ts";

const require = createRequire(import.meta.url);
/** Browsers have it; the server's client contains one for Node. */
globalThis.EventSource ??= require("@splitsoftware/splitio/cjs/platform/getEventSource/eventsource.js");

/** Attributes of a visitor in a page, beside her key. */
export type Attributes = Readonly<Record<string, string | number | boolean | string[]>>;

/** A client of one visitor. */
export interface VisitorClient {
  getTreatment(flag: string, attributes?: Attributes): string;
  track(event: string, value?: number): boolean;
  /** Its flags have come. */
  ready(): Promise<unknown>;
}

/** An official client, unmodified, whichever of them it is. */
export interface AnyClient {
  client(key: string): VisitorClient;
  /** Resolves once its reports are sent. */
  end(): Promise<unknown>;
}

type Open = (room: Pick<FlagsOfTests, "service" | "environment">, more?: object) => Promise<AnyClient>;

/** Required, because the types of all versions would describe one global name. */
interface Older {
  readonly SplitFactory: (settings: object) => { client(key?: string): OlderClient };
}
interface OlderClient {
  getTreatment(...given: unknown[]): string;
  track(...given: unknown[]): boolean;
  ready(): Promise<void>;
  destroy(): Promise<void>;
}

/** The first visitor of a browser, who has to be there before others. */
const first = "whose-browser-it-is";

interface ServerClient {
  getTreatment(key: string, flag: string, attributes?: SplitIO.Attributes): string;
  track(key: string, kind: string, event: string, value?: number): boolean;
}
/** The visitors of a server's client, which is ready for all of them at once. */
const visitorsOf =
  (client: ServerClient) =>
  (key: string): VisitorClient => ({
    getTreatment: (flag, attributes) => client.getTreatment(key, flag, attributes as SplitIO.Attributes),
    track: (event, value) => client.track(key, "user", event, value),
    ready: async () => {},
  });

interface BrowserClient {
  getTreatment(flag: string, attributes?: SplitIO.Attributes): string;
  track(kind: string, event: string, value?: number): boolean;
}
/** The visitor whose a browser's client is. */
const oneVisitor = (client: BrowserClient, ready: () => Promise<unknown>): VisitorClient => ({
  getTreatment: (flag, attributes) => client.getTreatment(flag, attributes as SplitIO.Attributes),
  track: (event, value) => client.track("user", event, value),
  ready,
});

/** By version and place of use; all of them are ready before they are returned. */
export const clientKinds = {
  "node 11": async ({ service, environment }, more) => {
    const factory = service.serverClient(environment, more);
    const client = factory.client();
    await client.whenReady();
    return { client: visitorsOf(client), end: () => factory.destroy() };
  },
  "node 10": async ({ service, environment }, more) => {
    const core = { authorizationKey: environment.keys.server, IPAddressesEnabled: false };
    const client = (require("splitio-10") as Older).SplitFactory({ core, urls: service.urls, ...more }).client();
    await client.ready();
    return { client: visitorsOf(client), end: () => client.destroy() };
  },
  browser: async ({ service, environment }, more) => {
    const core = { authorizationKey: environment.keys.client, key: first };
    const factory = SplitFactory({ core, urls: service.urls, ...more });
    await factory.client().whenReady();
    const of = (key: string) => {
      const client = factory.client(key);
      return oneVisitor(client, () => client.whenReady());
    };
    return { client: of, end: () => factory.destroy() };
  },
  "browser 10": async ({ service, environment }, more) => {
    const core = { authorizationKey: environment.keys.client, key: first };
    const factory = (require("splitio-10/lib/factory/browser.js") as Older).SplitFactory({
      core,
      urls: service.urls,
      ...more,
    });
    const clients = [factory.client()];
    await clients[0]?.ready();
    const of = (key: string) => {
      const client = factory.client(key);
      clients.push(client);
      return oneVisitor(client, () => client.ready());
    };
    // The first one destroys the factory and sends its last reports.
    return { client: of, end: async () => Promise.all(clients.reverse().map((one) => one.destroy())) };
  },
} as const satisfies Record<string, Open>;

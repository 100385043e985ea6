import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { SplitFactory } from "@splitsoftware/splitio";
import { every } from "hono/combine";
import type { Database } from "../../platform/database/database.ts";
import { hearNotices } from "../../platform/database/notices.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { flagsManagePath, flagsPath } from "./contract.ts";
import type { FlagInput } from "./definition/flag-schema.ts";
import { createEnvironment, createFlags, type NewEnvironment } from "./service.ts";

/** Reports that one address may send in ten minutes. */
export const mostReports = 100;

/** The flag service behind a real HTTP server that hears of changes by the database, as official clients meet it. */
export async function flagsFixture({ db, url }: Database & { readonly url: string }) {
  const flags = createFlags({
    db,
    clock: systemClock,
    log: silentLog,
    secret: "a secret of at least thirty-two bytes",
    // Put together as the shop's are: such a limit leaves its refusal in the context.
    limitReports: every(createRateLimit(null)({ name: "flag-reports", points: mostReports, seconds: 600 })),
  });
  const app = createHttpApp({ log: silentLog, streamed: [flagsPath], keyed: [flagsPath] });
  for (const routes of flags.routes) app.route("/", routes);
  /** Paths that were asked for, with the number of times. */
  const asked = new Map<string, number>();
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0]?.replace(flagsPath, "") ?? "";
    asked.set(path, (asked.get(path) ?? 0) + 1);
    return listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const notices = hearNotices({ url, channel: "flags", log: silentLog, heard: flags.heard });
  await notices.listening;
  const all = `${origin}${flagsPath}`;
  const urls = { sdk: all, events: all, auth: all, streaming: all, telemetry: all };

  return {
    origin,
    asked,
    flags,
    urls,
    newEnvironment: () => createEnvironment(db, { name: newId() }),
    manager: (environment: NewEnvironment) => managerOf(origin, environment),
    /** The official client of servers, unmodified. */
    serverClient: (environment: NewEnvironment, more: object = {}) =>
      SplitFactory({
        core: { authorizationKey: environment.keys.server, IPAddressesEnabled: false },
        urls,
        ...more,
      } as SplitIO.INodeSettings),
    async close() {
      flags.streams.end();
      await notices.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FlagsFixture = Awaited<ReturnType<typeof flagsFixture>>;

export interface Managed {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}
export type Manager = ReturnType<typeof managerOf>;

/** Calls the management API of an environment. */
function managerOf(origin: string, { keys }: NewEnvironment) {
  async function call(method: string, path: string, body?: unknown, key = keys.management): Promise<Managed> {
    const answer = await fetch(`${origin}${flagsManagePath}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", "x-author": "a script" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  }
  /** Answers with what was made. @throws when it was refused */
  async function made(method: string, path: string, body?: unknown) {
    const answer = await call(method, path, body);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }
  return {
    call,
    flag: (definition: FlagInput) => made("PUT", `/flags/${definition.name}`, { definition }),
    kill: (name: string, treatment?: string) => made("POST", `/flags/${name}/kill`, { treatment }),
    revive: (name: string) => made("POST", `/flags/${name}/revive`),
    archive: (name: string) => made("DELETE", `/flags/${name}`),
    segment: (name: string, isLarge = false) => made("PUT", `/segments/${name}`, { isLarge }),
    members: (name: string, add: readonly string[], remove: readonly string[] = []) =>
      made("POST", `/segments/${name}/members`, { add, remove }),
    ruleSegment: (definition: { readonly name: string }) =>
      made("PUT", `/rule-based-segments/${definition.name}`, definition),
    figures: (name: string) => made("GET", `/flags/${name}/figures`),
    control: (control: string) => made("POST", "/streaming", { control }),
  };
}

const everybody = { matcherGroup: { matchers: [{ matcherType: "ALL_KEYS" as const }] } };

/** A flag that gives everybody by the dice. */
export const rollout = (name: string, on: number, more: Partial<FlagInput> = {}): FlagInput => ({
  name,
  defaultTreatment: "off",
  conditions: [
    {
      ...everybody,
      label: "in the roll-out",
      partitions: [
        { treatment: "on", size: on },
        { treatment: "off", size: 100 - on },
      ],
    },
  ],
  ...more,
});

/** A flag for those of a segment alone. */
export const forSegment = (
  name: string,
  segmentName: string,
  matcherType: "IN_SEGMENT" | "IN_RULE_BASED_SEGMENT" = "IN_SEGMENT",
): FlagInput => ({
  name,
  defaultTreatment: "off",
  conditions: [
    {
      matcherGroup: { matchers: [{ matcherType, userDefinedSegmentMatcherData: { segmentName } }] },
      partitions: [{ treatment: "on", size: 100 }],
    },
  ],
});

import { z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { Db } from "../../../platform/database/database.ts";
import { limitBody } from "../../../platform/http/body-limit.ts";
import { problem } from "../../../platform/http/problem.ts";
import { withinLimit } from "../../../platform/http/rate-limit.ts";
import { createRouter, fieldErrors, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { checkAccess } from "../access-check.ts";
import { describeAddress } from "../describe-address.ts";
import { type Access, accessOf } from "../keys.ts";
import { flagsPath } from "../protocol.ts";
import { recordEvents } from "./events.ts";
import { type ImpressionsMode, impressionRecords } from "./impressions.ts";
import { beaconBody, countsBody, eventsBody, flagsOfKeys, impressionsBody, keysOfFlags } from "./report-shapes.ts";

export interface RecordsRoutesOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Slows down floods under the key that everybody can read. */
  readonly limitReports: MiddlewareHandler<AppEnv>;
}

/** A full queue of a server: 30,000 impressions. */
const mostBytes = 8_000_000;

/** Browsers send what they saw after five minutes at the latest; a clock that says more is wrong. */
const keptByBrowsers = 600_000;

interface Report {
  readonly environment: number;
  readonly kind: "server" | "client";
  readonly mode: ImpressionsMode;
}

/** Reports of clients: impressions, events and metrics. */
export function recordsRoutes({ db, clock, limitReports }: RecordsRoutesOptions): Router {
  const app = createRouter();
  const impressions = {
    server: impressionRecords({ db, clock }),
    client: impressionRecords({ db, clock, kept: keptByBrowsers }),
  };
  app.use(`${flagsPath}/*`, limitBody({ bytes: mostBytes }));

  /** Reads a body by its shape, and writes it down. */
  function take<Shape extends z.ZodType>(
    path: string,
    says: string,
    shape: Shape,
    write: (report: Report, body: z.output<Shape>) => Promise<void>,
  ): void {
    const read = async (
      c: Context<AppEnv>,
      { environment, kind }: Access,
      entries: unknown,
      mode: string | undefined,
    ) => {
      const body = shape.safeParse(entries);
      if (!body.success) {
        const errors = fieldErrors("body", body.error.issues.slice(0, 20), "en-GB");
        return problem(c, { status: 422, kind: "invalid-request", errors });
      }
      await write({ environment, kind: kind === "client" ? kind : "server", mode: readMode(mode) }, body.data);
      return c.body(null, 204);
    };

    describeAddress(app, "post", path, says);
    app.post(`${flagsPath}${path}`, async (c) => {
      const access = await checkAccess(c, db, ["server", "client"]);
      if (access instanceof Response) return access;
      const answer = async () => read(c, access, await readJson(c), c.req.header("splitsdkimpressionsmode"));
      return access.kind === "client" ? withinLimit(c, limitReports, answer) : answer();
    });
    // A page that is hidden cannot send headers: the key is in the body, which is text (protocol, section 4).
    const beacon = `${path.replace(/\/bulk$/, "")}/beacon`;
    describeAddress(app, "post", beacon, `${says}, as a hidden page says it`);
    app.post(`${flagsPath}${beacon}`, async (c) => {
      const body = beaconBody.safeParse(await readJson(c));
      const access = body.success ? await accessOf(db, body.data.token) : null;
      if (!body.success || access?.kind !== "client") return problem(c, { status: 401, title: "Unknown key" });
      const { entries, sim } = body.data;
      return withinLimit(c, limitReports, () => read(c, access, entries, sim));
    });
  }

  take("/testImpressions/bulk", "Looks at flags", impressionsBody, ({ environment, kind, mode }, body) =>
    impressions[kind].looks(environment, body, mode),
  );
  take("/testImpressions/count", "Repeated looks at flags, counted", countsBody, ({ environment, kind }, body) =>
    impressions[kind].repeats(environment, body),
  );
  take("/events/bulk", "What visitors did", eventsBody, ({ environment, kind }, body) =>
    recordEvents({ db, clock, ...(kind === "client" && { kept: keptByBrowsers }) }, environment, body),
  );
  take("/v1/keys/ss", "Visitors by flags they saw", keysOfFlags, ({ environment, kind }, { keys }) =>
    impressions[kind].seen(
      environment,
      keys.flatMap(({ f, ks }) => ks.map((key) => ({ flag: f, key }))),
    ),
  );
  take("/v1/keys/cs", "Flags by visitors who saw them", flagsOfKeys, ({ environment, kind }, { keys }) =>
    impressions[kind].seen(
      environment,
      keys.flatMap(({ k, fs }) => fs.map((flag) => ({ flag, key: k }))),
    ),
  );
  // Client metrics are for the client's authors; they are accepted and discarded.
  take("/v1/metrics/config", "How a client is set up; not kept", z.unknown(), async () => {});
  take("/v1/metrics/usage", "How a client fares; not kept", z.unknown(), async () => {});
  return app;
}

const readMode = (text: string | undefined): ImpressionsMode =>
  text === "DEBUG" || text === "NONE" ? text : "OPTIMIZED";

/** Undefined, which no shape takes, for what is no JSON. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch {
    return undefined;
  }
}

import { runOnce } from "graphile-worker";
import { createMiddleware } from "hono/factory";
import type { Database } from "../../../platform/database/database.ts";
import { createHttpApp } from "../../../platform/http/app.ts";
import type { AppEnv, OperatorRole } from "../../../platform/http/variables.ts";
import { finishJobs } from "../../../platform/jobs/finish-jobs.ts";
import { toTaskList } from "../../../platform/jobs/task-list.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { workerLogger } from "../../../platform/log/worker-logger.ts";
import { stoppedClock } from "../../../platform/time/clock.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { createEnvironment, createFlags, type FlagInput } from "../service.ts";
import { flagLists, officeFlagPaths as paths } from "./shapes.ts";

/** The office of a new environment on a real database, as an operator's browser meets it. */
export async function flagOfficeFixture({ db, pool }: Pick<Database, "db" | "pool">) {
  // Long past, so that a plan for a moment after it is due by the database's clock.
  const clock = stoppedClock("2026-01-13T10:00:00Z");
  const limitReports = createMiddleware<AppEnv>((_, next) => next());
  const flags = createFlags({
    db,
    clock,
    log: silentLog,
    secret: "a secret of at least thirty-two bytes",
    limitReports,
  });
  const environment = await createEnvironment(db, { name: newId() });
  const app = createHttpApp({ log: silentLog, streamed: [flagLists] });
  app.use(
    createMiddleware<AppEnv>(async (c, next) => {
      const role = c.req.header("x-role") as OperatorRole | undefined;
      const operator = role ? { id: newId(), name: c.req.header("x-name") ?? "Mira", role, language: null } : null;
      c.set("visitor", { visitorId: newId(), customerId: null, operator });
      await next();
    }),
  );
  const rights = { requireReader: allow("operator", "admin"), requireChanger: allow("admin") };
  for (const routes of flags.officeRoutes(rights)) app.route("/", routes);

  /** As the management; null: as nobody. */
  async function call(
    method: string,
    path: string,
    body?: unknown,
    role: OperatorRole | null = "admin",
    name = "Mira",
  ) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(role && { "x-role": role, "x-name": name }),
        ...(body !== undefined && { "content-type": "application/json" }),
        "x-locale": "en-GB",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    const parsed: any =
      text === "" || !response.headers.get("content-type")?.includes("json") ? text : JSON.parse(text);
    return { status: response.status, body: parsed };
  }
  const at = environment.id;
  return {
    flags,
    clock,
    environment: at,
    call,
    save: (definition: FlagInput, changeNumber = -1, name?: string) =>
      call("PUT", paths.flag(at, definition.name), { definition, changeNumber, comment: "" }, "admin", name),
    read: (name: string) => call("GET", paths.flag(at, name)),
    upload: async (segment: string, text: string | Uint8Array<ArrayBuffer>, query = "") => {
      const headers = { "x-role": "admin", "x-locale": "en-GB", "content-type": "application/octet-stream" };
      const response = await app.request(`${paths.list(at, segment)}${query}`, { method: "POST", headers, body: text });
      return { status: response.status, body: await response.json() };
    },
    /** Does all jobs that are due, as one process does. */
    runJobs: () =>
      runOnce({
        pgPool: pool,
        logger: workerLogger(silentLog),
        preset: finishJobs,
        taskList: toTaskList(flags.handlers, silentLog, new AbortController().signal),
      }),
  };
}
export type FlagOfficeFixture = Awaited<ReturnType<typeof flagOfficeFixture>>;

/** Like the operators' own check; `services/operators/capabilities.ts` defines each role's rights. */
const allow = (...roles: OperatorRole[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const role = c.var.visitor?.operator?.role;
    if (!role) return c.json({}, 401);
    return roles.includes(role) ? next() : c.json({}, 403);
  });

import { createMiddleware } from "hono/factory";
import type { Db } from "../../../platform/database/database.ts";
import { createHttpApp } from "../../../platform/http/app.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { stoppedClock } from "../../../platform/time/clock.ts";
import { type Content, createContent, createSpace } from "../service.ts";
import { choiceRoutes } from "./choice-routes.ts";
import { draftRoutes } from "./draft-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { releaseRoutes } from "./release-routes.ts";
import { tokenRoutes } from "./token-routes.ts";
import { treeRoutes } from "./tree-routes.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Body = any;
/** As `Ida` (all rights), `Ida operator` (no publishing), or anonymous: `""`. Returns status and body. */
export type Call = (operator: string, method: string, path: string, body?: object | string) => Promise<[number, Body]>;

interface SpaceOfTest extends Omit<Parameters<typeof createSpace>[1], "name"> {
  /** ISO 8601; time of the stopped clock. */
  readonly at: string;
}

/** The content room over a database with one empty space, at a moment that the test moves. */
export async function officeOfTest(db: Db, { at, ...space }: SpaceOfTest) {
  await db.deleteFrom("content_space").execute();
  const clock = stoppedClock(at);
  const content = createContent({ db, clock, log: silentLog, publicUrl: "https://shop.example", limitFactor: 1_000 });
  const { id } = await createSpace(db, { name: "A shop", ...space });
  return { clock, content, space: id, call: officeCalls(content) };
}

/** The content room's interface, with people who are who they say. */
function officeCalls(content: Content): Call {
  const app = createHttpApp({ log: silentLog });
  app.use(
    createMiddleware<AppEnv>(async (c, next) => {
      const [name = "", role] = (c.req.header("test-operator") ?? "").split(" ");
      if (name !== "") {
        const operator = { id: name, name, role: role === "operator" ? "operator" : "admin", language: null } as const;
        c.set("visitor", { visitorId: name, customerId: null, operator });
      }
      await next();
    }),
  );
  const only = (...roles: readonly string[]) =>
    createMiddleware<AppEnv>(async (c, next) => {
      const role = c.var.visitor?.operator?.role;
      return role && roles.includes(role) ? next() : c.json({}, role ? 403 : 401);
    });
  const rights = { requireEditor: only("operator", "admin"), requirePublisher: only("admin") };
  const origins = { poster: { DE: "https://shop.example" }, card: {} };
  for (const routes of [pageRoutes, treeRoutes, releaseRoutes, draftRoutes, choiceRoutes, tokenRoutes])
    app.route("/", routes({ office: content.office, origins, ...rights }));

  return async (operator, method, path, body) => {
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    const answer = await app.request(path, {
      method,
      headers: {
        "test-operator": operator,
        "content-type": "application/json",
        "x-locale": "en-GB",
        ...(text !== null && { "content-length": String(Buffer.byteLength(text)) }),
      },
      body: text,
    });
    return [answer.status, answer.status === 204 ? null : await answer.json()];
  };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import StoryblokClient, { type ISbConfig } from "storyblok-js-client";
import type { Database } from "../../platform/database/database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { contentUploadsPath, deliveryPath, type JsonObject, managementPath } from "./contract.ts";
import { createContent, createSpace, type NewSpace } from "./service.ts";

export { translate } from "./delivery/translate.ts";
export { contentOf } from "./office/new-content.ts";
export { pageTemplates } from "./office/page-templates.ts";
export { importWords } from "./transfer/import-words.ts";
export { readLine } from "./transfer/line.ts";

/** The content service behind a real HTTP server, as the official client meets it. */
export async function contentFixture(database: Database, { limitFactor = 1_000 } = {}) {
  const { db } = database;
  const content = createContent({
    db,
    clock: systemClock,
    log: silentLog,
    publicUrl: "https://shop.example",
    limitFactor,
  });
  const app = createHttpApp({ log: silentLog, streamed: [contentUploadsPath] });
  for (const routes of content.routes) app.route("/", routes);
  const server = createServer({ maxHeaderSize: 32 * 1024 }, getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const endpoint = `${origin}${deliveryPath}`;

  return {
    origin,
    endpoint,
    content,
    newSpace: (languages: readonly string[] = []) => createSpace(db, { name: "A shop", languages }),
    /** The official client, unmodified; quick, because nobody waits in tests. */
    client: (accessToken: string, more: Partial<ISbConfig> = {}) =>
      new StoryblokClient({ accessToken, endpoint, rateLimit: 1_000, ...more }),
    /** Calls the management API of a space. */
    manager: (space: NewSpace) => managerOf(origin, space),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ContentFixture = Awaited<ReturnType<typeof contentFixture>>;
export type Manager = ReturnType<typeof managerOf>;

interface Managed {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

function managerOf(origin: string, space: NewSpace) {
  async function call(method: string, path: string, body?: unknown, token = space.tokens.management): Promise<Managed> {
    const answer = await fetch(`${origin}${managementPath}/${space.id}${path}`, {
      method,
      headers: { authorization: token, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }
  return {
    call,
    /** Makes a story and publishes it, unless it is to stay a draft. */
    async story(slug: string, content: JsonObject, { draft = false, ...more }: JsonObject & { draft?: boolean } = {}) {
      const story = { name: slug, slug, content: { component: "page", _uid: `${slug}-root`, ...content }, ...more };
      const { status, body } = await call("POST", "/stories", { story, ...(draft ? {} : { publish: 1 }) });
      if (status !== 201) throw new Error(`${slug}: ${JSON.stringify(body)}`);
      return body.story as { id: number; uuid: string; full_slug: string };
    },
    async folder(slug: string, more: JsonObject = {}) {
      const { body } = await call("POST", "/stories", { story: { name: slug, slug, is_folder: true, ...more } });
      return body.story as { id: number; uuid: string; full_slug: string };
    },
  };
}

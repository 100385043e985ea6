import type { Engine, EngineGround } from "../../platform/engine/run-engine.ts";
import { contentUploadsPath, deliveryPath, managementPath } from "./protocol.ts";
import { createContent, createSpace, firstSpace } from "./service.ts";

/** The content service as a program of its own: delivery, management and planned publications. The first start makes a space. */
export async function openContent({ database, clock, log, publicUrl, rateLimitFactor }: EngineGround): Promise<Engine> {
  const { db } = database;
  const content = createContent({ db, clock, log, publicUrl, limitFactor: rateLimitFactor });
  return {
    routes: content.routes,
    handlers: content.handlers,
    cron: content.cron,
    // Publications by the office, another process or a job.
    notices: { channel: "published", heard: content.forget },
    streamed: [contentUploadsPath],
    told: await told(),
  };

  async function told(): Promise<readonly string[]> {
    const delivery = `delivery: ${publicUrl}${deliveryPath}`;
    const known = await firstSpace(db);
    if (known !== null) return [delivery, `management: ${publicUrl}${managementPath}/${known}`];
    const { id, tokens } = await createSpace(db, { name: "Content" });
    return [
      `${delivery}, tokens ${tokens.public} (published), ${tokens.preview} (drafts)`,
      `management: ${publicUrl}${managementPath}/${id}, token ${tokens.management}; it is shown this once`,
    ];
  }
}

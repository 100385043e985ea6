import type { Engine, EngineGround } from "../../platform/engine/run-engine.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { flagsManagePath, flagsPath } from "./protocol.ts";
import { createEnvironment, createFlags, firstEnvironment } from "./service.ts";

/** Impressions and events of browsers in ten minutes, from one address. */
const reports = { name: "flag-reports", points: 3000, seconds: 600 };

/** The flag service as a program of its own: official clients, scripts and planned changes. The first start makes an environment. */
export async function openFlags(ground: EngineGround): Promise<Engine> {
  const { database, clock, log, publicUrl, rateLimitFactor, secret } = ground;
  const { db, pool } = database;
  const limitReports = createRateLimit(pool)({ ...reports, points: reports.points * rateLimitFactor });
  const flags = createFlags({ db, clock, log, secret, limitReports });
  return {
    routes: flags.routes,
    handlers: flags.handlers,
    cron: flags.cron,
    // Flags changed in some process.
    notices: { channel: "flags", heard: flags.heard },
    keyed: [flagsPath],
    told: await told(),
    endWaiting: flags.streams.end,
  };

  async function told(): Promise<readonly string[]> {
    const [clients, scripts] = [`clients: ${publicUrl}${flagsPath}`, `scripts: ${publicUrl}${flagsManagePath}`];
    if ((await firstEnvironment(db)) !== null) return [clients, scripts];
    const { keys } = await createEnvironment(db, { name: "production" });
    return [
      `${clients}, keys ${keys.server} (servers), ${keys.client} (browsers)`,
      `${scripts}, key ${keys.management}; the keys of servers and scripts are shown this once`,
    ];
  }
}

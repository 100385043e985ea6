/**
 * Fills the demo's database in a process of its own, which ends when its work is done: what that leaves behind, some 100 MB, is not left
 * in the shop. Asked by `fill-demo.ts`, with the shop's own environment.
 */
import { placeFirstOrder } from "../demo/first-order.ts";
import { type DemoAccounts, seedDemo } from "../demo/seed.ts";
import { loadConfig } from "../platform/config/load-config.ts";
import { createDatabase } from "../platform/database/database.ts";
import { createLog } from "../platform/log/log.ts";
import { asStartupError, StartupError } from "../platform/startup/startup-error.ts";

export type DemoTask = { readonly do: "seed" | "order"; readonly databaseUrl: string };
export type DemoReply = { readonly accounts: DemoAccounts } | { readonly refused: string } | { readonly ordered: true };

const log = createLog({ level: "warn" });

async function answer({ do: task, databaseUrl }: DemoTask): Promise<DemoReply> {
  const config = { ...loadConfig(), databaseUrl };
  if (task === "order") {
    await placeFirstOrder(config, log);
    return { ordered: true };
  }
  const database = createDatabase(databaseUrl, { poolSize: 2, log });
  try {
    return { accounts: await seedDemo(config, database) };
  } catch (error) {
    const told = asStartupError(error, "The demo cannot be filled");
    if (told instanceof StartupError) return { refused: told.message };
    throw error;
  } finally {
    await database.close();
  }
}

process.on("message", async (task: DemoTask) => process.send?.(await answer(task)));
// The shop ended, or needs nothing more.
process.on("disconnect", () => process.exit());
// Ctrl-C reaches every process of a terminal; the shop says when it is over.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

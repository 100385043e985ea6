import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { flagKeyKinds } from "./key-kinds.ts";
import { addFlagKey, createEnvironment, firstEnvironment } from "./keys.ts";

/**
 * Makes keys and says them on the terminal.
 *
 * @param args `key server|client|management`
 * @param withDatabase does the work, and ends the process with its exit code
 */
export async function flagCommand(
  args: readonly string[],
  withDatabase: (work: (database: { readonly db: Db }) => Promise<number>) => Promise<void>,
): Promise<void> {
  const words = z.tuple([z.literal("key"), z.enum(flagKeyKinds)]).safeParse(args);
  if (!words.success) {
    console.error("Usage: key server|client|management");
    process.exitCode = 2;
    return;
  }
  const [, kind] = words.data;
  await withDatabase(async ({ db }) => {
    const environment = (await firstEnvironment(db)) ?? (await createEnvironment(db, { name: "production" })).id;
    console.log(await addFlagKey(db, environment, kind));
    return 0;
  });
}

/** Makes keys of the flag service: `node scripts/flags.ts key server|client|management`. */
import { z } from "zod";
import { flagKeyKinds } from "../services/flags/contract.ts";
import { addFlagKey, createEnvironment, firstEnvironment } from "../services/flags/service.ts";
import { withShopDatabase } from "./open-shop-database.ts";

const words = z.tuple([z.literal("key"), z.enum(flagKeyKinds)]).safeParse(process.argv.slice(2));

if (words.success) {
  const [, kind] = words.data;
  await withShopDatabase(async ({ db }) => {
    const environment = (await firstEnvironment(db)) ?? (await createEnvironment(db, { name: "production" })).id;
    console.log(await addFlagKey(db, environment, kind));
    return 0;
  });
} else {
  console.error("Usage: node scripts/flags.ts key server|client|management");
  process.exitCode = 2;
}

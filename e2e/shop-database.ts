import { sql } from "kysely";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { jsonb } from "../platform/database/jsonb.ts";
import { addressOf, keptAccess } from "../platform/embedded-postgres/access.ts";
import { silentLog } from "../platform/log/log.ts";
import type { Release } from "../products/photoframe/release.ts";
import { createCustomers } from "../services/customers/service.ts";
import { dataDir } from "./place.ts";

/** The database of the shop that `serve.ts` started, for what no page can set up: people with a role, time gone by; or another shop's. */
export async function shopDatabase(folder = dataDir): Promise<Database> {
  return createDatabase(addressOf(await keptAccess(folder), "passepartout"), { poolSize: 2, log: silentLog });
}

/** An operator who runs production and may mend nothing else. */
export async function addOperator(database: Database, account: { email: string; password: string }): Promise<void> {
  const customers = createCustomers({
    database,
    // Signs sessions only, and none is made here that anybody keeps.
    secret: "set-up-of-browser-tests-0123456789abcdef",
    publicUrl: "http://localhost",
    trustedOrigins: [],
    adopters: [],
    mails: null,
  });
  await customers.ensureAccount({ ...account, firstName: "Kim", lastName: "Presse" });
  await customers.setOfficeRole(account.email, "operator");
}

/** As if the order had been placed so much earlier: what the customer was promised to be able to take back is over. */
export async function ageOrder(database: Database, number: string, minutes: number): Promise<void> {
  await sql`update shop_order set placed_at = placed_at - make_interval(mins => ${minutes})
    where number = ${number}::bigint`.execute(database.db);
}

/** Work whose payload no handler takes: the worker leaves it among the dead letters at once. */
export async function addSpoiltJob(database: Database, name: string): Promise<void> {
  await sql`select graphile_worker.add_job(${name}::text, '{"orderId": "nobody"}'::json)`.execute(database.db);
}

/** Publishes a catalogue of wall pictures; it stays, so it must not change what other tests look at. */
export async function publishRelease(database: Database, data: Release): Promise<void> {
  await database.db
    .insertInto("catalogue_release")
    .values({ kind: data.kind, release: data.release, valid_from: data.validFrom, data: jsonb(data) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

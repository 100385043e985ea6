import type { Db } from "../platform/database/database.ts";
import { customer, operator } from "./people.ts";

/** Whether a database was filled as the demo: its users must not come to a real shop. Visitors of one may type their addresses. */
export async function isDemoDatabase(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("person")
    .select("id")
    .where("sign_in_name", "in", [customer.email, operator.email])
    .executeTakeFirst();
  return found !== undefined;
}

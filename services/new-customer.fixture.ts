import type { Database } from "../platform/database/database.ts";
import { newId } from "../platform/tokens/random.ts";

/** A customer who has an account and nothing in it yet. @returns her id */
export async function newCustomer({ db }: Database, email = `${newId()}@example.com`): Promise<string> {
  const id = newId();
  await db.insertInto("person").values({ id, name: "Lena", email }).execute();
  return id;
}

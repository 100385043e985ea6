import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { despiteCollision } from "../../platform/database/collision.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { StoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { cartsFixture, lineOf } from "./carts.fixture.ts";
import type { DesignsFixture } from "./designs.fixture.ts";
import type { Carts } from "./service.ts";

const database = await migratedTestDatabase();
let designs: DesignsFixture;
let carts: Carts;
let clock: StoppedClock;

beforeEach(() => {
  ({ clock, designs, carts } = cartsFixture(database));
});

const addPrint = (owner: Owner, size: "small" | "large" = "small", quantity = 1) =>
  carts.add(owner, "de-DE", { ...designs.design(owner, size), quantity });
const view = (owner: Owner) => carts.view(owner, "de-DE");

describe("when two accounts of one person become one", () => {
  const join = (from: string, to: string) =>
    despiteCollision(() => database.db.transaction().execute((trx) => carts.join(trx, from, to)));
  const inAccount = (customerId: string): Owner => ({ visitorId: newId(), customerId });
  const basketsOf = (customerId: string) =>
    database.db
      .selectFrom("cart")
      .select(["id", "revision", "ordered_at as orderedAt"])
      .where("customer_id", "=", customerId)
      .orderBy("id")
      .execute();

  test("lines, codes and what was taken out join the other basket, whose change is counted; a second time changes nothing", async () => {
    const [from, to] = [newId(), newId()];
    const [there, here, stranger] = [inAccount(from), inAccount(to), inAccount(newId())];
    const first = lineOf(await addPrint(here));
    const second = lineOf(await addPrint(there, "large", 3));
    const takenOut = lineOf(await addPrint(there));
    await carts.remove(there, "de-DE", takenOut);
    const foreign = lineOf(await addPrint(stranger));
    const code = { voucher_id: newId(), type: "gift", channel: "poster", added_at: clock.now() };
    const [left] = await basketsOf(from);
    await database.db
      .insertInto("cart_voucher")
      .values({ ...code, cart_id: left?.id ?? "" })
      .execute();
    const [own] = await basketsOf(to);

    await join(from, to);
    const joined = await basketsOf(to);
    expect(joined).toEqual([{ id: own?.id, revision: 2, orderedAt: null }]);
    await join(from, to);
    expect([await basketsOf(from), await basketsOf(to)]).toEqual([[], joined]);
    expect((await view(here)).lines).toMatchObject([
      { id: first, quantity: 1 },
      { id: second, quantity: 3 },
    ]);
    const codes = await database.db.selectFrom("cart_voucher").selectAll().execute();
    expect(codes).toEqual([{ ...code, cart_id: own?.id }]);
    expect(await carts.restore(here, "de-DE", takenOut)).toMatchObject({ ok: true });
    expect((await view(there)).lines).toEqual([]);
    expect((await view(stranger)).lines).toMatchObject([{ id: foreign }]);
  });

  test("a basket becomes the account's that has none, as do those that were ordered", async () => {
    const [from, to] = [newId(), newId()];
    await addPrint(inAccount(from));
    const [ordered] = await basketsOf(from);
    await sql`update cart set ordered_at = now() where id = ${ordered?.id}`.execute(database.db);
    const line = lineOf(await addPrint(inAccount(from)));
    const [, open] = await basketsOf(from);
    await join(from, to);
    expect(await basketsOf(to)).toEqual([{ ...ordered, orderedAt: expect.any(Date) }, open]);
    expect(await basketsOf(from)).toEqual([]);
    expect((await view(inAccount(to))).lines).toMatchObject([{ id: line }]);
  });

  test("several at once, while a line is put in, end in one basket with all lines", async () => {
    const [to, ...others] = [newId(), newId(), newId(), newId()];
    const lines = [];
    for (const from of others) lines.push(lineOf(await addPrint(inAccount(from))));
    const [added] = await Promise.all([addPrint(inAccount(to)), ...others.map((from) => join(from, to))]);
    expect(await basketsOf(to)).toHaveLength(1);
    expect((await view(inAccount(to))).lines.map(({ id }) => id)).toEqual([...lines, lineOf(added)]);
    for (const from of others) expect(await basketsOf(from)).toEqual([]);
  });
});

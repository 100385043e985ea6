import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { despiteCollision } from "../../platform/database/collision.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { watchedDatabase } from "../../platform/database/watched-database.fixture.ts";
import type { StoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { cartsFixture, lineOf } from "./carts.fixture.ts";
import type { DesignsFixture } from "./designs.fixture.ts";
import { forgetRemovedLines } from "./forget-removed.ts";
import { plainFrame, plainPrintData, type ReleasesFixture } from "./plain-print.fixture.ts";
import type { Carts } from "./service.ts";

const database = await migratedTestDatabase();
let designs: DesignsFixture;
let releases: ReleasesFixture;
let carts: Carts;
let clock: StoppedClock;
let lena: Owner;
let otto: Owner;

beforeEach(() => {
  ({ clock, designs, releases, carts } = cartsFixture(database));
  lena = newOwner();
  otto = newOwner();
});

const newOwner = (): Owner => ({ visitorId: newId(), customerId: null });
const addPrint = (owner = lena, size: "small" | "large" | "huge" = "small", quantity = 1) =>
  carts.add(owner, "de-DE", { ...designs.design(owner, size), quantity });
const addFrame = (quantity = 1, owner = lena) =>
  carts.add(owner, "de-DE", { kind: "plain-print", configuration: { size: "large", frameOnly: true }, quantity });
const view = (owner = lena) => carts.view(owner, "de-DE");

test("before the first click there is an empty basket, and none in the database", async () => {
  expect(await view()).toEqual({
    id: null,
    currency: "EUR",
    vouchers: [],
    discount: 0,
    lines: [],
    pieces: 0,
    goods: 0,
    taxIncluded: true,
  });
  expect(await database.db.selectFrom("cart").selectAll().where("visitor_id", "=", lena.visitorId).execute()).toEqual(
    [],
  );
});

test("a design goes in frozen, with its texts and price", async () => {
  const design = designs.design(lena, "large");
  const added = await carts.add(lena, "de-DE", { ...design, quantity: 2 });
  expect(added).toMatchObject({
    ok: true,
    value: {
      cart: {
        currency: "EUR",
        pieces: 2,
        goods: 8780,
        lines: [
          {
            id: lineOf(added),
            kind: "plain-print",
            designId: design.designId,
            editPath: `/configurator-plain-print/?design=${design.designId}&line=${lineOf(added)}`,
            sceneHash: design.sceneHash,
            title: "plain.print",
            facts: ["plain.size.large"],
            quantity: 2,
            unitPrice: { current: 4390, original: 4390 },
            total: 8780,
            priceChanged: null,
            unavailable: null,
            withdrawalRight: false,
          },
        ],
      },
    },
  });
});

test("the same design put in twice stays two lines; equal ready-made frames become one", async () => {
  const design = { ...designs.design(lena), quantity: 1 };
  await carts.add(lena, "de-DE", design);
  await carts.add(lena, "de-DE", design);
  await addFrame(1);
  await addFrame(2);
  const { lines, pieces } = await view();
  expect(lines.map(({ title, quantity }) => [title, quantity])).toEqual([
    ["plain.print", 1],
    ["plain.print", 1],
    ["plain.frame", 3],
  ]);
  expect(pieces).toBe(5);
});

test("one more of what lies there in two equal lines is one more, not one in each", async () => {
  const frame = lineOf(await addFrame(1));
  await carts.duplicate(lena, "de-DE", frame);
  expect(lineOf(await addFrame(1))).toBe(frame);
  const { lines, pieces } = await view();
  expect(lines.map(({ id, quantity }) => [id === frame, quantity])).toEqual([
    [true, 2],
    [false, 1],
  ]);
  expect(pieces).toBe(3);
});

test("a bare frame has nothing to edit", async () => {
  const line = lineOf(await addFrame());
  expect((await view()).lines).toMatchObject([
    { id: line, designId: null, editPath: null, versionId: null, look: { mat: null, frame: plainFrame } },
  ]);
});

test("joining frames stops at the most one can order", async () => {
  await addFrame(999);
  await addFrame(5);
  expect((await view()).lines).toMatchObject([{ quantity: 999 }]);
});

test("quantity changes, lines go, the order of lines stays", async () => {
  const first = lineOf(await addPrint());
  const second = lineOf(await addPrint());
  const third = lineOf(await addPrint());
  await carts.changeQuantity(lena, "de-DE", first, 999);
  await carts.remove(lena, "de-DE", second);
  expect((await view()).lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    [first, 999],
    [third, 1],
  ]);
});

test("a removed line comes back as it was, to its place, once", async () => {
  const first = lineOf(await addPrint(lena, "small", 4));
  await addPrint();
  const before = await view();
  await carts.remove(lena, "de-DE", first);
  expect(await carts.restore(lena, "de-DE", first)).toMatchObject({ ok: true, value: { lineId: first } });
  expect(await view()).toEqual(before);
  expect(await carts.restore(lena, "de-DE", first)).toEqual({ ok: false, error: { kind: "line-not-found" } });
  expect(await view()).toEqual(before);
});

test("each night removed lines are forgotten: those of ordered baskets, and those of more than a week ago", async () => {
  const [old, ordered, recent, kept] = [newOwner(), newOwner(), newOwner(), newOwner()];
  const removedOf = async (owner: Owner) => {
    const lineId = lineOf(await addPrint(owner));
    await carts.remove(owner, "de-DE", lineId);
    return lineId;
  };
  const oldLine = await removedOf(old);
  clock.advance(60_000);
  const recentLine = await removedOf(recent);
  const orderedLine = await removedOf(ordered);
  await sql`update cart set ordered_at = now() where visitor_id = ${ordered.visitorId}`.execute(database.db);
  const keptLine = lineOf(await addPrint(kept));
  const removed = async () =>
    (
      await database.db
        .selectFrom("removed_cart_line")
        .select("id")
        .where("id", "in", [oldLine, recentLine, orderedLine])
        .execute()
    )
      .map(({ id }) => id)
      .toSorted();
  expect(await removed()).toEqual([oldLine, recentLine, orderedLine].toSorted());

  clock.advance(7 * 24 * 60 * 60_000 - 30_000);
  await forgetRemovedLines(database.db, clock.now());
  expect(await removed()).toEqual([recentLine]);
  expect(await carts.restore(old, "de-DE", oldLine)).toEqual({ ok: false, error: { kind: "line-not-found" } });
  expect(await carts.restore(recent, "de-DE", recentLine)).toMatchObject({ ok: true, value: { lineId: recentLine } });
  expect((await view(kept)).lines).toMatchObject([{ id: keptLine }]);
});

test("a copy has a design of its own, so that editing one leaves the other", async () => {
  const original = lineOf(await addPrint(lena, "large", 3));
  const copied = await carts.duplicate(lena, "de-DE", original);
  const { lines } = await view();
  const [one, other] = lines;
  expect(lines).toHaveLength(2);
  expect(other).toMatchObject({ id: lineOf(copied), quantity: 3, versionId: one?.versionId });
  expect(other?.designId).not.toBe(one?.designId);
});

test("an edited design replaces the line's, which keeps place and quantity", async () => {
  const first = lineOf(await addPrint(lena, "small", 4));
  await addPrint();
  const edited = designs.design(lena, "large");
  expect(await carts.replaceDesign(lena, "de-DE", first, edited)).toMatchObject({ ok: true });
  expect((await view()).lines[0]).toMatchObject({
    id: first,
    designId: edited.designId,
    sceneHash: edited.sceneHash,
    quantity: 4,
    total: 4 * 4390,
    priceChanged: null,
  });
});

test("a line frozen before pixels were looked at stays, says why it cannot be had, and counts nothing", async () => {
  const design = designs.design(lena, "large");
  await carts.add(lena, "de-DE", { ...design, quantity: 1 });
  await addPrint();
  designs.blur(design.designId);
  const cart = await view();
  expect(cart.goods).toBe(1990);
  expect(cart.lines[0]).toMatchObject({
    designId: design.designId,
    unitPrice: null,
    unavailable: [{ field: "photos", reason: "photo-too-small", text: "refusal.photo-too-small" }],
  });
});

describe("when the catalogue changes", () => {
  test("the basket costs what it costs now, and the line says what it cost before", async () => {
    await addPrint(lena, "small", 2);
    const { small } = plainPrintData.sizes;
    if (!small) throw new Error("fixture");
    const dearer = { ...small, price: { ...small.price, EUR: 2190 } };
    releases.publish({ ...plainPrintData, sizes: { ...plainPrintData.sizes, small: dearer } });
    expect((await view()).lines).toMatchObject([
      { unitPrice: { current: 2190 }, total: 4380, priceChanged: { from: 1990, to: 2190 } },
    ]);
  });

  test("what cannot be had any more stays with its name and the reason, and counts nothing", async () => {
    await addPrint(lena, "small");
    await addPrint(lena, "huge");
    const { huge: _, ...sizes } = plainPrintData.sizes;
    releases.publish({ ...plainPrintData, sizes });
    const cart = await view();
    expect(cart.goods).toBe(1990);
    expect(cart.lines[1]).toMatchObject({
      title: "plain.print",
      facts: ["plain.size.huge"],
      look: { mat: null, frame: null },
      unitPrice: null,
      total: null,
      unavailable: [{ field: "size", reason: "size-sold-out", text: "refusal.size-sold-out" }],
    });
  });
});

test("in another currency the list of that currency counts, and that is no change of price", async () => {
  await addPrint(lena, "large");
  expect(await carts.view(lena, "de-CH")).toMatchObject({
    currency: "CHF",
    goods: 5390,
    lines: [{ unitPrice: { current: 5390 }, priceChanged: null }],
  });
  expect(await carts.view(lena, "en-US")).toMatchObject({ currency: "USD", taxIncluded: false });
});

test("two first clicks at once make one basket with both lines", async () => {
  await Promise.all(Array.from({ length: 8 }, () => addPrint()));
  expect((await view()).lines).toHaveLength(8);
  const baskets = await database.db.selectFrom("cart").select("id").where("visitor_id", "=", lena.visitorId).execute();
  expect(baskets).toHaveLength(1);
});

test("a first line opens the basket in one statement; a second one joins it, whichever of two came first", async () => {
  const { db, statements } = watchedDatabase(database);
  ({ designs, carts } = cartsFixture({ ...database, db }));
  const first = await addPrint();
  expect(statements).toHaveLength(1);
  expect(await view()).toEqual(first.ok && first.value.cart);
  expect((await view()).pieces).toBe(1);
  const added = await addPrint();
  expect(added).toMatchObject({ ok: true, value: { cart: { pieces: 2 } } });
  expect(await view()).toEqual(added.ok && added.value.cart);
  const { revision } = await database.db
    .selectFrom("cart")
    .select("revision")
    .where("visitor_id", "=", lena.visitorId)
    .executeTakeFirstOrThrow();
  expect(revision).toBe(2);
});

describe("at login", () => {
  const login = (customerId: string) =>
    database.db.transaction().execute((trx) => carts.adopt(trx, lena.visitorId, customerId));

  test("the basket becomes the customer's, on every device of hers and no longer by the cookie alone", async () => {
    const customerId = newId();
    await addPrint();
    expect(await login(customerId)).toBe(true);
    // Nothing is left to move.
    expect(await login(customerId)).toBe(false);
    expect((await view({ visitorId: newId(), customerId })).lines).toHaveLength(1);
    expect((await view(lena)).lines).toEqual([]);
  });

  test("lines join the basket she left on another device", async () => {
    const customerId = newId();
    const atHome = { visitorId: newId(), customerId };
    const old = lineOf(await addPrint(atHome));
    const fresh = lineOf(await addPrint(lena));
    await login(customerId);
    expect((await view(atHome)).lines.map(({ id }) => id)).toEqual([old, fresh]);
    expect(await carts.pieces({ ...lena, customerId })).toBe(2);
  });

  test("on many devices at once, all their lines end in one basket", async () => {
    const customerId = newId();
    const guests = Array.from({ length: 4 }, (): Owner => ({ visitorId: newId(), customerId: null }));
    for (const guest of guests) await addPrint(guest);
    const outcomes = await Promise.allSettled(
      guests.map(({ visitorId }) =>
        despiteCollision(() => database.db.transaction().execute((trx) => carts.adopt(trx, visitorId, customerId))),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill("fulfilled"));
    expect((await view({ visitorId: newId(), customerId })).lines).toHaveLength(4);
  });

  test("twice, or without a basket, changes nothing", async () => {
    const customerId = newId();
    await login(customerId);
    await addPrint();
    await login(customerId);
    await login(customerId);
    expect((await view({ ...lena, customerId })).lines).toHaveLength(1);
  });
});

describe("ending the basket for an order", () => {
  const close = (owner: Owner, cart: { id: string; revision: number }) =>
    database.db.transaction().execute((trx) => carts.close(trx, cart as never, owner, new Date()));

  test("works once, and the next line opens a new one", async () => {
    await addPrint();
    const cart = await carts.priced(lena, "de-DE");
    if (!cart) throw new Error("no basket");
    expect(await close(lena, cart)).toBe(true);
    expect(await close(lena, cart)).toBe(false);
    await addPrint();
    const next = await view();
    expect(next.lines).toHaveLength(1);
    expect(next.id).not.toBe(cart.id);
  });

  test("is refused when a line was changed after pricing, or by someone else", async () => {
    const line = lineOf(await addPrint());
    const cart = await carts.priced(lena, "de-DE");
    if (!cart) throw new Error("no basket");
    expect(await close(otto, cart)).toBe(false);
    await carts.changeQuantity(lena, "de-DE", line, 7);
    expect(await close(lena, cart)).toBe(false);
    expect((await view()).lines).toMatchObject([{ quantity: 7 }]);
  });
});

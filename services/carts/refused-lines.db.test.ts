import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import { cartsFixture, lineOf } from "./carts.fixture.ts";
import { mostLines } from "./contract.ts";
import type { DesignsFixture } from "./designs.fixture.ts";
import type { Carts } from "./service.ts";

const database = await migratedTestDatabase();
let designs: DesignsFixture;
let carts: Carts;
let lena: Owner;
let otto: Owner;

beforeEach(() => {
  ({ designs, carts } = cartsFixture(database));
  lena = { visitorId: newId(), customerId: null };
  otto = { visitorId: newId(), customerId: null };
});

const addPrint = (owner = lena) => carts.add(owner, "de-DE", { ...designs.design(owner), quantity: 1 });
const view = (owner = lena) => carts.view(owner, "de-DE");

describe("someone else's", () => {
  test("basket is not shown", async () => {
    await addPrint(lena);
    expect((await view(otto)).lines).toEqual([]);
  });

  test("line cannot be changed, removed, replaced or copied, and stays as it was", async () => {
    const line = lineOf(await addPrint(lena));
    await addPrint(otto);
    const before = await view(lena);
    const notFound = { ok: false, error: { kind: "line-not-found" } };
    expect(await carts.changeQuantity(otto, "de-DE", line, 5)).toEqual(notFound);
    expect(await carts.remove(otto, "de-DE", line)).toEqual(notFound);
    expect(await carts.replaceDesign(otto, "de-DE", line, designs.design(otto))).toEqual(notFound);
    expect(await carts.duplicate(otto, "de-DE", line)).toEqual(notFound);
    expect(await view(lena)).toEqual(before);
    await carts.remove(lena, "de-DE", line);
    expect(await carts.restore(otto, "de-DE", line)).toEqual(notFound);
    expect((await view(lena)).lines).toEqual([]);
  });

  test("design cannot be put in", async () => {
    expect(await carts.add(otto, "de-DE", { ...designs.design(lena), quantity: 1 })).toEqual({
      ok: false,
      error: { kind: "design-not-found" },
    });
    expect((await view(otto)).lines).toEqual([]);
  });
});

describe("what is not taken", () => {
  test("a design that changed elsewhere, or that the server draws otherwise", async () => {
    const design = { ...designs.design(lena), quantity: 1 };
    expect(await carts.add(lena, "de-DE", { ...design, sequence: 2 })).toMatchObject({
      error: { kind: "sequence-conflict" },
    });
    expect(await carts.add(lena, "de-DE", { ...design, sceneHash: "0".repeat(64) })).toMatchObject({
      error: { kind: "scene-mismatch" },
    });
    expect((await view()).lines).toEqual([]);
  });

  test("a design with a photo of too few pixels, neither new nor in place of another; the line stays as it was", async () => {
    const small = designs.design(lena);
    designs.blur(small.designId);
    expect(await carts.add(lena, "de-DE", { ...small, quantity: 1 })).toEqual({
      ok: false,
      error: { kind: "photos-too-small", findings: [] },
    });
    expect((await view()).lines).toEqual([]);
    const added = await addPrint();
    const before = await view();
    expect(await carts.replaceDesign(lena, "de-DE", lineOf(added), small)).toEqual({
      ok: false,
      error: { kind: "photos-too-small", findings: [] },
    });
    expect(await view()).toEqual(before);
  });

  test("an unknown kind, an impossible choice, or something printed without a design", async () => {
    const add = (kind: string, configuration: Record<string, unknown>) =>
      carts.add(lena, "de-DE", { kind, configuration, quantity: 1 });
    expect(await add("spaceship", {})).toMatchObject({ error: { kind: "unknown-kind" } });
    expect(await add("plain-print", { size: "-1x5" })).toMatchObject({
      error: { kind: "impossible-configuration", refusals: [{ reason: "unreadable" }] },
    });
    expect(await add("plain-print", { size: "small", price: 1 })).toMatchObject({
      error: { kind: "impossible-configuration" },
    });
    expect(await add("plain-print", { size: "small", frameOnly: false })).toMatchObject({
      error: { kind: "design-needed" },
    });
    expect((await view()).lines).toEqual([]);
  });

  test("a line too many", async () => {
    await addPrint();
    await sql`
      insert into cart_line
      select gen_random_uuid(), cart_id, kind, release, configuration, design_id, version_id, scene_hash, quantity,
        added_price, added_currency, cart_line.created_at
      from cart_line join cart on cart.id = cart_id, generate_series(2, ${mostLines})
      where visitor_id = ${lena.visitorId}`.execute(database.db);
    expect(await addPrint()).toEqual({ ok: false, error: { kind: "basket-full" } });
    expect((await view()).lines).toHaveLength(mostLines);
    const gone = (await view()).lines[0]?.id ?? "";
    await carts.remove(lena, "de-DE", gone);
    await addPrint();
    expect(await carts.restore(lena, "de-DE", gone)).toEqual({ ok: false, error: { kind: "basket-full" } });
  });
});

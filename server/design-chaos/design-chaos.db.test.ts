import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { canonicalJson } from "../../design/canonical-json.ts";
import type { DesignDocument } from "../../design/document.ts";
import { allElements } from "../../design/element-place.ts";
import type { Operation } from "../../design/operation.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import {
  addTo,
  newVisitor,
  openPaper,
  pages,
  save,
  shapeElement,
} from "../../services/designs/paper-designs.fixture.ts";
import { type Device, device } from "./device.fixture.ts";
import { unsteadyShop } from "./unsteady-shop.fixture.ts";

const database = await migratedTestDatabase();
let lena: Owner;
const shop = unsteadyShop(database, () => lena);
// Pauses before the next try are skipped; the database and the shop take the time they take.
beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterAll(() => void vi.useRealTimers());
beforeEach(async () => {
  lena = await newVisitor(database);
});

/** Numbers from 0 to 1 that are the same for each seed. */
function chances(seed: number) {
  let state = seed * 2_654_435_769;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
type Chance = ReturnType<typeof chances>;
const pick = <Thing>(chance: Chance, things: readonly Thing[]) => things[Math.floor(chance() * things.length)] as Thing;

const documentOf = async (id: string) => {
  const read = await shop.designs.read(lena, id);
  if (!read.ok) throw new Error(read.error);
  return read.value.document as unknown as DesignDocument;
};
const logOf = async (id: string) => {
  const rows = await database.db
    .selectFrom("design_operation")
    .select("operation")
    .where("design_id", "=", id)
    .orderBy("sequence")
    .execute();
  return rows.map(({ operation }) => operation as unknown as Operation);
};
async function newDesign(): Promise<string> {
  const { id } = await openPaper(shop.designs, lena, pages(2));
  await save(shop.designs, lena, id, 0, [addTo("page-0", shapeElement("both"))]);
  return id;
}

/** One thing that goes wrong or right, by chance. */
async function happen(chance: Chance, one: Device, edit: () => Operation) {
  const event = chance();
  if (event < 0.45) one.edit(edit());
  else if (event < 0.6) one.session()?.flush();
  else if (event < 0.72) shop.turn(pick(chance, ["fair", "no-shop", "answer-lost"]));
  else if (event < 0.8) await vi.advanceTimersByTimeAsync(Math.floor(chance() * 3000));
  else if (event < 0.86) await shop.quiet();
  else if (event < 0.9) one.fill(chance() < 0.5);
  else if (event < 0.92) await shop.killDatabase().catch(() => {});
  else {
    one.kill();
    // A new tab opens when the shop answers, or from what the device has.
    if (chance() < 0.5) await shop.quiet();
    await one.open();
  }
}

async function calm(devices: readonly Device[]) {
  await shop.quiet();
  shop.turn("fair");
  for (const one of devices) {
    one.fill(false);
    if (!one.session()) await one.open();
  }
  for (let round = 0; round < 40; round++) {
    if (devices.every((one) => one.session()?.state().save.state === "saved")) break;
    await vi.advanceTimersByTimeAsync(30_000);
    await shop.quiet();
  }
  // A request of a killed tab may have come through after the next one was opened.
  for (const one of devices) one.session()?.look();
  await shop.quiet();
  for (const one of devices) expect(one.session()?.state().save.state).toBe("saved");
}

const shapeOf = (operation: string) => /"shape-\d+"/.exec(operation)?.[0];

test("220 stories of one device: whatever is killed, the log has each confirmed operation once, in order", async () => {
  let [confirmed, killed] = [0, 0];
  for (let seed = 1; seed <= 220; seed++) {
    const chance = chances(seed);
    const id = await newDesign();
    const one = device(shop.api, id);
    await one.open();
    let count = 0;
    const edit = (): Operation =>
      chance() < 0.5
        ? { type: "setTitle", title: `${++count}` }
        : addTo(pick(chance, ["page-0", "page-1"]), shapeElement(`shape-${++count}`));
    for (let step = 0; step < 14; step++) await happen(chance, one, edit);
    await calm([one]);

    const log = (await logOf(id)).slice(1).map((operation) => canonicalJson(operation));
    const done = one.performed.map((operation) => canonicalJson(operation));
    const safe = [...one.acknowledged.keys()];
    expect(new Set(log).size, `seed ${seed}: nothing twice`).toBe(log.length);
    expect(log, `seed ${seed}: in order`).toEqual(done.filter((operation) => log.includes(operation)));
    // On a full device a later tab does not know what the server took of an earlier one: then hers is a copy.
    if (!one.wasFull()) expect(one.copies.size, `seed ${seed}: alone`).toBe(0);
    const copied = (await Promise.all([...one.copies].map(documentOf))).map(canonicalJson);
    const elsewhere = (id: string) => copied.some((copy) => copy.includes(id));
    // In a copy a title is covered by the next one; elements stay.
    const lost = safe.filter((operation) => !log.includes(operation) && !elsewhere(shapeOf(operation) ?? "title"));
    expect(lost, `seed ${seed}: nothing lost`).toEqual([]);
    expect(await documentOf(id)).toEqual(one.session()?.state().document);
    confirmed += log.length;
    killed += done.length - log.length;
    one.kill();
  }
  expect(confirmed).toBeGreaterThan(800);
  // Stories in which a tab dies before anything could keep its last operation are part of it.
  expect(killed).toBeGreaterThan(0);
}, 60_000);

test("100 stories of two devices: what both did is in the design, or in a copy of whoever came second", async () => {
  let copies = 0;
  for (let seed = 1001; seed <= 1100; seed++) {
    const chance = chances(seed);
    const id = await newDesign();
    const devices = [device(shop.api, id), device(shop.api, id)];
    for (const one of devices) await one.open();
    let count = 0;
    for (let step = 0; step < 16; step++) {
      const one = pick(chance, devices);
      await happen(chance, one, () =>
        chance() < 0.3
          ? { type: "setElement", element: "both", set: { rotation: ++count } }
          : addTo(pick(chance, ["page-0", "page-1"]), shapeElement(`shape-${++count}`)),
      );
    }
    await calm(devices);
    const kept = [id, ...devices.flatMap((one) => [...one.copies])];
    const documents = await Promise.all(kept.map(documentOf));
    const there = new Set(documents.flatMap(allElements).map(({ id: element }) => element));
    const rotations = new Set(
      [
        ...(await logOf(id)),
        ...documents
          .flatMap(allElements)
          .map((element) => ({ type: "setElement", element: "both", set: { rotation: element.rotation } })),
      ].flatMap((operation) => (operation.type === "setElement" && "set" in operation ? [operation.set.rotation] : [])),
    );
    for (const one of devices) {
      const safe = [...one.acknowledged.values()];
      const added = safe.flatMap((operation) => (operation.type === "addElements" ? operation.elements : []));
      expect(
        added.filter(({ id: element }) => !there.has(element)),
        `seed ${seed}: no element is lost`,
      ).toEqual([]);
      const last = one.performed.findLastIndex(
        (operation) => one.acknowledged.has(canonicalJson(operation)) && operation.type === "setElement",
      );
      const since = last === -1 ? [] : one.performed.slice(last);
      const turned = since.flatMap((operation) => (operation.type === "setElement" ? [operation.set.rotation] : []));
      if (last !== -1)
        expect(
          turned.some((rotation) => rotations.has(rotation as number)),
          `seed ${seed}: turned`,
        ).toBe(true);
      one.kill();
    }
    // Every copy that was begun is one that somebody was told of.
    const listed = await shop.designs.list(lena);
    expect(listed.length, `seed ${seed}: no copy twice`).toBeLessThanOrEqual(kept.length + 1);
    copies += kept.length - 1;
    await database.db.deleteFrom("design").where("visitor_id", "=", lena.visitorId).execute();
  }
  expect(copies).toBeGreaterThan(10);
}, 60_000);

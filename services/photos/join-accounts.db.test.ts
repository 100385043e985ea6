import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { accountOf } from "../../platform/database/ownership.ts";
import { newCustomer } from "../new-customer.fixture.ts";
import { sample } from "./intake/pictures.fixture.ts";
import { type PhotosFixture, photosFixture } from "./photos.fixture.ts";
import { send } from "./uploads/tus-client.fixture.ts";

const database = await migratedTestDatabase();
let shop: PhotosFixture;
beforeAll(async () => {
  shop = await photosFixture(database);
});
afterAll(() => shop.stop());

test("when two accounts become one, the photos of both are in it, and nobody else's", async () => {
  const [from, to, other] = [await newCustomer(database), await newCustomer(database), await newCustomer(database)];
  const browser = await shop.visitor();
  const photoOf = async (customerId: string) =>
    (await send(shop.url, { ...browser, customerId }, await sample("p3.heic"))).photoId;
  const [first, second, foreign] = [await photoOf(from), await photoOf(to), await photoOf(other)];
  const join = () => database.db.transaction().execute((trx) => shop.photos.join(trx, from, to));
  await join();
  await join();
  const all = [first, second, foreign];
  const shown = async (customerId: string) =>
    (await shop.photos.list(accountOf(customerId), all)).map(({ id }) => id).sort();
  expect(await shown(to)).toEqual([first, second].sort());
  expect(await shown(from)).toEqual([]);
  expect(await shown(other)).toEqual([foreign]);
});

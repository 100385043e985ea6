import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newId } from "../../platform/tokens/random.ts";
import { newVisitor, openPaper, pages, paperDesigns, save } from "./paper-designs.fixture.ts";

const database = await migratedTestDatabase();
const { designs } = paperDesigns(database);
let lena: Owner;
let tom: Owner;
beforeEach(async () => {
  lena = await newVisitor(database);
  tom = await newVisitor(database);
});
const title = (text: string) => ({ type: "setTitle", title: text });

test("a browser that was overtaken reads what was taken since, oldest first", async () => {
  const { id } = await openPaper(designs, lena, pages(1));
  await save(designs, lena, id, 0, [title("eins"), title("zwei"), title("drei")]);
  expect(await designs.since(lena, id, 1)).toEqual({
    ok: true,
    value: { sequence: 3, operations: [title("zwei"), title("drei")] },
  });
  expect(await designs.since(lena, id, 3)).toEqual({ ok: true, value: { sequence: 3, operations: [] } });
  expect(await designs.since(tom, id, 0)).toEqual({ ok: false, error: "not-found" });
});

test("a log that no longer goes back so far says so", async () => {
  const { id } = await openPaper(designs, lena, pages(1));
  await save(designs, lena, id, 0, [title("eins"), title("zwei")]);
  await database.db.deleteFrom("design_operation").where("design_id", "=", id).where("sequence", "=", 1).execute();
  expect(await designs.since(lena, id, 0)).toEqual({ ok: true, value: { sequence: 2, operations: null } });
  // a browser that knows more than there is, because a backup was put back
  expect(await designs.since(lena, id, 7)).toEqual({ ok: true, value: { sequence: 2, operations: null } });
});

test("a copy that is requested again is the same one, with what was done to it", async () => {
  const { id } = await openPaper(designs, lena, pages(2));
  const copy = newId();
  expect(await designs.copy(lena, id, copy)).toEqual({ ok: true, value: { id: copy } });
  await save(designs, lena, copy, 0, [title("meine Fassung")]);
  expect(await designs.copy(lena, id, copy)).toEqual({ ok: true, value: { id: copy } });
  expect(await designs.read(lena, copy)).toMatchObject({ ok: true, value: { sequence: 1 } });
  expect((await designs.list(lena)).map((one) => one.id)).toEqual([copy]);
});

test("an id that is taken makes no copy, whoever has it", async () => {
  const { id } = await openPaper(designs, lena, pages(1));
  const other = await openPaper(designs, tom, pages(1));
  expect(await designs.copy(lena, id, other.id)).toEqual({ ok: false, error: "not-found" });
  expect(await designs.copy(lena, id, id)).toEqual({ ok: false, error: "not-found" });
  expect(await designs.copy(tom, id, newId())).toEqual({ ok: false, error: "not-found" });
});

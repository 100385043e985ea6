import { expect, test } from "vitest";
import type { RecipientList } from "../../design/recipients/recipient.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { newVisitor, openPaper, pages, paperDesigns, save, textElement } from "./paper-designs.fixture.ts";

const database = await migratedTestDatabase();
const lists = new Map<string, RecipientList>();
const frozen: string[] = [];
const shop = paperDesigns(database, {
  recipients: {
    async freeze(_owner, hash) {
      frozen.push(hash);
      return lists.get(hash) ?? null;
    },
    ordered: async (hash) => lists.get(hash) ?? null,
  },
});
const named = (hash: string, ...names: string[]) => {
  const columns = [{ key: "firstName", head: "Vorname" }];
  lists.set(hash, { columns, rows: names.map((firstName, place) => ({ line: place + 2, values: { firstName } })) });
  return { type: "setConfiguration", set: { recipients: { list: hash, count: names.length } } };
};
const [some, other] = ["a".repeat(64), "b".repeat(64)];

async function open(owner: Owner, text: string) {
  const { id } = await openPaper(shop.designs, owner, pages(1));
  const first = await save(shop.designs, owner, id, 0, [
    { type: "addElements", surface: "page-0", elements: [textElement("greeting", text)] },
  ]);
  let seen = { sequence: first.sequence, sceneHash: first.sceneHash };
  return {
    async change(operation: object) {
      const saved = await save(shop.designs, owner, id, seen.sequence, [operation]);
      seen = { sequence: saved.sequence, sceneHash: saved.sceneHash };
    },
    freeze: () => shop.designs.freeze(owner, id, seen),
  };
}

test("a design with fields is bought with a list alone, which then stays", async () => {
  const design = await open(await newVisitor(database), "Liebe {{Vorname}}");
  expect(await design.freeze()).toEqual({ ok: false, error: { kind: "recipients", missing: true, lines: [] } });
  await design.change(named(some, "Inge", "Søren"));
  const bought = await design.freeze();
  expect(bought).toMatchObject({ ok: true, value: { configuration: { recipients: { list: some, count: 2 } } } });
  expect(frozen).toContain(some);
  lists.delete(some);
  expect(await design.freeze()).toMatchObject({ error: { missing: true } });
});

test("names that no font has, that are missing or do not fit are findings by line", async () => {
  const design = await open(await newVisitor(database), "Liebe {{Vorname}}");
  await design.change(named(other, "Inge", "एक", "", "W".repeat(60)));
  expect(await design.freeze()).toEqual({
    ok: false,
    error: { kind: "recipients", missing: false, lines: [3, 4, 5] },
  });
});

test("a text that is the same for all needs no list", async () => {
  expect((await (await open(await newVisitor(database), "Liebe {alle}")).freeze()).ok).toBe(true);
});

test("its picture shows the first of the list, and nobody where strangers look or the list was erased", async () => {
  const owner = await newVisitor(database);
  const design = await open(owner, "Liebe {{Vorname}}");
  const guests = "c".repeat(64);
  await design.change(named(guests, "Inge", "Søren"));
  const bought = await design.freeze();
  const version = bought.ok ? await shop.designs.version(bought.value.versionId) : null;
  if (!version) throw new Error("not bought");
  const shown = async (whose?: "nobody") => {
    const page = await shop.designs.pageOf(version, 0, whose);
    const [text] = page?.surface?.elements ?? [];
    return [text?.type === "text" && text.text, page?.personal];
  };
  expect(await shown()).toEqual(["Liebe Inge", true]);
  expect(await shown("nobody")).toEqual(["Liebe Vorname", false]);
  // No kept picture stands for it: its page is another one for each list.
  expect(await shop.designs.pageHashes(version.versionId)).toEqual([null]);
  lists.delete(guests);
  expect(await shown()).toEqual(["Liebe Vorname", false]);
});

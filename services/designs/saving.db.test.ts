import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { apply } from "../../design/apply.ts";
import { operations } from "../../design/arbitrary-operations.ts";
import { bounds } from "../../design/bounds.ts";
import { compile } from "../../design/compile.ts";
import type { DesignDocument, DesignElement } from "../../design/document.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { watchedDatabase } from "../../platform/database/watched-database.fixture.ts";
import { paper, paperData } from "../../products/paper.fixture.ts";
import {
  addTo,
  newVisitor,
  openPaper,
  pages,
  paperDesigns,
  photoElement,
  save,
  shapeElement,
  side,
  textElement,
} from "./paper-designs.fixture.ts";
import { createStock } from "./stock.ts";

const database = await migratedTestDatabase();
const watched = watchedDatabase(database);
const stock = createStock();
/** Sides whose fonts were asked for: those that are compiled. */
const compiled: string[] = [];
const compiledElements: DesignElement[] = [];
const { designs } = paperDesigns(watched, {
  stock: (sides) => {
    compiled.push(...sides.surfaces.map(({ id }) => id));
    compiledElements.push(...sides.surfaces.flatMap(({ elements }) => elements));
    return stock(sides);
  },
});
let lena: Owner;
beforeEach(async () => {
  lena = await newVisitor(database);
});

const append = (id: string, sequence: number, ...batch: readonly unknown[]) => save(designs, lena, id, sequence, batch);
const refusal = async (id: string, sequence: number, ...batch: readonly unknown[]) => {
  const refused = await designs.append(lena, id, { baseSequence: sequence, operations: [...batch] });
  if (refused.ok) throw new Error("was not refused");
  return refused.error;
};
const documentOf = async (id: string) => {
  const read = await designs.read(lena, id);
  if (!read.ok) throw new Error(read.error);
  return read.value.document as unknown as DesignDocument;
};
const hashOf = async (document: DesignDocument) =>
  compile(document, paper.design?.surfaces(document, paperData) ?? [], await stock(document)).hash;

/** Which version of each row there is: a row that was written anew has another one. */
async function rowVersions(id: string) {
  const { rows } = await database.pool.query(
    "select surface_id, xmin::text as version, position, page_hash from design_surface where design_id = $1 order by position",
    [id],
  );
  return rows as { surface_id: string; version: string; position: number; page_hash: string | null }[];
}

/** A design of five pages with a text on each. */
async function book() {
  const { id } = await openPaper(designs, lena, pages(5));
  const { sequence } = await append(
    id,
    0,
    ...[0, 1, 2, 3, 4].map((page) => addTo(`page-${page}`, textElement(`text-${page}`))),
  );
  return { id, sequence };
}

test("a save of one page is two statements, compiles this page alone and writes its row alone", async () => {
  const { id, sequence } = await book();
  const before = await rowVersions(id);
  watched.statements.length = 0;
  compiled.length = 0;
  const saved = await append(id, sequence, { type: "setElement", element: "text-3", set: { text: "Am Meer" } });
  expect(watched.statements.map((statement) => statement.split(" ").slice(0, 3).join(" "))).toEqual([
    'with "sent" as',
    "with saved as",
  ]);
  expect(compiled).toEqual(["page-3"]);
  const after = await rowVersions(id);
  const rewritten = after.filter(({ version }, index) => version !== before[index]?.version);
  expect(rewritten.map(({ surface_id }) => surface_id)).toEqual(["page-3"]);
  expect(saved.sceneHash).toBe(await hashOf(await documentOf(id)));
});

test("a title and a photo in the tray compile nothing and write no page", async () => {
  const { id, sequence } = await book();
  const before = await rowVersions(id);
  compiled.length = 0;
  const photo = { id: "beach", name: "strand.jpg", width: 4000, height: 3000 };
  const saved = await append(id, sequence, { type: "setTitle", title: "Juist" }, { type: "addPhoto", photo });
  expect(compiled).toEqual([]);
  expect(await rowVersions(id)).toEqual(before);
  expect(saved).toMatchObject({ sequence: sequence + 2, findings: [] });
  expect(await documentOf(id)).toMatchObject({ title: "Juist", photos: [photo] });
});

test("another size of one page compiles this page alone, though no operation names it", async () => {
  const { id, sequence } = await book();
  const sides = [0, 1, 2, 3, 4].map((page) => ({
    id: `page-${page}`,
    role: "page",
    width: 100_000,
    height: page === 2 ? 160_000 : 150_000,
  }));
  compiled.length = 0;
  const saved = await append(id, sequence, { type: "setConfiguration", set: { sides } });
  expect(compiled).toEqual(["page-2"]);
  expect(saved.sceneHash).toBe(await hashOf(await documentOf(id)));
});

test("a page the product no longer has stays in the design, is not printed, and comes back as it was", async () => {
  const { id, sequence } = await book();
  const { sceneHash: whole } = await append(id, sequence, { type: "setTitle", title: "fünf" });
  const shorter = await append(id, sequence + 1, { type: "setConfiguration", set: { sides: pages(4).sides } });
  expect((await rowVersions(id)).map(({ page_hash }) => page_hash !== null)).toEqual([true, true, true, true, false]);
  expect(shorter.sceneHash).toBe(await hashOf(await documentOf(id)));
  compiled.length = 0;
  const longer = await append(id, sequence + 2, { type: "setConfiguration", set: { sides: pages(5).sides } });
  expect(compiled).toEqual(["page-4"]);
  expect(longer.sceneHash).toBe(whole);
});

test("a page that is moved is not compiled again; the design's hash is that of the new order", async () => {
  const { id, sequence } = await book();
  compiled.length = 0;
  const moved = await append(id, sequence, { type: "moveSurface", surface: "page-4", to: 0 });
  expect(compiled).toEqual([]);
  const order = (await documentOf(id)).surfaces.map((surface) => surface.id);
  expect(order).toEqual(["page-4", "page-0", "page-1", "page-2", "page-3"]);
  expect(moved.sceneHash).toBe(await hashOf(await documentOf(id)));
});

test("a photo that leaves the tray leaves every page that shows it, and no other is read or written", async () => {
  const { id, sequence } = await book();
  const tray = { type: "addPhoto", photo: { id: "beach", name: "strand.jpg", width: 4000, height: 3000 } };
  const shown = await append(
    id,
    sequence,
    tray,
    addTo("page-1", photoElement("one", "beach")),
    addTo("page-3", photoElement("two", "beach")),
  );
  compiled.length = 0;
  const removed = await append(id, shown.sequence, { type: "removePhoto", photo: "beach" });
  expect(compiled).toEqual(["page-1", "page-3"]);
  expect(removed.findings.map(({ surface, element, reason }) => [surface, element, reason])).toEqual([
    ["page-1", "one", "photo-missing"],
    ["page-3", "two", "photo-missing"],
  ]);
});

test.each([
  ["an element whose id is on a page nobody read", addTo("page-0", textElement("text-4")), "already-there"],
  ["a side that is there", { type: "addSurface", surface: side("page-4") }, "already-there"],
  [
    "a new side with an element of another",
    { type: "addSurface", surface: side("new", [textElement("text-1")]) },
    "already-there",
  ],
  [
    "another arrangement with an element of another side",
    { type: "arrange", surface: "page-0", elements: [textElement("text-2")] },
    "already-there",
  ],
  ["an element that is not there", { type: "setElement", element: "gone", set: { text: "" } }, "unknown-element"],
  ["a side that is not there", { type: "moveSurface", surface: "gone", to: 0 }, "unknown-surface"],
  ["a photo that is not in the tray", addTo("page-0", photoElement("new", "gone")), "unknown-photo"],
])("%s is refused, and the design stays as it was", async (_what, operation, reason) => {
  const { id, sequence } = await book();
  const before = await documentOf(id);
  expect(await refusal(id, sequence, { type: "setTitle", title: "x" }, operation)).toEqual({
    kind: "operation-refused",
    index: 1,
    reason,
  });
  expect(await documentOf(id)).toEqual(before);
});

test("elements and letters of pages that are not read count for the bounds of the whole design", async () => {
  const { id } = await openPaper(designs, lena, pages(12));
  const many = (page: number, count: number) =>
    addTo(`page-${page}`, ...Array.from({ length: count }, (_, place) => shapeElement(`s-${page}-${place}`)));
  let sequence = 0;
  for (let page = 0; page < 10; page++) ({ sequence } = await append(id, sequence, many(page, bounds.elements / 10)));
  expect(await refusal(id, sequence, many(11, 1))).toMatchObject({ index: 0, reason: "too-many" });
  const removed = { type: "removeElements", elements: ["s-3-0"] };
  ({ sequence } = await append(id, sequence, removed, many(11, 1)));

  const { id: other } = await openPaper(designs, lena, pages(16));
  const long = (page: number) => addTo(`page-${page}`, textElement(`t-${page}`, "a ".repeat(bounds.text / 2)));
  await append(other, 0, ...Array.from({ length: 15 }, (_, page) => long(page)));
  expect(await refusal(other, 15, long(15))).toMatchObject({ reason: "too-many" });
  const longer = { type: "setElement", element: "t-3", set: { text: "short" } };
  await append(other, 15, longer, long(15).type === "addElements" ? addTo("page-15", textElement("t-15")) : long(15));
});

test("an attacker's side of long texts is compiled in a process of its own, and costs no later save anything", async () => {
  const { id } = await openPaper(designs, lena, pages(2));
  const texts = (name: string) =>
    Array.from({ length: 55 }, (_, n) => textElement(`${name}-${n}`, "Der Berg ruft. ".repeat(333)));
  compiledElements.length = 0;
  const { sequence, sceneHash } = await append(id, 0, addTo("page-0", ...texts("first")));
  // No font was loaded here for any of its letters.
  expect(compiledElements.filter(({ type }) => type === "text")).toEqual([]);
  expect(sceneHash).toBe(await hashOf(await documentOf(id)));
  expect(await refusal(id, sequence, addTo("page-1", ...texts("more")))).toMatchObject({ reason: "too-many" });
  compiled.length = 0;
  await append(id, sequence, addTo("page-1", textElement("note")));
  expect(compiled).toEqual(["page-1"]);
});

test("whatever browsers send, the server has the document and the hash that a browser has", async () => {
  const sides = ["front", "back"].map((id) => ({ id, role: "page", width: 100_000, height: 150_000 }));
  const isPossible = ({ configuration }: DesignDocument) => paper.configurationSchema.safeParse(configuration).success;
  let [taken, refused] = [0, 0];
  const batches = fc.array(fc.array(operations, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(batches, async (rounds) => {
      const opened = await openPaper(designs, lena, { sides });
      let [document, sequence] = [opened.document as unknown as DesignDocument, 0];
      for (const batch of rounds) {
        const next = batch.reduce<DesignDocument | null>((current, operation) => {
          const applied = current && operation.type !== "renew" ? apply(current, operation) : null;
          return applied?.ok ? applied.value.document : null;
        }, document);
        const sent = JSON.parse(JSON.stringify(batch));
        const saved = await designs.append(lena, opened.id, { baseSequence: sequence, operations: sent });
        expect(saved.ok).toBe(next !== null && isPossible(next));
        if (!saved.ok) {
          refused++;
          continue;
        }
        taken++;
        [document, sequence] = [JSON.parse(JSON.stringify(next)), saved.value.sequence];
        expect(saved.value.sceneHash).toBe(await hashOf(document));
      }
      expect(await documentOf(opened.id)).toEqual(document);
    }),
    { numRuns: 60 },
  );
  expect(Math.min(taken, refused)).toBeGreaterThan(20);
});

test("of two tabs that change different pages at once one is first, and nothing of the other is taken", async () => {
  const { id, sequence } = await book();
  const change = (page: number) =>
    designs.append(lena, id, {
      baseSequence: sequence,
      operations: [{ type: "setElement", element: `text-${page}`, set: { text: "neu" } }],
    });
  const answers = await Promise.all([0, 1, 2, 3, 4].map(change));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers.filter((one) => !one.ok)) {
    expect(answer.error).toEqual({ kind: "sequence-conflict", sequence: sequence + 1 });
  }
  const texts = (await documentOf(id)).surfaces.flatMap(({ elements }) =>
    elements.map((one) => one.type === "text" && one.text),
  );
  expect(texts.filter((text) => text === "neu")).toHaveLength(1);
});

test("a design that is removed while a change of it is looked at takes nothing", async () => {
  const { id, sequence } = await book();
  const removing = paperDesigns(database, {
    stock: async (sides) => {
      await designs.remove(lena, id);
      return stock(sides);
    },
  });
  const late = { type: "setElement", element: "text-0", set: { text: "zu spät" } };
  expect(await removing.designs.append(lena, id, { baseSequence: sequence, operations: [late] })).toEqual({
    ok: false,
    error: { kind: "not-found" },
  });
});

test("the log keeps the newest thousand operations, and most saves delete nothing", async () => {
  const { id } = await openPaper(designs, lena, pages(1));
  const titles = (count: number) => Array.from({ length: count }, () => ({ type: "setTitle", title: "x" }));
  let sequence = 0;
  for (let round = 0; round < 4; round++) ({ sequence } = await append(id, sequence, ...titles(260)));
  const log = async () => {
    const rows = database.db.selectFrom("design_operation").where("design_id", "=", id).select("sequence");
    const numbers = (await rows.orderBy("sequence").execute()).map((row) => row.sequence);
    return { first: numbers[0], count: numbers.length };
  };
  expect(await log()).toEqual({ first: 41, count: 1_000 });
  ({ sequence } = await append(id, sequence, ...titles(9)));
  expect(await log()).toEqual({ first: 41, count: 1_009 });
  await append(id, sequence, ...titles(250));
  expect(await log()).toEqual({ first: 300, count: 1_000 });
});

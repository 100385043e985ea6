import { expect, test } from "vitest";
import { labelFor } from "../../core/labels.ts";
import { shopOf } from "../../core/shop.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { Sequel } from "../../products/kind-design.ts";
import { type PaperConfiguration, paper } from "../../products/paper.fixture.ts";
import type { DesignableKind } from "../../products/registry.ts";
import { addTo, newVisitor, openPaper, pages, paperDesigns, photoElement, save } from "./paper-designs.fixture.ts";

/** Each sequel has a page more, up to four. */
const sequel = ({ sides }: PaperConfiguration): Sequel<PaperConfiguration> | null => {
  const times = (sides[0]?.times ?? 0) + 1;
  if (times > 4) return null;
  const title = (before: string) => `${before}, ${times} pages`;
  return { configuration: pages(times), title, label: labelFor("calendar.next", { year: "2028" }), notes: [] };
};
const kind = { ...paper, design: { ...paper.design, sequel } } as unknown as DesignableKind;

const database = await migratedTestDatabase();
const shop = paperDesigns(database, { kindOf: () => kind });
const lena = await newVisitor(database);
const poster = shopOf("poster", "de-DE");

/** A frozen design of so many pages with a photo on the first. */
async function ordered(times: number) {
  const photo = newId();
  await database.db
    .insertInto("photo")
    .values({ id: photo, visitor_id: lena.visitorId, name: "strand.jpg", bytes: 1 })
    .execute();
  shop.arrived.set(photo, { width: 4000, height: 3000 });
  const { id } = await openPaper(shop.designs, lena, pages(times));
  const seen = await save(shop.designs, lena, id, 0, [
    { type: "addPhoto", photo: { id: photo, name: "strand.jpg", width: 4000, height: 3000 } },
    { type: "setTitle", title: "Meer" },
    addTo("page-0", photoElement("place", photo)),
  ]);
  const frozen = await shop.designs.freeze(lena, id, seen);
  if (!frozen.ok) throw new Error(frozen.error.kind);
  return { id, version: frozen.value.versionId, photo };
}

test("what follows an ordered design is a draft with its photos; the ordered one stays as it was", async () => {
  const { id, version, photo } = await ordered(1);
  const before = await shop.designs.read(lena, id);
  const made = await shop.designs.sequel(lena, version, { photos: "kept" }, poster);
  if (!made.ok) throw new Error(made.error);
  expect(made.value.editPath).toBe(`/configurator-paper/?design=${made.value.id}`);
  const draft = await shop.designs.read(lena, made.value.id);
  expect(draft).toMatchObject({
    value: {
      sequence: 0,
      document: {
        title: "Meer, 2 pages",
        configuration: pages(2),
        photos: [{ id: photo }],
        surfaces: [{ elements: [{ id: "place", photo }] }],
      },
    },
  });
  expect(await shop.designs.read(lena, id)).toEqual(before);
  expect((await shop.designs.list(lena)).map((design) => design.id)).toContain(made.value.id);
});

test("photos that are left out leave their places empty", async () => {
  const { version } = await ordered(2);
  const made = await shop.designs.sequel(lena, version, { photos: "left" }, poster);
  if (!made.ok) throw new Error(made.error);
  expect(await shop.designs.read(lena, made.value.id)).toMatchObject({
    value: { document: { photos: [], surfaces: [{ elements: [{ id: "place", photo: null }] }, {}] } },
  });
});

test("nothing is made of another visitor's order, nor where nothing follows", async () => {
  const { version } = await ordered(4);
  const wanted = { photos: "kept" } as const;
  expect(await shop.designs.sequel(lena, version, wanted, poster)).toMatchObject({ error: "no-sequel" });
  const stranger = await newVisitor(database);
  expect(await shop.designs.sequel(stranger, version, wanted, poster)).toMatchObject({ error: "not-found" });
  expect(await shop.designs.sequel(lena, newId(), wanted, poster)).toMatchObject({ error: "not-found" });
});

import { expect, test } from "vitest";
import { perform } from "../../../design/history.ts";
import { startAnew } from "../store/reconcile.ts";
import { DESIGN, testHouse, testJournal } from "../store/test-house.ts";
import { findDesign } from "./find-design.ts";

test("a design this browser does not know opens as the server has it", async () => {
  const house = testHouse();
  const found = await findDesign(DESIGN, { api: house.api, journal: testJournal() });
  expect(found).toMatchObject({ ok: true, value: { release: 1, save: { state: "saved" }, kept: { pending: [] } } });
});

test("work the server never got is opened with it", async () => {
  const house = testHouse();
  const journal = testJournal();
  const operation = { type: "setTitle", title: "Strand" } as const;
  const performed = perform(startAnew(DESIGN, house).history, operation);
  if (!performed.ok) throw new Error("cannot set a title");
  const kept = { ...startAnew(DESIGN, house), history: performed.value, pending: [{ operation, gesture: null }] };
  await journal.write(kept);
  const found = await findDesign(DESIGN, { api: house.api, journal });
  expect(found.ok && found.value.kept.history.document.title).toBe("Strand");

  house.elsewhere({ type: "setTitle", title: "von Oma" });
  const both = await findDesign(DESIGN, { api: house.api, journal });
  expect(both).toMatchObject({
    ok: true,
    value: { save: { state: "saved" }, kept: { sequence: 0, pending: [{ operation }] } },
  });
});

test("without a server a design opens as this device has it, and only then", async () => {
  const house = testHouse();
  const journal = testJournal();
  const ports = { api: house.api, journal };
  const opened = await findDesign(DESIGN, ports);
  if (!opened.ok) throw new Error(opened.error);
  await journal.write(opened.value.kept);
  house.line = "down";
  expect(await findDesign(DESIGN, ports)).toMatchObject({
    ok: true,
    value: { release: 1, save: { state: "offline" }, kept: { sequence: 0, pending: [] } },
  });
  house.api = { ...house.api, read: async () => ({ ok: false, error: { reason: "not-found" } }) };
  expect(await findDesign(DESIGN, { api: house.api, journal })).toEqual({ ok: false, error: "not-found" });
});

test("damaged storage does not keep a design from opening", async () => {
  const journal = testJournal();
  journal.stored.set(DESIGN, { design: DESIGN, sequence: "many" });
  expect(await findDesign(DESIGN, { api: testHouse().api, journal })).toMatchObject({ ok: true });
});

test("someone else's design is not found, a dead line is said as such, and neither is confused with the other", async () => {
  const house = testHouse();
  const ports = { api: house.api, journal: testJournal() };
  expect(await findDesign("00000000-0000-4000-8000-000000000000", ports)).toEqual({ ok: false, error: "not-found" });
  for (const mangled of ["foo", "", `${DESIGN}x`, "../carts"])
    expect(await findDesign(mangled, ports)).toEqual({ ok: false, error: "not-found" });
  house.line = "down";
  expect(await findDesign(DESIGN, ports)).toEqual({ ok: false, error: "unreachable" });
});

test("a design from a newer release of the shop is not touched", async () => {
  const house = testHouse();
  house.document = { ...house.document, schema: 99 as never };
  expect(await findDesign(DESIGN, { api: house.api, journal: testJournal() })).toEqual({
    ok: false,
    error: "unreadable",
  });
});

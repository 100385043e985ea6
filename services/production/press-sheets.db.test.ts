import { expect, test } from "vitest";
import { plainPlan } from "../../products/print-plan.ts";
import { createPrintRoom } from "./print-room.fixture.ts";

const { oneOf, paidLine, production, state, work } = await createPrintRoom();

const sheet = { width: 450, height: 320, edge: 5, gap: 6, marks: true };

test("a print house gets files on its sheet from the moment it has one, and its ticket says so", async () => {
  state.plans = [{ ...plainPlan("coasters", "press", ["front", "back"]), copies: 20, manyUp: true }];
  const { lineId } = await paidLine();
  await work(lineId);
  expect(await oneOf(lineId, "coasters")).toMatchObject({ press_sheet: null, verdict: "checked" });

  expect(await production().setSheet("default", sheet, "Mira")).toBe(true);
  expect(await production().houses()).toMatchObject({
    houses: [{ key: "default", name: null, roles: ["*"], sheet, changed: { by: "Mira" } }],
  });
  await work(lineId);
  const made = await oneOf(lineId, "coasters");
  expect(made).toMatchObject({ press_sheet: sheet, verdict: "checked", report: { pages: 2 } });
  // 4 x 90 mm and three gaps of 434 mm, 3 x 90 mm and two gaps of 304 mm: twelve on a sheet, two sheets for twenty.
  const ticket = {
    files: [
      {
        role: "coasters",
        copies: 2,
        imposition: "many-up",
        sheet: { size: { width: 450, height: 320 }, across: 4, down: 3, gap: 6, turned: "side" },
        pages: [
          { surface: "front", trim: { width: 90, height: 90 }, media: { width: 450, height: 320 } },
          { surface: "back", trim: { width: 90, height: 90 } },
        ],
      },
    ],
  };
  expect(made.ticket).toMatchObject(ticket);

  // Files are told by the sheet they were made for, whatever the house wants later.
  expect(await production().setSheet("default", null, "Mira")).toBe(true);
  expect((await oneOf(lineId, "coasters")).ticket).toMatchObject(ticket);
  await work(lineId);
  expect(await oneOf(lineId, "coasters")).toMatchObject({ press_sheet: null, ticket: { files: [{ copies: 20 }] } });
});

test("a house that the shop does not work with has no sheet", async () => {
  expect(await production().setSheet("nobody", sheet, "Mira")).toBe(false);
  expect((await production().houses()).houses.map((house) => house.sheet)).toEqual([null]);
});

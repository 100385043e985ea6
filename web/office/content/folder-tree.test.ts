import { expect, test } from "vitest";
import { folderChoices, folderWay } from "./folder-tree.ts";

const folder = (id: number, name: string, parentId: number | null) => ({ id, name, parentId, count: 0 });
const folders = [folder(1, "Rooms", null), folder(2, "Summer", 3), folder(3, "2026", 1), folder(4, "Cards", null)];

test("the way to a folder begins at the root", () => {
  expect(folderWay(folders, 2).map(({ name }) => name)).toEqual(["Rooms", "2026", "Summer"]);
  expect(folderWay(folders, null)).toEqual([]);
  expect(folderWay(folders, 9)).toEqual([]);
});

test("a way that turns back ends", () => {
  const round = [folder(1, "One", 2), folder(2, "Two", 1)];
  expect(folderWay(round, 1).map(({ id }) => id)).toEqual([2, 1]);
});

test("a folder is never offered itself or what lies in it", () => {
  expect(folderChoices(folders).map(({ label }) => label)).toEqual([
    "Cards",
    "Rooms",
    "Rooms / 2026",
    "Rooms / 2026 / Summer",
  ]);
  expect(folderChoices(folders, 3).map(({ label }) => label)).toEqual(["Cards", "Rooms"]);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { removeLeftovers } from "./leftovers.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true }));

const hour = 60 * 60 * 1000;

function file(name: string, hoursAgo: number): void {
  const touched = new Date(Date.now() - hoursAgo * hour);
  writeFileSync(join(folder, name), "");
  utimesSync(join(folder, name), touched, touched);
}

test("what was left more than a day ago goes; what is under way and every folder stays", async () => {
  folder = mkdtempSync(join(tmpdir(), "passepartout-leftovers-"));
  file("left", 25);
  file("under-way", 23);
  mkdirSync(join(folder, "folder"));
  utimesSync(join(folder, "folder"), 0, 0);
  await Promise.all([removeLeftovers(folder), removeLeftovers(folder)]);
  expect(readdirSync(folder).sort()).toEqual(["folder", "under-way"]);
  await removeLeftovers(folder, Date.now() - 22 * hour);
  expect(readdirSync(folder)).toEqual(["folder"]);
});

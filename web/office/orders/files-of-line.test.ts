import { expect, test } from "vitest";
import type { PrintFile, PrintFiles } from "../../../services/production/contract.ts";
import { filesOfLine } from "./files-of-line.ts";

const planned = ["cover", "block"].map((role) => {
  return { role, format: "pdfx4", partner: null, sides: 1, copies: 1 } as const;
});
const file = (id: string, role: string | null, attempt: string, lineId = "line") =>
  ({ id, role, attempt, lineId, verdict: "checked" }) as unknown as PrintFile;
const all = (...files: PrintFile[]): PrintFiles => ({ lines: [{ lineId: "line", planned, ticket: false }], files });
const idsOf = (files: readonly PrintFile[]) => files.map(({ id }) => id);

test("each planned role has its own files, also one of which nothing was made yet", () => {
  const { roles, others } = filesOfLine(all(file("3", "cover", "b"), file("2", "cover", "a")), "line");
  expect(roles.map(({ planned: { role }, files }) => [role, idsOf(files)])).toEqual([
    ["cover", ["3", "2"]],
    ["block", []],
  ]);
  expect(others).toEqual([]);
});

test("files of other lines are not shown, those of former roles are shown apart", () => {
  const { roles, others } = filesOfLine(all(file("2", "front", "a"), file("1", "cover", "b", "other")), "line");
  expect(roles.flatMap(({ files }) => files)).toEqual([]);
  expect(idsOf(others)).toEqual(["2"]);
});

test("an attempt is through when it made every planned file, or none at all", () => {
  const first = [file("2", "block", "a"), file("1", "cover", "a")];
  expect(filesOfLine(all(), "line").attempt).toBeNull();
  expect(filesOfLine(all(...first.slice(1)), "line").attempt).toBeNull();
  expect(filesOfLine(all(...first), "line").attempt).toBe("a");
  expect(filesOfLine(all(file("3", "cover", "b"), ...first), "line").attempt).toBe("a");
  expect(filesOfLine(all(file("4", "block", "b"), file("3", "cover", "b"), ...first), "line").attempt).toBe("b");
  const nothing = file("3", null, "b");
  expect(filesOfLine(all(nothing, ...first), "line")).toMatchObject({ attempt: "b", nothingMade: { id: "3" } });
});

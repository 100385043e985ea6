import { expect, test } from "vitest";
import { emptyList, withAnother, withColumn, withLettersMended, without, withValue } from "./change-list.ts";

const list = {
  columns: [
    { key: "name", head: "Gast" },
    { key: "own:0", head: "Rufname" },
  ],
  rows: [
    { line: 2, values: { name: "Inge Brandt", "own:0": "Inge" } },
    { line: 3, values: { name: "Familie MÃ¼ller" } },
  ],
};

test("a correction is of one line; nothing typed takes the value away", () => {
  expect(withValue(list, 3, "own:0", "  Jo\n ").rows).toEqual([
    list.rows[0],
    { line: 3, values: { name: "Familie MÃ¼ller", "own:0": "Jo" } },
  ]);
  expect(withValue(list, 2, "own:0", " ").rows[0]).toEqual({ line: 2, values: { name: "Inge Brandt" } });
});

test("letters come back in all values of a line", () => {
  expect(withLettersMended(list, 3).rows[1]?.values.name).toBe("Familie Müller");
});

test("another meaning of a column keeps what is in both", () => {
  const { columns, rows } = withColumn(list, "own:0", "name");
  expect(columns.map(({ key, head }) => [key, head])).toEqual([
    ["own:1", "Gast"],
    ["name", "Rufname"],
  ]);
  expect(rows[0]?.values).toEqual({ "own:1": "Inge Brandt", name: "Inge" });
  expect(withColumn(list, "name", null).columns[0]).toEqual({ key: "own:1", head: "Gast" });
});

test("somebody is added and taken out", () => {
  const { list: more, line } = withAnother(list);
  expect([line, more.rows.at(-1)]).toEqual([4, { line: 4, values: {} }]);
  expect(without(more, 2).rows.map((row) => row.line)).toEqual([3, 4]);
  expect(
    emptyList("de")
      .columns.map(({ head }) => head)
      .slice(0, 2),
  ).toEqual(["Anrede", "Vorname"]);
});

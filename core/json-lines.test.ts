import { expect, test } from "vitest";
import { jsonLines } from "./json-lines.ts";

test("each value of a JSON text is on a line, whatever stands in names and texts", () => {
  const text = `{
  "materials": [
    { "key": "a\\"]}", "rate": 1 },
    {
      "key": "b",
      "rate": { "fix" :
        2 }
    }
  ],
  "{": [[], [3,
    4]]
}`;
  expect(Object.fromEntries(jsonLines(text))).toEqual({
    "": 1,
    materials: 2,
    "materials[0]": 3,
    "materials[0].key": 3,
    "materials[0].rate": 3,
    "materials[1]": 4,
    "materials[1].key": 5,
    "materials[1].rate": 6,
    "materials[1].rate.fix": 7,
    "{": 10,
    "{[0]": 10,
    "{[1]": 10,
    "{[1][0]": 10,
    "{[1][1]": 11,
  });
});

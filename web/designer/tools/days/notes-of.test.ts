import { expect, test } from "vitest";
import { notesOf } from "./notes-of.ts";

test("a day takes six names of forty letters, without empty lines and signs that cannot be printed", () => {
  expect(notesOf("Oma Inge\n\n  Grillen\u0007 \n")).toEqual(["Oma Inge", "Grillen"]);
  expect(notesOf("1\n2\n3\n4\n5\n6\n7")).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(notesOf("x".repeat(50))).toEqual(["x".repeat(40)]);
});

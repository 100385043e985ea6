import { expect, test } from "vitest";
import { svgProblem } from "./svg.ts";

const problem = (text: string) => svgProblem(new TextEncoder().encode(text));

test("a drawing may begin with a mark of its encoding, a declaration and remarks", () => {
  expect(problem("<svg xmlns='http://www.w3.org/2000/svg'/>")).toBeNull();
  expect(problem("\uFEFF<?xml version='1.0'?>\n<!-- one -->\n<!-- two -->\n<svg></svg>")).toBeNull();
});

test("a page, a text and a remark alone are no drawings", () => {
  for (const text of ["<html><svg></svg></html>", "words", "<!-- <svg> -->", "<!-- never ended <svg>"])
    expect(problem(text)).toBeUndefined();
});

test("a document type or an entity is refused", () => {
  const refused = "has a document type or entities, which drawings need not have";
  expect(problem("<!DOCTYPE svg><svg></svg>")).toBe(refused);
  expect(problem("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>")).toBe(refused);
});

// A pattern that tries all ways to split them would not end before the test is ended.
test("remarks in remarks are read once each, however many there are", () => {
  expect(problem("<!---->".repeat(580))).toBeUndefined();
  expect(problem(`${"<!---->".repeat(200)}<!--${"-->".repeat(200)}x`)).toBeUndefined();
});

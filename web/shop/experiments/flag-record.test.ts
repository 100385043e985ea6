import { expect, test } from "vitest";
import { type Given, noteTreatment, readRecord } from "./flag-record.ts";

const flag = "poster-967-nudging";
const given: Given = { key: "ada", flag, treatment: "on", shown: "on", isKilled: false };
const before = { key: "ada", flags: { [flag]: "on" as const } };

test("who is given the same as before is noted, and nothing is wrong", () => {
  expect(noteTreatment(null, given)).toEqual({ record: before, codes: [] });
  expect(noteTreatment(before, given)).toEqual({ record: before, codes: [] });
});

test("a treatment that differs later in the session, or from what this visitor had before, is told (section 8)", () => {
  expect(noteTreatment(before, { ...given, treatment: "off" })).toEqual({
    record: { key: "ada", flags: { [flag]: "off" } },
    codes: ["flag-treatment-changed-in-session", "flag-treatment-changed-for-user"],
  });
  expect(noteTreatment(before, { ...given, treatment: "off", shown: "off" }).codes).toEqual([
    "flag-treatment-changed-for-user",
  ]);
  // The page came before the flags; killed flags differ for a good reason.
  expect(noteTreatment(null, { ...given, shown: "control" }).codes).toEqual([]);
  expect(noteTreatment(before, { ...given, treatment: "off", isKilled: true }).codes).toEqual([]);
});

test("another key is told, and what was noted under the one before is forgotten (section 4)", () => {
  const other = { key: "ida", flags: { [flag]: "off" as const, "poster-1031-portrait": "on" as const } };
  expect(noteTreatment(other, given)).toEqual({ record: before, codes: ["flag-user-key-changed"] });
});

test("control is told and not noted: nobody was given it", () => {
  expect(noteTreatment(before, { ...given, treatment: "control" })).toEqual({
    record: before,
    codes: ["flag-treatment-control"],
  });
});

test("what others wrote into the browser's memory is no record", () => {
  for (const text of [null, "", "{", "null", "7", '{"key":1,"flags":{}}', '{"key":"ada","flags":null}'])
    expect(readRecord(text)).toBeNull();
  expect(readRecord(JSON.stringify(before))).toEqual(before);
});

import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { forSegment } from "../flags.fixture.ts";
import { type FlagOfficeFixture, flagOfficeFixture } from "./office.fixture.ts";
import { officeFlagPaths as paths } from "./shapes.ts";

const database = await migratedTestDatabase();
let office: FlagOfficeFixture;
beforeEach(async () => {
  office = await flagOfficeFixture(database);
  await office.call("PUT", paths.segment(office.environment, "team"), { isLarge: false });
});

const members = async (name = "team") => (await office.call("GET", paths.segment(office.environment, name))).body.keys;

test("a list from a spreadsheet: the first column counts, doubles and known ones are told", async () => {
  await office.upload("team", "ida\n");
  const answer = await office.upload(
    "team",
    '\uFEFFkey;name\r\nida;Ida\r\n"jonas";Jonas\r\n\r\njonas;again\r\n mara ;Mara\r\n',
  );
  expect(answer.body).toEqual({ taken: true, keys: 3, added: 2, doubles: 1, known: 1, badCount: 0, bad: [] });
  expect(await members()).toEqual(["ida", "jonas", "mara"]);
});

test("a list with bad lines takes nobody in, until the operator wants the good ones", async () => {
  const list = `ida\n${"x".repeat(251)}\njon\u0007as\n`;
  const bad = [
    { line: 2, column: "1", place: `${"x".repeat(60)}…`, rule: "The key has 251 characters; it may have 250." },
    { line: 3, column: "1", place: "jon\u0007as", rule: "The key has a sign that cannot be seen; write it anew." },
  ];
  expect((await office.upload("team", list)).body).toMatchObject({ taken: false, keys: 1, added: 0, badCount: 2, bad });
  expect(await members()).toEqual([]);
  expect((await office.upload("team", list, "?skipBad=true")).body).toMatchObject({
    taken: true,
    added: 1,
    badCount: 2,
  });
  expect(await members()).toEqual(["ida"]);
});

test("what is no text is said, and takes nobody in", async () => {
  const answer = await office.upload("team", new Uint8Array([105, 100, 97, 10, 0xff, 0xfe, 10]));
  expect(answer.body).toMatchObject({ taken: false, badCount: 1, bad: [{ rule: "The file is not saved as UTF-8." }] });
  expect((await office.upload("nobody", "ida\n")).status).toBe(404);
});

test("members come in pages, and are taken out by hand", async () => {
  const keys = Array.from({ length: 150 }, (_, index) => `visitor-${String(index).padStart(3, "0")}`);
  await office.upload("team", keys.join("\n"));
  const first = (await office.call("GET", paths.segment(office.environment, "team"))).body;
  expect([first.keys.length, first.more, first.members]).toEqual([100, true, 150]);
  const next = (await office.call("GET", `${paths.segment(office.environment, "team")}?after=${first.keys.at(-1)}`))
    .body;
  expect([next.keys.length, next.more]).toEqual([50, false]);
  const moved = await office.call("POST", paths.members(office.environment, "team"), { remove: [keys[0]] });
  expect(moved.body).toEqual({ added: 0, removed: 1 });
});

test("a segment that a flag needs stays, and the flag is named", async () => {
  await office.save(forSegment("beta", "team"));
  const answer = await office.call("DELETE", paths.segment(office.environment, "team"), {});
  expect([answer.status, answer.body.users]).toEqual([409, ["beta"]]);
  expect((await office.call("GET", paths.segments(office.environment))).body.segments).toHaveLength(1);
});

test("of two who change a segment by rules the second is told", async () => {
  const definition = { name: "wide", conditions: [{ matcherGroup: { matchers: [{ matcherType: "ALL_KEYS" }] } }] };
  const path = paths.ruleSegment(office.environment, "wide");
  const first = await office.call("PUT", path, { definition, changeNumber: -1 });
  expect(first.status).toBe(200);
  expect((await office.call("PUT", path, { definition, changeNumber: -1 })).status).toBe(409);
  const { changeNumber } = first.body;
  expect((await office.call("PUT", path, { definition, changeNumber })).status).toBe(200);
});

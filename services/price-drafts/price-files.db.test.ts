import { afterEach, describe, expect, test } from "vitest";
import { priceDraftPaths } from "./contract.ts";
import { priceDraftsFixture } from "./price-drafts.fixture.ts";

type Draft = { readonly draft: { readonly id: string; readonly version: number } };

const shop = await priceDraftsFixture();
afterEach(async () => {
  for (const key of ["photoprint", "photobox"]) {
    const { body } = await shop.call("GET", priceDraftPaths.subject(key));
    if (body.draft) await shop.call("DELETE", priceDraftPaths.draft(key), seen(body.draft));
  }
});

const seen = ({ draft: { id: draft, version } }: Draft) => ({ draft, version });

async function open(key = "photoprint") {
  const opened = await shop.call("POST", priceDraftPaths.draft(key), {});
  expect(opened.status).toBe(200);
  return opened.body;
}

describe("a file", () => {
  const address = (draft: { draft: { id: string; version: number } }, more = "") =>
    `/office-api/catalogue-imports/photoprint?format=csv&draft=${draft.draft.id}&version=${draft.draft.version}${more}`;

  test("is tried first, then taken; the same table comes out again", async () => {
    const opened = await open();
    const table =
      "path,key1,key2,value\nformats[].prices[].price,130x90,1,0.55\nformats[].prices[].price,130x90,25,0.14\n";
    const tried = await shop.call("POST", address(opened), table);
    expect(tried.body).toMatchObject({ lines: 2, changed: 1, unchanged: 1, errors: [], applied: false, draft: null });
    expect((await shop.call("GET", priceDraftPaths.changes("photoprint"))).body.total).toBe(0);
    const taken = await shop.call("POST", address(opened, "&apply=true"), table);
    expect(taken.body).toMatchObject({ applied: true, draft: { draft: { version: 2 }, changed: 1 } });
    const csv = (await shop.call("GET", priceDraftPaths.file("photoprint", "csv"))).body;
    expect(csv).toContain("\r\nformats[].prices[].price,130x90,1,0.55,EUR\r\n");
    const { entries } = (await shop.call("GET", priceDraftPaths.audit("photoprint"))).body;
    expect(entries[0]).toMatchObject({ action: "imported", operator: "mira", changed: 1 });
  });

  test("of 100,000 lines with one bad one names this line, and nothing of it is applied", async () => {
    const opened = await open();
    const lines = Array.from(
      { length: 100_000 },
      (_, index) => `formats[].prices[].price,130x90,${index + 1},${index === 54_320 ? "free" : "0.19"}`,
    );
    const body = ["path,key1,key2,value", ...lines].join("\n");
    const answer = await shop.call("POST", address(opened, "&apply=true"), body);
    expect(answer.body).toMatchObject({ lines: 100_000, errorCount: 1, applied: false });
    expect(answer.body.errors).toEqual([
      { line: 54_322, column: "value", place: "formats[].prices[].price 130x90 54321", rule: "“free” is no number" },
    ]);
    const { body: now } = await shop.call("GET", priceDraftPaths.subject("photoprint"));
    expect([now.draft.draft.version, now.draft.changed]).toEqual([1, 0]);
  });

  test("has a report of all its errors, to be mended in a spreadsheet", async () => {
    const table = "path,key1,key2,value\nformats[].prices[].price,130x90,1,free\nmostPrints,,,\n";
    const report = await shop.call("POST", address(await open(), "&report=csv"), table);
    expect(report.body).toBe(
      'line,column,place,rule\r\n"2","value","formats[].prices[].price 130x90 1","“free” is no number"\r\n"3","value","mostPrints","a value is missing"\r\n',
    );
  });

  test("that is wrong in every line has its first 10,000 errors in the report, and how many more there are", async () => {
    const lines = Array.from({ length: 10_234 }, (_, at) => `formats[].prices[].price,130x90,${at + 1},free`);
    const body = ["path,key1,key2,value", ...lines].join("\n");
    const report = await shop.call("POST", address(await open(), "&report=csv"), body);
    const rows = report.body.trimEnd().split("\r\n");
    expect(rows).toHaveLength(10_002);
    expect(rows.at(-2)).toMatch(/^"10001","value",/);
    expect(rows.at(-1)).toBe('"","","","and 234 more: mend these first, then check again"');
  });

  test("in which 24 prints cost more than 36 is warned of in the dry run and in the preview, and may be taken", async () => {
    const opened = await open("photobox");
    const at = address(opened).replace("photoprint", "photobox");
    const table = "path,key1,key2,value\ntypes[].sizes[].price,small,24,19.90\n";
    const warnings = [{ place: "types[0].sizes[0].price", rule: "24 costs €19.90, more than 36 at €16.90" }];
    expect((await shop.call("POST", at, table)).body).toMatchObject({ errorCount: 0, problems: [], warnings });
    expect((await shop.call("GET", priceDraftPaths.preview("photobox"))).body.warnings).toEqual([]);
    const taken = await shop.call("POST", `${at}&apply=true`, table);
    expect(taken.body).toMatchObject({ applied: true, draft: { problems: [] } });
    expect((await shop.call("GET", priceDraftPaths.preview("photobox"))).body.warnings).toEqual(warnings);
  });

  test("that would break a rule of the list names the line that does", async () => {
    const opened = await open();
    const table =
      "path,key1,key2,value\nmostPrints,,,2000\npapers[].surchargeAt[],glossy,9x9,0.10\ncampaigns[].percent,sale,,95\n";
    const { body } = await shop.call("POST", address(opened, "&apply=true"), table);
    expect(body.applied).toBe(false);
    expect(body.errors).toMatchObject([{ line: 4, column: "value" }]);
  });

  test("of JSON names the line of what is wrong; another list's file is refused", async () => {
    const opened = await open();
    const json = (await shop.call("GET", priceDraftPaths.file("photoprint", "json"))).body;
    const text = JSON.stringify({ ...json, mostPrints: -5 }, null, 2);
    const at = `${address(opened).replace("format=csv", "format=json")}&apply=true`;
    const { body } = await shop.call("POST", at, text);
    expect(body.errors).toMatchObject([
      { line: text.split("\n").findIndex((line) => line.includes("mostPrints")) + 1, place: "mostPrints" },
    ]);
    expect((await shop.call("POST", at, `{"kind": "card"}`)).body).toMatchObject({ errorCount: 1, applied: false });
    expect((await shop.call("POST", at, "{\n\n oops")).body.errors).toMatchObject([{ line: 3 }]);
    const good = await shop.call("POST", at, JSON.stringify({ ...json, mostPrints: 1200 }));
    expect(good.body).toMatchObject({ applied: true, changed: 1, draft: { changed: 1 } });
  });

  test("tried on a state that others changed is not taken", async () => {
    const opened = await open();
    const edits = [{ do: "set", path: ["formats", 0, "prices", 0, "price"], value: 44 }];
    await shop.call("POST", priceDraftPaths.edits("photoprint"), { ...seen(opened), edits }, "kim:operator");
    const table = "path,key1,key2,value\nmostPrints,,,900\n";
    expect((await shop.call("POST", address(opened, "&apply=true"), table)).status).toBe(409);
  });
});

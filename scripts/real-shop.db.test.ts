import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../platform/database/database.ts";
import { createTestDatabase } from "../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { productKinds } from "../products/registry.ts";
import { copyOfDemo } from "../server/shop-data/shop-folder.fixture.ts";

let outside: Awaited<ReturnType<typeof createTestDatabase>>;
let shop: ReturnType<typeof copyOfDemo>;
beforeAll(async () => {
  outside = await createTestDatabase();
  shop = copyOfDemo();
});
afterAll(async () => {
  shop.clear();
  await outside.drop();
});

const publicUrl = "https://shop.example";

/** Runs a command as an operator does, with the settings of a real shop; `input` is what comes on standard input. */
async function run(script: string, words: readonly string[], input = "") {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...words], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: outside.url,
      PUBLIC_URL: publicUrl,
      SELLER: join(shop.folder, "seller.json"),
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      PAYMENT_PROVIDERS: "stripe",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [said, refused, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { said, refused, code };
}

const publish = () => run("publish.ts", [shop.folder]);
const operator = (words: readonly string[], input?: string) => run("operator.ts", words, input);

async function rowsOf(table: "catalogue_release" | "person") {
  const database = createDatabase(outside.url, { poolSize: 1, log: silentLog });
  const rows = await database.db.selectFrom(table).select(database.db.fn.countAll<string>().as("rows")).execute();
  await database.close();
  return Number(rows[0]?.rows);
}

test("an outside database that is empty gets a whole shop from a folder, once", async () => {
  const first = await publish();
  expect(first).toMatchObject({ refused: "", code: 0 });
  expect(first.said).toMatch(/^Published:\n {2}tax\.json: a new table\n/);
  expect(await rowsOf("catalogue_release")).toBe(productKinds.length);
  expect(await publish()).toEqual({ said: "Nothing is new.\n", refused: "", code: 0 });
  expect(await rowsOf("person")).toBe(0);
});

test("a wrong folder is refused with exit code 1 and one line for each thing to mend", async () => {
  shop.change<Record<string, unknown>>("catalogue/photoframe.json", (release) => {
    release.edgeColour = "blue";
  });
  expect(await publish()).toEqual({
    said: "",
    refused: expect.stringMatching(
      /^Nothing was published:\n {2}catalogue\/photoframe\.json: edgeColour: Invalid string.*\n$/,
    ),
    code: 1,
  });
  expect(await run("publish.ts", [])).toMatchObject({ refused: expect.stringMatching(/^Usage: /), code: 2 });
});

test("an operator is made with a password from standard input; the demo's address and passwords are refused", async () => {
  const wish = ["mira@shop.example", "--role", "admin", "--name", "Mira Werkstatt", "--password"];
  expect(await operator(wish, "demo-0123456789\n")).toEqual({
    said: "",
    refused: "Nothing was changed: this password is the demo's.\n",
    code: 1,
  });
  expect(await operator(["lena@demo.passepartout.example", ...wish.slice(1)], "lang genug!\n")).toMatchObject({
    refused: "Nothing was changed: this address is the demo's.\n",
    code: 1,
  });
  expect(await rowsOf("person")).toBe(0);
  expect(await operator(wish, "lang genug!\n")).toEqual({
    said: "mira@shop.example: account made, role none -> admin\n",
    refused: "",
    code: 0,
  });
  expect(await operator(["mira@shop.example", "--role", "operator"])).toEqual({
    said: "mira@shop.example: role admin -> operator\n",
    refused: "",
    code: 0,
  });
  expect(await rowsOf("person")).toBe(1);
});

test("a password on the command line is not understood", async () => {
  const told = await operator(["mira@shop.example", "--role", "admin", "--password", "lang genug!"]);
  expect(told).toMatchObject({ said: "", refused: expect.stringMatching(/^Usage: /), code: 2 });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import demo from "../demo/seller.json" with { type: "json" };
import { StartupError } from "../platform/startup/startup-error.ts";
import { readSeller } from "./read-seller.ts";

const folder = mkdtempSync(join(tmpdir(), "passepartout-seller-"));
afterAll(() => rmSync(folder, { recursive: true }));

function reading(content: unknown): Promise<unknown> {
  const file = join(folder, "seller.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSeller(file).catch((error: unknown) => error);
}

test("the demo's seller is whole", async () => {
  expect(await readSeller(null)).toEqual(demo);
});

describe.each(["managingDirectors", "register", "vatId"] as const)("%s", (field) => {
  test("may be null, which says that there is none", async () => {
    expect(await reading({ ...demo, [field]: null })).toEqual({ ...demo, [field]: null });
  });
  test.each([undefined, "", "  "])("may not be forgotten: %o", async (value) => {
    const error = await reading({ ...demo, [field]: value });
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toContain(`has no good ${field};`);
  });
});

test.each(["company", "address", "email", "phone"] as const)("nobody sells without %s", async (field) => {
  const error = await reading({ ...demo, [field]: null });
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toContain(`has no good ${field};`);
});

test("what is no JSON, and no file, is said as that", async () => {
  expect(String(await reading("{"))).toMatch(/SELLER: .*seller\.json is not JSON/);
  await expect(readSeller(join(folder, "nobody.json"))).rejects.toThrow(/SELLER: cannot read .*nobody\.json/);
});

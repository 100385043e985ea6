import { data } from "react-router";
import { expect, test } from "vitest";
import type { Experiment } from "../core/experiments.ts";
import type { Treatment } from "../core/treatment.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { pagesOf } from "./pages.fixture.ts";

const canvas = { tags: [], product: "canvas-prints", hasCalculator: true };
const guide = { tags: ["ratgeber"], product: null, hasCalculator: false };

/** A shop whose every page is that of canvas prints but for `/papier`; the visitor's treatment stands in her cookie. */
function shop(decide = (cookies: string | undefined): Treatment => (cookies === "b" ? "on" : "off")) {
  const rendered: string[] = [];
  const asked: string[] = [];
  const built = pagesOf(
    ({ request, given }: { request: Request; given: PageContext }) => {
      const { pathname } = new URL(request.url);
      const experiment = given.experimentOf(pathname === "/papier" ? guide : canvas);
      rendered.push(`${pathname} ${experiment?.treatment ?? ""}`.trim());
      return data(
        { experiment, cookie: request.headers.get("cookie") },
        { headers: { "cache-control": "s-maxage=60" } },
      );
    },
    {
      visitOf: ({ cookies }) => {
        const seen = new Set<Experiment>();
        return {
          key: "new",
          decide(experiment) {
            seen.add(experiment);
            asked.push(experiment);
            return decide(cookies);
          },
          cookies: () => (seen.size > 0 && cookies === undefined ? ["visitor-key=new; Path=/"] : []),
        };
      },
    },
  );
  const get = (path: string, cookie?: string) => built.get(path, cookie === undefined ? {} : { headers: { cookie } });
  const treatment = async (path: string, cookie?: string) =>
    /"treatment":"(\w+)"/.exec(await (await get(path, cookie)).text())?.[1];
  return { ...built, get, treatment, rendered, asked };
}

test("two visitors with two treatments: two renderings, and from then on none", async () => {
  const { treatment, rendered, uses, cache } = shop();
  const seen: (string | undefined)[] = [];
  for (const cookie of ["a", "b", "a", "b", "c"]) seen.push(await treatment("/leinwanddruck", cookie));
  expect(seen).toEqual(["off", "on", "off", "on", "off"]);
  expect(rendered).toEqual(["/leinwanddruck off", "/leinwanddruck on"]);
  expect([uses, cache.size]).toEqual([["miss", "miss", "hit", "hit", "hit"], 1]);
});

test("many who come at once, before anybody knows that the page has two faces, get their own, each made once", async () => {
  const { treatment, rendered } = shop();
  const cookies = ["a", "b", "a", "b", "b", "a"];
  const seen = await Promise.all(cookies.map((cookie) => treatment("/leinwanddruck", cookie)));
  expect(seen).toEqual(["off", "on", "off", "on", "on", "off"]);
  expect(rendered.sort()).toEqual(["/leinwanddruck off", "/leinwanddruck on"]);
});

test("a page without an experiment is kept as before: once, for everybody, no visitor looked at and no cookie set", async () => {
  const { get, rendered, asked } = shop();
  for (const cookie of ["a", "b", undefined]) {
    const { headers } = await get("/papier", cookie);
    expect(headers.get("set-cookie")).toBeNull();
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual(["public, no-cache", "accept-encoding"]);
  }
  expect([rendered, asked]).toEqual([["/papier"], []]);
});

test("a cookie goes to whom it is for and never into what is kept; no cache on the way keeps a face", async () => {
  const { get, cache } = shop();
  const first = await get("/leinwanddruck");
  expect(first.headers.get("set-cookie")).toBe("visitor-key=new; Path=/");
  expect(first.headers.get("cache-control")).toBe("private, no-store");
  expect(cache.get("shop.example|/leinwanddruck", () => "off")?.headers).not.toHaveProperty("set-cookie");
  const next = await get("/leinwanddruck", "a");
  expect(next.headers.get("set-cookie")).toBeNull();
  expect([next.headers.get("cache-control"), next.headers.get("vary")]).toEqual([
    "private, no-cache",
    "accept-encoding, cookie",
  ]);
  expect(await next.text()).toContain('"cookie":null');
});

test("the file that a page is drawn from has the same faces", async () => {
  const { treatment, rendered } = shop();
  expect([await treatment("/_payload/leinwanddruck", "b"), await treatment("/_payload/leinwanddruck", "a")]).toEqual([
    "on",
    "off",
  ]);
  await treatment("/_payload/leinwanddruck?utm_source=x", "b");
  expect(rendered).toHaveLength(2);
});

test("an address that says what is shown is made for who asks, and changes nothing for others (second document, section 2)", async () => {
  const { get, treatment, cache, rendered } = shop();
  const override = "/leinwanddruck?splitFeature=1409-canvas-redesign&splitTreatment=on";
  const answer = await get(override, "a");
  expect([answer.headers.get("cache-control"), answer.headers.get("etag"), cache.size]).toEqual([
    "private, no-store",
    null,
    0,
  ]);
  expect(await answer.text()).toContain('"treatment":"on"');
  expect(await treatment("/leinwanddruck", "a")).toBe("off");
  expect(await treatment(override, "a")).toBe("on");
  expect(await treatment("/leinwanddruck?splitDisabled=1", "b")).toBe("off");
  expect(await treatment("/leinwanddruck", "a")).toBe("off");
  expect(rendered).toHaveLength(4);
});

test("a publication takes all faces, and what a page is part of is learned anew", async () => {
  const { treatment, cache, rendered } = shop();
  for (const cookie of ["a", "b"]) await treatment("/leinwanddruck", cookie);
  cache.clear();
  for (const cookie of ["b", "a", "b"]) await treatment("/leinwanddruck", cookie);
  expect(rendered).toHaveLength(4);
});

import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { pagesOf } from "./pages.fixture.ts";

const kept = (body: unknown) => data(body, { headers: { "cache-control": "s-maxage=600" } });

const preview = {
  story: 12,
  version: "draft" as const,
  release: null,
  editors: ["https://shop.example", "https://editor.example"],
  proof: { space_id: "7", timestamp: "1", token: "a" },
};
const marked = "/papier?_storyblok=12&_storyblok_tk[token]=a";

test("what the visual editor asks for is made each time, for nobody else, and framed by editors alone", async () => {
  let made = 0;
  const seen: string[] = [];
  const { get, cache, uses } = pagesOf(
    ({ request }) => {
      seen.push(new URL(request.url).search);
      made += 1;
      return kept(`draft ${made}`);
    },
    { previewOf: async () => preview },
  );
  const answers = await Promise.all([get(marked), get(marked)]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(2);
  for (const { headers } of answers) {
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("etag")).toBeNull();
    expect(headers.get("content-security-policy")).toContain(
      "frame-ancestors https://shop.example https://editor.example;",
    );
  }
  expect(seen[0]).toBe("?_storyblok=12&_storyblok_tk[token]=a");
  expect([cache.size, uses]).toEqual([0, []]);
  const open = await get("/papier");
  expect(open.headers.get("content-security-policy")).toContain("frame-ancestors 'none';");
  expect(cache.size).toBe(1);
});

test("the office frames the shop's own hosts, and no other page frames anything but itself", async () => {
  const { get } = pagesOf(() => kept("page"), {
    outside: { framed: ["https://shop.example", "https://gb.shop.example"] },
  });
  const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy");
  expect(await policyOf("/office/content")).toContain("frame-src 'self' https://shop.example https://gb.shop.example;");
  for (const path of ["/papier", "/officer"]) expect(await policyOf(path)).toContain("frame-src 'self';");
});

test("who claims to be the editor and is not gets the page of everyone, from the cache, framed by nobody", async () => {
  const { get, cache } = pagesOf(({ request }) => kept(new URL(request.url).search), { previewOf: async () => null });
  const first = await (await get("/papier")).text();
  const claimed = await get(marked);
  expect(await claimed.text()).toBe(first);
  expect(claimed.headers.get("content-security-policy")).toContain("frame-ancestors 'none';");
  expect(cache.size).toBe(1);
});

test("nobody is asked about an address that does not claim it", async () => {
  const previewOf = vi.fn(async () => preview);
  const { get } = pagesOf(() => kept("page"), { previewOf });
  await get("/papier?_storyblok=12");
  expect(previewOf).not.toHaveBeenCalled();
});

import { Hono } from "hono";
import { expect, test } from "vitest";
import { isWhitelabelVisit, whitelabelRoutes } from "./whitelabel.ts";

const app = new Hono();
app.route("/", whitelabelRoutes({ secureCookies: true }));
app.get("/seen", (c) => c.json(isWhitelabelVisit(c)));
const switched = (query: string) => app.request(`http://shop.example/whitelabel/switch?${query}`);

test("a partner's link makes the visit theirs, and goes on to a page (core document, section 7)", async () => {
  const answer = await switched("on=1&to=/leinwanddruck?sku=7");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/leinwanddruck?sku=7"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^passepartout\.whitelabel=1; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await (await app.request("/seen", { headers: { cookie: "passepartout.whitelabel=1" } })).json()).toBe(true);
  expect(await (await app.request("/seen", { headers: { cookie: "passepartout.whitelabel=0" } })).json()).toBe(false);
  expect(await (await app.request("/seen")).json()).toBe(false);
});

test("the same link takes it back", async () => {
  const answer = await switched("on=0");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(answer.headers.get("set-cookie")).toMatch(/^passepartout\.whitelabel=; Max-Age=0; Path=\//);
});

test.each([
  "on=1&to=//evil.example",
  "on=1&to=/%5Cevil.example",
  "on=1&to=https://evil.example",
  "on=1&to=/%09/evil.example",
  "on=1&to=javascript:alert(1)",
  "on=yes",
  "to=/",
])("%s is refused, and nothing is set", async (query) => {
  const answer = await switched(query);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("location")).toBeNull();
});

test.each(["/%2f%2fevil.example", "/x?to=https://evil.example"])("%s stays on this host", async (to) => {
  const answer = await switched(`on=1&to=${encodeURIComponent(to)}`);
  expect(new URL(answer.headers.get("location") ?? "", "http://shop.example").host).toBe("shop.example");
});

import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "../../platform/http/variables.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { partnerProofs } from "./partner-links.ts";
import { partnerVisits, whitelabelRoutes } from "./whitelabel.ts";

const secret = "a secret of at least thirty-two bytes";
const clock = stoppedClock("2026-11-22T08:00:00Z");
const seconds = Date.parse("2026-11-22T08:00:00Z") / 1000;
const link = { to: "/leinwanddruck?sku=7", partner: "Foto Huber", until: seconds + 3600 };
const here = { channel: "poster", country: "DE" } as const;
const proofOf = (given = link, audience: Parameters<ReturnType<typeof partnerProofs>["ofLink"]>[1] = here) =>
  partnerProofs(secret).ofLink(given, audience);

const app = new Hono<AppEnv>();
app.use(async (c, next) => {
  const other = c.req.header("test-shop");
  c.set("shop", { ...here, locale: "de-DE", platform: "web", ...(other && JSON.parse(other)) } as never);
  await next();
});
app.route("/", whitelabelRoutes({ secret, clock, secureCookies: true }));
const isVisit = partnerVisits({ secret, clock });
app.get("/seen", (c) => c.json(isVisit(c)));
const switched = (query: Record<string, string | number>) =>
  app.request(
    `http://shop.example/whitelabel/switch?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`,
  );
const seen = async (cookie: string, shop: object = {}) =>
  (await app.request("/seen", { headers: { cookie, "test-shop": JSON.stringify(shop) } })).json();

test("a link that the office made begins a partner's visit of a day, and goes on to its page (core document, section 7)", async () => {
  const answer = await switched({ on: 1, ...link, proof: proofOf() });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/leinwanddruck?sku=7"]);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const [cookie = "", name, ...more] = answer.headers.getSetCookie();
  expect(cookie).toMatch(
    /^passepartout\.whitelabel=\d+\.[\w-]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  // Pages, which are the same for everybody, read the partner's name from one of its own.
  expect([name, more]).toEqual(["passepartout.partner=Foto%20Huber; Max-Age=86400; Path=/; Secure; SameSite=Lax", []]);
  const kept = cookie.split(";")[0] ?? "";
  expect(await seen(kept)).toBe(true);
  // In that shop alone, as the link says.
  for (const other of [{ channel: "card" }, { country: "AT" }]) expect(await seen(kept, other)).toBe(false);
  clock.set("2026-11-23T08:00:01Z");
  expect(await seen(kept)).toBe(false);
  clock.set("2026-11-22T08:00:00Z");
});

test.each([
  ["unsigned", { on: 1, ...link }],
  ["forged", { on: 1, ...link, proof: partnerProofs("another secret of thirty-two bytes!").ofLink(link, here) }],
  ["over", { on: 1, ...link, until: seconds - 1, proof: proofOf({ ...link, until: seconds - 1 }) }],
  ["made to last longer", { on: 1, ...link, until: link.until + 1, proof: proofOf() }],
  ["led to another page", { on: 1, ...link, to: "/", proof: proofOf() }],
  ["another partner's", { on: 1, ...link, partner: "Foto Meier", proof: proofOf() }],
  ["another channel's", { on: 1, ...link, proof: proofOf(link, { channel: "card", country: "DE" }) }],
  ["another country's", { on: 1, ...link, proof: proofOf(link, { channel: "poster", country: "AT" }) }],
])("a link that is %s goes on to its page and does nothing else", async (_, query) => {
  const answer = await switched(query);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, query.to]);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test.each(["1", "", `${seconds + 9999}.`, `${seconds + 9999}.AAAA`, `${seconds}.x.y`])(
  "a cookie %j that somebody wrote herself is no partner's visit",
  async (value) => {
    expect(await seen(`passepartout.whitelabel=${value}`)).toBe(false);
  },
);

test("whoever wants goes back to the shop itself", async () => {
  const answer = await switched({ on: 0 });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(answer.headers.getSetCookie()).toEqual(
    ["whitelabel", "partner"].map((name) =>
      expect.stringMatching(new RegExp(`^passepartout\\.${name}=; Max-Age=0; Path=/`)),
    ),
  );
});

test.each([
  { on: 1, to: "//evil.example" },
  { on: 1, to: "/\\evil.example" },
  { on: 1, to: "https://evil.example" },
  { on: 1, to: "/\t/evil.example" },
  { on: 1, to: "javascript:alert(1)" },
  { on: "yes" },
  { to: "/" },
])("%o is refused, and nothing is set", async (query) => {
  const answer = await switched(query as never);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("location")).toBeNull();
});

test.each(["/%2f%2fevil.example", "/x?to=https://evil.example"])("%s stays on this host", async (to) => {
  const answer = await switched({ on: 1, to, until: link.until, partner: "x", proof: proofOf({ ...link, to }) });
  expect(new URL(answer.headers.get("location") ?? "", "http://shop.example").host).toBe("shop.example");
});

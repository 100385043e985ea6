import { expect, test } from "vitest";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import { demoBoxes } from "../../demo/catalogue/photo-boxes.ts";
import { demoRelease } from "../../demo/catalogue/wall-pictures.ts";
import shipping from "../../demo/shipping.json" with { type: "json" };
import taxes from "../../demo/tax.json" with { type: "json" };
import type { Db } from "../../platform/database/database.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { silentLog } from "../../platform/log/log.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import type { Release } from "../../products/photoframe/release.ts";
import { shopTermsPath } from "./contract.ts";
import { termsRoutes } from "./terms-routes.ts";

let campaigns: Release["campaigns"] = [];
const app = createHttpApp({ log: silentLog });
app.route(
  "/",
  termsRoutes({
    clock: stoppedClock("2026-11-20T23:30:00Z"),
    releases: {
      current: async (kind) => ({
        release: 2,
        data: kind === "photoframe" ? { ...demoRelease, campaigns } : demoBoxes,
      }),
      between: async (kind, from, to) => [
        { release: kind === "photoframe" && from === "2026-10-20" && to === "2026-11-18" ? 1 : 99, data: {} },
      ],
    },
    taxTables: { current: async () => taxTableSchema.parse(taxes) },
    shippingTables: { current: async () => shippingTableSchema.parse(shipping) },
    db: {} as Db, // both tables are given above
  }),
);
const termsIn = async (locale: string) =>
  (await app.request(shopTermsPath, { headers: { "x-channel": "poster", "x-locale": locale } })).json();

test("each shop has its destination's tax, and the day is the workshop's, not Greenwich's", async () => {
  const printed = (rate: number) => ({ "printed-standard": { rate, included: true } });
  expect(await termsIn("de-DE")).toMatchObject({ taxes: printed(190_000), on: "2026-11-21" });
  expect(await termsIn("de-CH")).toMatchObject({ taxes: printed(81_000) });
  expect(await termsIn("de-CH")).toMatchObject({
    shipping: { carrier: { currency: "CHF" }, site: { region: "DE-BY" } },
  });
  expect(await termsIn("en-US")).toMatchObject({ taxes: { "printed-standard": { included: false } } });
});

test("each thing is taxed as what it is", async () => {
  expect(await termsIn("en-GB")).toMatchObject({
    taxes: { "printed-standard": { rate: 200_000 }, "photobook-pur": { rate: 0 }, voucher: { rate: 0 } },
  });
});

test("while something of a kind is reduced its releases of the 30 days before are named, otherwise none", async () => {
  expect((await termsIn("de-DE")).earlier).toEqual({});
  const running = { key: "now", label: "x", from: "2026-11-19", to: "2026-11-30", percent: 20, materials: ["poster"] };
  campaigns = [running, { ...running, key: "over", from: "2026-10-01", to: "2026-10-31" }];
  expect((await termsIn("de-DE")).earlier).toEqual({ photoframe: [1] });
});

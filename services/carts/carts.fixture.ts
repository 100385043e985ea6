import type { Database } from "../../platform/database/database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { createVouchers } from "../vouchers/service.ts";
import { designsFixture } from "./designs.fixture.ts";
import { kindOfFixture, releasesFixture, taxTableFixture } from "./plain-print.fixture.ts";
import { type Carts, createCarts } from "./service.ts";

/** Baskets of a shop with a stopped clock, whose designs and prices a test sets, and whose texts are their keys. */
export function cartsFixture(database: Database) {
  const clock = stoppedClock("2026-11-20T10:00:00+01:00");
  const designs = designsFixture();
  const releases = releasesFixture();
  const zone = "Europe/Berlin";
  const carts = createCarts({
    database,
    designs,
    releases,
    clock,
    zone,
    taxTable: async () => taxTableFixture,
    kindOf: kindOfFixture,
    vouchers: createVouchers({ database, clock, zone, secret: "a secret of at least thirty-two bytes" }),
    texts: async () => (label) => (typeof label === "string" ? label : label.key),
  });
  return { clock, designs, releases, carts };
}

/** The line that was put in. */
export function lineOf(changed: Awaited<ReturnType<Carts["add"]>>): string {
  if (!changed.ok) throw new Error(changed.error.kind);
  return changed.value.lineId;
}

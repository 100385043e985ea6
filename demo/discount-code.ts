import { shopZone } from "../core/shop.ts";
import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/database/database.ts";
import { systemClock } from "../platform/time/clock.ts";
import type { DiscountRule } from "../services/vouchers/contract.ts";
import { createVouchers } from "../services/vouchers/service.ts";
import { operator } from "./people.ts";

/** A code for everybody who tries the demo: a tenth off all goods, as often as she likes. */
const rule: DiscountRule = {
  code: "PROBE10",
  effect: { kind: "percent", ppm: 100_000 },
  minimum: {},
  validFrom: "2026-01-01",
  validTo: null,
  channels: [],
  countries: [],
  kinds: [],
  mostUses: null,
  mostUsesEach: null,
  firstOrder: false,
  withCampaigns: true,
  combinable: false,
};

/** Makes the code where it is not there; one that an operator ended stays ended. @returns the code */
export async function ensureDemoCode(
  { sessionSecret }: Pick<Config, "sessionSecret">,
  database: Database,
): Promise<string> {
  const { office } = createVouchers({ database, clock: systemClock, zone: shopZone, secret: sessionSecret });
  const made = await office.create(rule, operator.email);
  if (!made.ok && made.error !== "code-taken") throw new Error(`the demo's code: ${made.error}`);
  return rule.code;
}

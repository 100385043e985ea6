import { addDays, type CalendarDate } from "../core/calendar-date.ts";
import type { ShopData } from "../server/shop-data/shop-data.ts";

const firstDay = "2026-01-05";
/** Days of a campaign; the next one begins when it is over. */
const length = 14;
const howMany = 52;
const percent = 20;
/** Four of 14 days each: 42 days between two on one material, so that the lowest price of 30 days is the usual one. */
const materials = ["echtglas", "gallerybond", "backlitfolie", "pvcplane"];

/** A campaign for each day from `today` on, two years long, in the shape of the catalogue of wall pictures. */
export function demoCampaigns(today: CalendarDate) {
  const current = Math.floor((Date.parse(today) - Date.parse(firstDay)) / 86_400_000 / length);
  return Array.from({ length: howMany }, (_, index) => {
    const turn = current + index;
    const from = addDays(firstDay, turn * length);
    const material = materials[((turn % materials.length) + materials.length) % materials.length] ?? "";
    return {
      key: `days-${from}`,
      label: "campaign.days",
      from,
      to: addDays(from, length - 1),
      percent,
      materials: [material],
    };
  });
}

/** The demo's data with a campaign that runs today, whichever day it is. */
export const withCampaigns = (demo: ShopData, today: CalendarDate): ShopData => ({
  ...demo,
  catalogues: demo.catalogues.map((one) => {
    if (one.kind !== "photoframe") return one;
    const data = one.data as { readonly campaigns: readonly object[] };
    return { ...one, data: { ...data, campaigns: [...data.campaigns, ...demoCampaigns(today)] } };
  }),
});

import type { CalendarDate } from "../../core/calendar-date.ts";
import { daysBeforeReduction, runsOn } from "../reduction.ts";
import type { Case } from "./case.ts";
import type { Release } from "./release.ts";

export type Campaign = Release["campaigns"][number];

/** The campaign that reduces this case on that day; both ends of its dates included, the first listed wins. */
export function campaignOn({ material, release }: Case, on: CalendarDate): Campaign | null {
  if (!material) return null;
  return (
    release.campaigns.find((campaign) => runsOn(campaign, on) && campaign.materials.includes(material.key)) ?? null
  );
}

/**
 * The days whose releases say what today's reductions are measured by, from the first campaign that runs to the last;
 * null while none does.
 */
export function daysBeforeCampaigns(
  { campaigns }: Release,
  on: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate } | null {
  const begins = campaigns.filter((campaign) => runsOn(campaign, on)).map(({ from }) => from);
  const [first, last] = [begins.toSorted().at(0), begins.toSorted().at(-1)];
  if (first === undefined || last === undefined) return null;
  return { from: daysBeforeReduction(first).from, to: daysBeforeReduction(last).to };
}

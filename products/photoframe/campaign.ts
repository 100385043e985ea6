import type { CalendarDate } from "../../core/calendar-date.ts";
import { runsOn } from "../reduction.ts";
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

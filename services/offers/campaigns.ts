import { z } from "zod";
import type { CalendarDate } from "../../core/calendar-date.ts";
import { runsOn } from "../../products/reduction.ts";

/** What every kind's release says of its campaigns; wall pictures call what is reduced materials, all others keys. */
const announced = z.object({
  campaigns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      from: z.iso.date(),
      to: z.iso.date(),
      percent: z.number(),
      keys: z.array(z.string()).optional(),
      materials: z.array(z.string()).optional(),
    }),
  ),
});

export interface RunningCampaign {
  readonly key: string;
  /** Of the label vocabulary. */
  readonly label: string;
  readonly kind: string;
  readonly names: string[];
  readonly percent: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The campaigns of a kind's release that run on a day, both ends included. */
export function campaignsOn(kind: string, data: unknown, on: CalendarDate): readonly RunningCampaign[] {
  return announced
    .parse(data)
    .campaigns.filter((campaign) => runsOn(campaign, on))
    .map(({ keys, materials, ...campaign }) => ({ ...campaign, kind, names: keys ?? materials ?? [] }));
}

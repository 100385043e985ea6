import { z } from "zod";
import type { CalendarDate } from "../../core/calendar-date.ts";
import { labelFor, type Translate } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import { percentText } from "../../core/number-text.ts";
import { runsOn } from "../../products/reduction.ts";

/** Campaigns in every kind's release; wall pictures name reduced materials, all others keys. */
const announced = z.object({
  campaigns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      from: z.iso.date(),
      to: z.iso.date(),
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

/** A campaign's reduction, parts per million. */
export interface Reduction {
  readonly least: number;
  readonly most: number;
}

/** The share that may be announced: the largest, with "up to" where it is not the same everywhere. */
export function announcedShare({ least, most }: Reduction, locale: Locale, text: Translate) {
  const [percent, smallest] = [oneDecimal(most), oneDecimal(least)];
  const share = percentText(percent / 100, locale);
  const upTo = smallest < percent;
  return { percent, upTo, text: upTo ? text(labelFor("campaign.up-to", { share })) : share };
}

const oneDecimal = (ppm: number): number => Math.round(ppm / 1000) / 10;

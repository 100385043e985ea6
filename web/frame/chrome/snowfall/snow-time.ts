import { textOf } from "../../../reading/values/json.ts";
import { momentOf } from "../../../reading/values/moment-field.ts";

/** When snow falls over all pages: moments with their zone. */
export interface SnowTime {
  readonly from: string;
  readonly to: string;
}

/** Reads `snowfallFrom` and `snowfallTo` of the settings of all pages; null where one is missing, or it is over. */
export function readSnowTime(settings: Readonly<Record<string, unknown>>, now: Date): SnowTime | null {
  const [from, to] = [momentOf(textOf(settings.snowfallFrom)), momentOf(textOf(settings.snowfallTo))];
  return from === null || to === null || to <= from || to <= now
    ? null
    : { from: from.toISOString(), to: to.toISOString() };
}

/** Pages are kept, so it is the browser that looks at its clock. */
export const isSnowing = ({ from, to }: SnowTime, now: Date): boolean => new Date(from) <= now && now < new Date(to);

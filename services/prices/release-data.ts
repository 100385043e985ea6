import { wallClock } from "../../core/calendar-date.ts";
import { shopZone } from "../../core/shop.ts";
import type { AnyKind } from "../../products/registry.ts";
import type { ReleaseAnswer } from "./contract.ts";
import type { PricesDependencies } from "./price-context.ts";

type Dependencies = Pick<PricesDependencies, "clock" | "releases">;

/** A release as it goes to designers. One that is published ahead of its day is nobody's business before. */
export function releaseData({ clock, releases }: Dependencies) {
  return async ({ key }: AnyKind, number: number | null): Promise<ReleaseAnswer | null> => {
    const found = number === null ? await releases.current(key) : await releases.at(key, number);
    const today = wallClock(clock.now(), shopZone).date;
    return found && validFrom(found.data) <= today
      ? { release: found.release, data: found.data as ReleaseAnswer["data"] }
      : null;
  };
}

/** Releases of every kind say from which day on they count. */
const validFrom = (data: unknown): string => (data as { readonly validFrom?: string }).validFrom ?? "";

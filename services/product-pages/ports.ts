import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Message, Translate } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import type { ShippingTable } from "../../core/shipping.ts";
import type { TaxTable } from "../../core/tax.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { PageOfKind } from "../../products/pages.ts";

/** Dependencies of product pages. */
export interface ProductPagesDependencies {
  /** The pages of kinds, by key. */
  readonly kindPages: Readonly<Record<string, PageOfKind>>;
  readonly db: Db;
  readonly clock: Clock;
  readonly releases: {
    /** `data` is parsed by the kind's schema. */
    current(kind: string): Promise<{ readonly data: unknown } | null>;
    /** Releases that were current on some day from `from` to `to`, the oldest first. */
    between(kind: string, from: CalendarDate, to: CalendarDate): Promise<readonly { readonly data: unknown }[]>;
  };
  readonly labels: {
    translate(locale: Locale): Promise<Translate>;
    of(locale: Locale): Promise<Readonly<Record<string, Message>>>;
  };
  readonly taxTables: { current(): Promise<TaxTable> };
  readonly shippingTables: { current(db: Db): Promise<ShippingTable> };
}

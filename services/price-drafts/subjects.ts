import type { ZodType } from "zod";
import { beginOfDay, type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import type { DataShape } from "../../core/data-shape.ts";
import { shippingTableSchema } from "../../core/shipping-table-schema.ts";
import { shopZone } from "../../core/shop.ts";
import type { TaxTable } from "../../core/tax.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { AnyKind } from "../../products/registry.ts";
import {
  addRelease,
  type Publication,
  releaseData,
  releasesOf,
  type TaxTables,
  taxTableData,
  taxTablesOf,
} from "../catalogue/service.ts";
import type { ShippingTables } from "../shipping/service.ts";
import { shapeOf } from "./shape-of.ts";

/** Something that is drafted and published as one: a kind's catalogue, the taxes, the charges of delivery. */
export interface Subject {
  readonly key: string;
  /** Null for tables. */
  readonly kind: AnyKind | null;
  readonly schema: ZodType;
  /** Of what can be edited; what a release says about itself is not in it. */
  readonly shape: DataShape;
  /** Whether the whole of it begins on a day; otherwise its rows do. */
  readonly dated: boolean;
  /** All that was ever published, the newest first. */
  published(db: Db): Promise<readonly Publication[]>;
  /** One of them as it is stored; null when there is none of that number. */
  read(db: Db, release: number): Promise<unknown>;
  /** The data with its head: which release it is, and from when. */
  complete(data: unknown, release: number, validFrom: CalendarDate): unknown;
  /** @returns its release number */
  publish(trx: Db, data: unknown, after: number, validFrom: CalendarDate): Promise<number>;
}

export interface SubjectsOptions {
  readonly kinds: readonly AnyKind[];
  readonly clock: Clock;
  readonly taxTables: Pick<TaxTables, "publish">;
  readonly shippingTables: Pick<ShippingTables, "publish" | "all" | "at">;
}

/** Every subject of the office, by its key. */
export function subjectsOf({ kinds, clock, taxTables, shippingTables }: SubjectsOptions): ReadonlyMap<string, Subject> {
  const tax: Subject = {
    key: "tax",
    kind: null,
    schema: taxTableSchema,
    shape: shapeOf(taxTableSchema),
    dated: false,
    published: taxTablesOf,
    read: taxTableData,
    complete: (data) => data,
    publish: async (trx, data) => {
      await taxTables.publish(trx, data as TaxTable);
      return newestOf(await taxTablesOf(trx));
    },
  };
  const shipping: Subject = {
    key: "shipping",
    kind: null,
    schema: shippingTableSchema,
    shape: shapeOf(shippingTableSchema),
    dated: true,
    published: shippingPublications,
    read: (db, release) => shippingTables.at(db, release),
    complete: (data) => data,
    publish: async (trx, data, _, validFrom) => {
      await shippingTables.publish(trx, shippingTableSchema.parse(data), beginOf(validFrom, clock.now()));
      return newestOf(await shippingPublications(trx));
    },
  };
  async function shippingPublications(db: Db): Promise<readonly Publication[]> {
    const tables = await shippingTables.all(db);
    return tables.map(({ id, validFrom, publishedAt }) => ({
      release: id,
      validFrom: wallClock(validFrom, shopZone).date,
      publishedAt,
    }));
  }
  return new Map([...kinds.map(kindSubject), tax, shipping].map((subject) => [subject.key, subject]));
}

const newestOf = (published: readonly Publication[]): number => published[0]?.release ?? 0;

/** Fields in which a release says what it is; the office keeps them itself. */
const head = ["kind", "release", "validFrom"];

/** Editable part of a kind's catalogue. */
export function shapeOfCatalogue(kind: AnyKind): DataShape {
  const whole = shapeOf(kind.dataSchema);
  const fields = whole.kind === "object" ? whole.fields.filter(({ name }) => !head.includes(name)) : [];
  return { kind: "object", nullable: false, fields };
}

function kindSubject(kind: AnyKind): Subject {
  const complete: Subject["complete"] = (data, release, validFrom) => ({ ...(data as object), release, validFrom });
  return {
    key: kind.key,
    kind,
    schema: kind.dataSchema,
    shape: shapeOfCatalogue(kind),
    dated: true,
    published: (db) => releasesOf(db, kind.key),
    read: (db, release) => releaseData(db, kind.key, release),
    complete,
    publish: async (trx, data, after, validFrom) => {
      const release = after + 1;
      await addRelease(trx, kind.key, { release, validFrom, data: complete(data, release, validFrom) });
      return release;
    },
  };
}

/** When a day begins where the shop is; the day that runs began already, so it is now. */
function beginOf(day: CalendarDate, now: Date): Date {
  const begin = beginOfDay(day, shopZone);
  return begin > now ? begin : now;
}

import { type CalendarDate, wallClock } from "../../core/calendar-date.ts";
import { isNamed } from "../../core/data-shape.ts";
import { type Locale, locales } from "../../core/locale.ts";
import { shopZone } from "../../core/shop.ts";
import type { TaxTable } from "../../core/tax.ts";
import { taxTableSchema } from "../../core/tax-table-schema.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AnyKind } from "../../products/registry.ts";
import { countsOn } from "../catalogue/service.ts";
import type { Labels } from "../labels/service.ts";
import type { LabelText, PreviewAnswer } from "./contract.ts";
import type { Draft } from "./draft-store.ts";
import { createDrafts, type DraftsOptions } from "./drafts.ts";
import { type Basket, localeSummary, type PriceData, previewLocales, previewRows, shippingRows } from "./preview.ts";
import { type Subject, type SubjectsOptions, subjectsOf } from "./subjects.ts";
import { warningsOf } from "./warnings.ts";

export { priceDraftJobs } from "./jobs.ts";
export type { Subject } from "./subjects.ts";

export interface PriceDraftsOptions extends DraftsOptions, SubjectsOptions {
  readonly labels: Pick<Labels, "translate" | "of">;
  /** Configurations of recent orders of a kind. */
  readonly recent: (db: Db, kind: string, most: number) => Promise<readonly unknown[]>;
}

/** As many orders' configurations of a kind as a draft is tried on. */
const recentOrders = 10;

/** Price lists, taxes and delivery from the draft to the publication. */
export function createPriceDrafts(options: PriceDraftsOptions) {
  const { db, clock, kinds, labels, recent } = options;
  const subjects = subjectsOf(options);
  const today = (): CalendarDate => wallClock(clock.now(), shopZone).date;

  /** A subject's data valid on a day; null while nothing is published. */
  async function published(key: string, on: CalendarDate): Promise<unknown> {
    const subject = subjects.get(key);
    const counts = subject && countsOn(await subject.published(db), on);
    return subject && counts ? subject.read(db, counts.release) : null;
  }

  async function baskets(kind: AnyKind): Promise<readonly Basket[]> {
    const configurations = await recent(db, kind.key, recentOrders);
    return [
      ...(kind.samples ?? [""]).map((link) => ({ kind, from: "sample" as const, link })),
      ...configurations.map((configuration) => ({ kind, from: "order" as const, configuration })),
    ];
  }

  async function priceData(on: CalendarDate): Promise<PriceData> {
    const catalogues = new Map<string, unknown>();
    for (const kind of kinds) {
      const data = kind.dataSchema.safeParse(await published(kind.key, on));
      if (data.success) catalogues.set(kind.key, data.data);
    }
    return { catalogues, taxes: taxTableSchema.parse(await published("tax", on)) };
  }

  /** The same prices with the draft in them; null for a draft that is too wrong to compute with. */
  function withDraft(before: PriceData, subject: Subject, draft: Draft): PriceData | null {
    const parsed = subject.schema.safeParse(subject.complete(draft.data, draft.basedOn + 1, draft.validFrom));
    if (!parsed.success) return null;
    if (subject.kind === null) return { ...before, taxes: parsed.data as TaxTable };
    const catalogues = new Map([...before.catalogues, [subject.key, parsed.data]]);
    for (const { key, follows } of kinds) {
      const [own, other] = [catalogues.get(key), catalogues.get(follows?.kind ?? "")];
      if (follows && own !== undefined && other !== undefined) catalogues.set(key, follows.take(own, other));
    }
    return { ...before, catalogues };
  }

  return {
    subjects,
    today,
    drafts: createDrafts(options),

    /** Title of a kind's catalogue in a language; null for tables. */
    async title({ kind }: Subject, locale: Locale): Promise<string | null> {
      return kind && (await labels.translate(locale))(kind.catalogueLabel ?? `kind.${kind.key}`);
    },

    /** Every label that is a plain text: those with places to fill belong to the shop's own sentences. */
    async plainLabels(locale: Locale): Promise<LabelText[]> {
      const all = Object.entries(await labels.of(locale));
      return all.flatMap(([key, text]) => (typeof text === "string" ? [{ key, text }] : []));
    },

    /** The texts of all labels that a document names, in a language. */
    async texts(data: unknown, locale: Locale): Promise<Readonly<Record<string, string>>> {
      const text = await labels.translate(locale);
      return Object.fromEntries([...labelsIn(data)].map((key) => [key, text(key)]));
    },

    /** Changes by the draft on its first day; null for one that is too wrong to compute with. */
    async preview(subject: Subject, draft: Draft, locale: Locale, reader: Locale): Promise<PreviewAnswer | null> {
      const on = subject.dated && draft.validFrom > today() ? draft.validFrom : today();
      const before = await priceData(on);
      const head = { locale, on, warnings: warningsOf(draft.data, reader) };
      if (subject.key === "shipping") {
        const old = await published("shipping", on);
        if (!subject.schema.safeParse(draft.data).success) return null;
        const rows = (one: Locale) => shippingRows(old, draft.data, before.taxes, on, one, reader);
        return { ...head, rows: [...rows(locale)], locales: locales.map((one) => localeSummary(one, rows(one))) };
      }
      const after = withDraft(before, subject, draft);
      if (!after) return null;
      const touched = kinds.filter(({ key, follows }) => key === subject.key || follows?.kind === subject.key);
      const tried = (await Promise.all((subject.kind ? touched : kinds).map(baskets))).flat();
      const text = await labels.translate(reader);
      const side = { before, after, on };
      return { ...head, rows: [...previewRows(tried, side, locale, text)], locales: previewLocales(tried, side) };
    },
  };
}

export type PriceDrafts = ReturnType<typeof createPriceDrafts>;

function labelsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const one of data) labelsIn(one, found);
  else if (isNamed(data)) {
    for (const [name, value] of Object.entries(data)) {
      if (name === "label" && typeof value === "string") found.add(value);
      else labelsIn(value, found);
    }
  }
  return found;
}

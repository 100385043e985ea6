import { z } from "zod";
import { badLine } from "../../core/bad-line.ts";
import { channels } from "../../core/channel.ts";
import { currencies } from "../../core/currency.ts";
import type { DataChange } from "../../core/data-changes.ts";
import type { DataShape } from "../../core/data-shape.ts";

const base = "/office-api/catalogue";

/** Files are read as streams, so these addresses are apart from the others. */
export const priceDraftImports = "/office-api/catalogue-imports";

/** Price lists, taxes and delivery as operators draft and publish them. */
export const priceDraftPaths = {
  /** GET -> `subjectList`. */
  subjects: base,
  /** GET -> `labelList`: texts that rows can be called by, in the operator's language. */
  labels: `${base}-labels`,
  /** GET -> `subjectAnswer`: form, published states, the open draft. */
  subject: (subject: string) => `${base}/${subject}`,
  /** POST `openDraft` -> `draftAnswer`. DELETE `draftVersion`, 204. */
  draft: (subject: string) => `${base}/${subject}/draft`,
  /** POST `editDraft` -> `draftState`. 409 with what changed when somebody else was faster. */
  edits: (subject: string) => `${base}/${subject}/draft/edits`,
  /** GET -> `changeList`. */
  changes: (subject: string) => `${base}/${subject}/draft/changes`,
  /** GET `?locale=` -> `previewAnswer`. */
  preview: (subject: string) => `${base}/${subject}/draft/preview`,
  /**
   * POST a file: `?format=csv|json&draft=&version=` and `apply=true`, `complete=true`, `report=csv`. -> `importAnswer`.
   */
  import: (subject: string) => `${priceDraftImports}/${subject}`,
  /** POST `publishDraft` -> `published`. */
  publication: (subject: string) => `${base}/${subject}/draft/publication`,
  /** GET: the draft or a release (`?release=`) as `data.json` or `data.csv` (`?bom=true&decimal=comma`). */
  file: (subject: string, format: "csv" | "json") => `${base}/${subject}/data.${format}`,
  /** GET -> `auditList`. */
  audit: (subject: string) => `${base}/${subject}/audit`,
} as const;

const release = z.int().positive();
const publication = z.object({
  release,
  validFrom: z.iso.date().nullable(),
  publishedAt: z.iso.datetime(),
  /** Counts today. */
  current: z.boolean(),
});

const draftHead = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  basedOn: release,
  restoredFrom: release.nullable(),
  validFrom: z.iso.date(),
  openedBy: z.string(),
  openedAt: z.iso.datetime(),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});

export const labelList = z.object({
  labels: z.array(z.object({ key: z.string(), text: z.string() })),
});
export type LabelText = z.infer<typeof labelList>["labels"][number];

export const subjectList = z.object({
  subjects: z.array(
    z.object({
      key: z.string(),
      /** Of what it sells; null for tables. */
      title: z.string().nullable(),
      published: z.array(publication),
      draft: draftHead.pick({ openedBy: true, changedBy: true, changedAt: true }).nullable(),
    }),
  ),
});
export type SubjectSummary = z.infer<typeof subjectList>["subjects"][number];

/** A fault that prevents a draft's publication. */
export const draftProblem = z.object({
  /** Other data it does not fit to, as `labels/de-DE.json`; null for its own. */
  file: z.string().nullable(),
  /** `materials[3].rate.fix`; empty for the whole. */
  place: z.string(),
  rule: z.string(),
});
export type DraftProblem = z.infer<typeof draftProblem>;

/** A point for an operator to check; it does not prevent publication. */
const draftWarning = draftProblem.omit({ file: true });
export type DraftWarning = z.infer<typeof draftWarning>;

export const draftState = z.object({
  draft: draftHead,
  problems: z.array(draftProblem),
  /** Number of values and rows that differ from the release it started with. */
  changed: z.int(),
});
export type DraftState = z.infer<typeof draftState>;

export const draftAnswer = draftState.extend({ data: z.unknown() });

export const subjectAnswer = z.object({
  key: z.string(),
  title: z.string().nullable(),
  /** Whether it begins on a day as a whole; otherwise its rows say from when they count. */
  dated: z.boolean(),
  /** `DataShape` of core/data-shape.ts. */
  shape: z.unknown(),
  published: z.array(publication),
  /** The newest published data, or the draft's. */
  data: z.unknown(),
  draft: draftState.nullable(),
  /** Texts of the labels that the data names, in the operator's language. */
  texts: z.record(z.string(), z.string()),
});
export type SubjectAnswer = Omit<z.infer<typeof subjectAnswer>, "shape"> & { readonly shape: DataShape };

/** Of a release: back to what it was; otherwise of the newest. */
export const openDraft = z.object({ release: release.optional() });
export const draftVersion = z.object({ draft: z.uuid(), version: z.int().positive() });

const step = z.union([z.int().min(0), z.string().max(200)]);
const path = z.array(step).min(1).max(20);
export const edit = z.discriminatedUnion("do", [
  z.object({ do: z.literal("set"), path, value: z.unknown() }),
  z.object({ do: z.literal("remove"), path }),
  z.object({ do: z.literal("insert"), path, value: z.unknown() }),
  z.object({ do: z.literal("move"), path, to: z.int().min(0) }),
]);
export const editDraft = draftVersion.extend({
  edits: z.array(edit).max(1_000),
  validFrom: z.iso.date().optional(),
});

const single = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const change = z.object({
  what: z.enum(["changed", "added", "removed", "order"]),
  steps: z.array(z.string()),
  path: z.array(step),
  before: single.optional(),
  after: single.optional(),
});
/** The first of them; `total` says how many there are. */
export const changeList = z.object({ changes: z.array(change), total: z.int() });
export type ChangeList = { readonly changes: readonly DataChange[]; readonly total: number };

const amounts = z.object({ shown: z.int(), net: z.int(), tax: z.int() });
export const previewAnswer = z.object({
  locale: z.string(),
  /** The day both are computed for: the first one of the draft. */
  on: z.iso.date(),
  warnings: z.array(draftWarning),
  rows: z.array(
    z.object({
      title: z.string(),
      facts: z.array(z.string()),
      from: z.enum(["sample", "order"]),
      /** Channel that sells it so; null where all channels agree. */
      channel: z.enum(channels).nullable(),
      currency: z.enum(currencies),
      before: amounts.nullable(),
      after: amounts.nullable(),
      /** Why it cannot be had, before or after. */
      refused: z.string().nullable(),
    }),
  ),
  /** Over all rows: what changes in each locale. */
  locales: z.array(
    z.object({
      locale: z.string(),
      currency: z.enum(currencies),
      dearer: z.int(),
      cheaper: z.int(),
      /** Change of the sum of all samples, parts per million. */
      share: z.int(),
    }),
  ),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

export const importQuery = draftVersion.extend({
  version: z.coerce.number().int().positive(),
  format: z.enum(["csv", "json"]),
  apply: z.stringbool().optional(),
  complete: z.stringbool().optional(),
  report: z.literal("csv").optional(),
});
export const importAnswer = z.object({
  lines: z.int(),
  changed: z.int(),
  added: z.int(),
  removed: z.int(),
  unchanged: z.int(),
  /** The first of `errorCount`. */
  errors: z.array(badLine),
  errorCount: z.int(),
  /** Faults that still prevent the draft's publication. */
  problems: z.array(draftProblem),
  /** None while there are errors. */
  warnings: z.array(draftWarning),
  applied: z.boolean(),
  draft: draftState.nullable(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;

export const publishDraft = draftVersion.extend({ comment: z.string().trim().min(1).max(1_000) });
export const publishedAnswer = z.object({ release, validFrom: z.iso.date().nullable() });

export const auditList = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      action: z.enum(["opened", "imported", "discarded", "published"]),
      operator: z.string(),
      fromRelease: z.int().nullable(),
      toRelease: z.int().nullable(),
      validFrom: z.iso.date().nullable(),
      restoredFrom: z.int().nullable(),
      comment: z.string().nullable(),
      changed: z.int(),
      changes: z.array(change),
    }),
  ),
});
export type AuditEntry = Omit<z.infer<typeof auditList>["entries"][number], "changes"> & {
  readonly changes: readonly DataChange[];
};

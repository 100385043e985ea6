import type { z } from "zod";
import { labelFor } from "../../core/labels.ts";
import type {
  auditList,
  changeList,
  draftAnswer,
  draftState,
  draftVersion,
  editDraft,
  importAnswer,
  labelList,
  openDraft,
  previewAnswer,
  publishDraft,
  publishedAnswer,
  subjectAnswer,
  subjectList,
} from "./contract.ts";

const published = [{ release: 7, validFrom: "2026-11-01", publishedAt: "2026-10-28T08:12:00.000Z", current: true }];
const touched = { openedBy: "Mira Muster", changedBy: "Kim Muster", changedAt: "2026-11-21T09:40:00.000Z" };
const seen: z.input<typeof draftVersion> = { draft: "0191f3a2-7c1e-7d8a-9b52-3f5d0f4f2a10", version: 3 };
const state: z.input<typeof draftState> = {
  draft: {
    ...touched,
    id: seen.draft,
    version: 4,
    basedOn: 7,
    restoredFrom: null,
    validFrom: "2026-12-01",
    openedAt: "2026-11-21T09:00:00.000Z",
  },
  problems: [],
  changed: 1,
};
/** The beginning of a price list; all of it is as long as a catalogue. */
const data = { kind: "photoprint", validFrom: "2026-12-01", mostPrints: 5000 };
const change = {
  what: "changed" as const,
  steps: ["formats", "130x90", "prices", "1", "price"],
  path: ["formats", 0, "prices", 0, "price"],
  before: 19,
  after: 29,
};

/** Examples in the API description. */
export const examples = {
  seen,
  state,
  subjects: {
    subjects: [{ key: "photoprint", title: "Photo prints", published, draft: touched }],
  } satisfies z.input<typeof subjectList>,
  subject: {
    key: "photoprint",
    title: "Photo prints",
    dated: true,
    published,
    data,
    draft: state,
    texts: {},
    shape: { kind: "object", fields: [{ name: "mostPrints", shape: { kind: "number" } }] },
  } satisfies z.input<typeof subjectAnswer>,
  labels: { labels: [{ ...labelFor("campaign.january-paper"), text: "Paper weeks" }] } satisfies z.input<
    typeof labelList
  >,
  opening: { release: 6 } satisfies z.input<typeof openDraft>,
  draft: { ...state, data } satisfies z.input<typeof draftAnswer>,
  edits: { ...seen, edits: [{ do: "set", path: change.path, value: 29 }] } satisfies z.input<typeof editDraft>,
  changes: { changes: [change], total: 1 } satisfies z.input<typeof changeList>,
  preview: {
    locale: "de-DE",
    on: "2026-12-01",
    warnings: [],
    rows: [
      {
        title: "Photo prints",
        facts: ["13 × 9 cm", "1 print"],
        from: "sample",
        channel: null,
        currency: "EUR",
        refused: null,
        before: { shown: 19, net: 16, tax: 3 },
        after: { shown: 29, net: 24, tax: 5 },
      },
    ],
    locales: [{ locale: "de-DE", currency: "EUR", dearer: 1, cheaper: 0, share: 526_316 }],
  } satisfies z.input<typeof previewAnswer>,
  publishing: { ...seen, comment: "Paper became dearer" } satisfies z.input<typeof publishDraft>,
  published: { release: 8, validFrom: "2026-12-01" } satisfies z.input<typeof publishedAnswer>,
  audit: {
    entries: [
      {
        id: 31,
        at: "2026-11-21T10:02:00.000Z",
        action: "published",
        operator: "Mira Muster",
        fromRelease: 7,
        toRelease: 8,
        validFrom: "2026-12-01",
        restoredFrom: null,
        comment: "Paper became dearer",
        changed: 1,
        changes: [change],
      },
    ],
  } satisfies z.input<typeof auditList>,
  imported: {
    lines: 100,
    changed: 0,
    added: 0,
    removed: 0,
    unchanged: 99,
    problems: [],
    warnings: [],
    applied: false,
    draft: null,
    errors: [{ line: 4, column: "value", place: "formats[].prices[].price 130x90 25", rule: "is no amount: cheap" }],
    errorCount: 1,
  } satisfies z.input<typeof importAnswer>,
  report: 'line,column,place,rule\r\n"4","value","formats[].prices[].price 130x90 25","is no amount: cheap"\r\n',
  file: {
    json: JSON.stringify(data),
    csv: "path,key1,key2,value,unit\r\nformats[].prices[].price,130x90,25,0.14,EUR\r\n",
  },
};

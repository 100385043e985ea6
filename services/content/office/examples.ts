import type { z } from "zod";
import type { PageConflict, PageHead, PageList, PageView, pageChange, pageSchedule, VersionView } from "./shapes.ts";

const changed: PageHead["changed"] = {
  ...{ action: "changed", via: "office", author: "Mira Muster", at: "2026-11-21T09:00:00.000Z" },
};
const head: PageHead = {
  ...{ id: 1042, name: "Paper", slug: "paper", fullSlug: "guides/paper", isFolder: false, isStartpage: false },
  ...{ state: "changed", languages: ["de", "fr"], changed, publishAt: null, expireAt: null },
};
const differences = {
  fields: [{ path: ["Body", "Teaser", "Headline"], before: "Fine paper", after: "Paper that lasts" }],
  count: 1,
};
const folders = [{ id: 1040, name: "Guides" }];
const version = { ...changed, revision: 6, name: "Paper", slug: "paper", restoredFrom: null };

const counts = { story: { made: 12, changed: 30 }, component: { made: 0, changed: 14 } };

/** What the description of the interface shows of each call. */
export const examples = {
  pages: { folders, pages: [head], total: 1, page: 1, pageSize: 50 } satisfies PageList,
  page: {
    ...{ ...head, revision: 7, folders, component: "Page", createdAt: "2026-11-01T09:00:00.000Z" },
    ...{ publishedAt: "2026-11-20T09:00:00.000Z", firstPublishedAt: "2026-11-02T09:00:00.000Z" },
    unpublished: differences,
  } satisfies PageView,
  seen: { revision: 7 },
  change: { revision: 7, name: "Our paper" } satisfies z.input<typeof pageChange>,
  schedule: { revision: 7, publishAt: "2026-12-01T08:00:00+01:00", expireAt: null } satisfies z.input<
    typeof pageSchedule
  >,
  conflict: { revision: 8, changed, differences } satisfies PageConflict,
  imported: { applied: false, counts, notices: [], problems: [] },
  transfers: {
    transfers: [{ action: "imported" as const, author: "Mira Muster", at: "2026-11-21T09:00:00.000Z", counts }],
  },
  file: '{"kind":"space","data":{"format":1,"name":"A shop","languages":["en"]}}',
  versions: { versions: [version] },
  version: { ...version, differences } satisfies VersionView,
};

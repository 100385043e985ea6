import type { z } from "zod";
import type { draftChange, FrameStory, PageDraft, PagePresence } from "./draft-shapes.ts";
import type { PageConflict, PageHead, PageList, PageView, pageChange, pageSchedule, VersionView } from "./shapes.ts";

const changed: PageHead["changed"] = {
  action: "changed",
  via: "office",
  author: "Mira Muster",
  at: "2026-11-21T09:00:00.000Z",
};
const head: PageHead = {
  uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1",
  id: 1042,
  name: "Paper",
  slug: "paper",
  fullSlug: "guides/paper",
  isFolder: false,
  isStartpage: false,
  state: "changed",
  languages: ["de", "fr"],
  changed,
  publishAt: null,
  expireAt: null,
};
const differences = {
  fields: [{ path: ["Body", "Teaser", "Headline"], before: "Fine paper", after: "Paper that lasts" }],
  count: 1,
};
const folders = [{ id: 1040, name: "Guides" }];
const version = { ...changed, revision: 6, name: "Paper", slug: "paper", restoredFrom: null };

const counts = { story: { made: 12, changed: 30 }, component: { made: 0, changed: 14 } };

const page: PageView = {
  ...head,
  revision: 7,
  folders,
  component: "Page",
  createdAt: "2026-11-01T09:00:00.000Z",
  publishedAt: "2026-11-20T09:00:00.000Z",
  firstPublishedAt: "2026-11-02T09:00:00.000Z",
  tags: ["paper"],
  translatedSlugs: [{ lang: "fr", slug: "papier", path: "guides/papier" }],
  spaceLanguages: ["de", "fr"],
  unpublished: differences,
};

/** Examples in the API description. */
export const examples = {
  pages: { folders, pages: [head], total: 1, page: 1, pageSize: 50 } satisfies PageList,
  page,
  draft: {
    page,
    revision: 7,
    languages: ["en", "fr"],
    content: { component: "page", _uid: "p", body: [{ component: "headline", _uid: "h", text: "Fine paper" }] },
    components: { headline: { name: "headline", schema: { text: { type: "text", pos: 0 } } } },
  } satisfies PageDraft,
  draftChange: {
    revision: 7,
    content: { component: "page", _uid: "p", body: [{ component: "headline", _uid: "h", text: "Paper that lasts" }] },
  } satisfies z.input<typeof draftChange>,
  frame: {
    space: 1000,
    component: "page",
    links: [],
    origins: { poster: { DE: "https://shop.example", GB: "https://gb.shop.example" }, card: {} },
    story: { id: 1042, uuid: "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1", full_slug: "guides/paper", lang: "default" },
    proof: { timestamp: "1795255200", token: "c1e9cbfd0be6c60d524004b59902881874328ed8" },
  } satisfies FrameStory,
  window: { window: "5b0f6a9e-7d0c-4f5e-8f59-6a2c1e0d4b7a" },
  presence: { others: ["Ida Beispiel"], revision: 7, changed } satisfies PagePresence,
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

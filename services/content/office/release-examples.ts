import type { z } from "zod";
import type { ReleaseHead, ReleasePage, ReleaseView, releasePageChange } from "./release-shapes.ts";

const head: ReleaseHead = {
  id: 1060,
  name: "Advent",
  releaseAt: "2026-11-29T05:00:00.000Z",
  isReleased: false,
  pageCount: 1,
  conflictCount: 0,
};
const content = { component: "page", _uid: "p", body: [] };

/** Examples in the API description. */
export const releaseExamples = {
  list: { releases: [head] },
  release: {
    ...head,
    outcome: null,
    pages: [
      {
        id: 1042,
        name: "Paper",
        fullSlug: "guides/paper",
        isPublished: true,
        hasDraft: false,
        conflict: null,
        differences: { fields: [{ path: ["Headline"], before: "Paper", after: "Paper for Advent" }], count: 1 },
      },
    ],
  } satisfies ReleaseView,
  change: { name: "Advent" },
  plan: { releaseAt: "2026-11-29T06:00:00+01:00" },
  publication: { overwrite: [] },
  page: { revision: 1, changed: null, name: "Paper", content } satisfies ReleasePage,
  pageChange: { revision: 0, content } satisfies z.input<typeof releasePageChange>,
};

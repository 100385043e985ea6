import type { z } from "zod";
import type { BinList, newPage, pageRemoval, TemplateList, TreeFolders } from "./tree-shapes.ts";

/** Examples in the API description. */
export const treeExamples = {
  templates: {
    templates: [{ key: "guide", name: "Guide", about: "An article with sections and a notice" }],
  } satisfies TemplateList,
  folders: { folders: [{ id: 1040, name: "Guides", fullSlug: "guides" }] } satisfies TreeFolders,
  newPage: {
    name: "Paper",
    slug: "paper",
    parentId: 1040,
    from: { kind: "template", template: "guide" },
  } satisfies z.input<typeof newPage>,
  removal: { revision: 7, address: "guides/paper" } satisfies z.input<typeof pageRemoval>,
  bin: {
    pages: [
      { id: 1042, name: "Paper", fullSlug: "guides/paper", author: "Mira Muster", at: "2026-11-22T09:00:00.000Z" },
    ],
  } satisfies BinList,
};

import type { Router } from "../platform/http/router.ts";
import { assetRoutes } from "../services/content/office/asset-routes.ts";
import { choiceRoutes } from "../services/content/office/choice-routes.ts";
import { type DraftRoutesOptions, draftRoutes } from "../services/content/office/draft-routes.ts";
import { pageRoutes } from "../services/content/office/page-routes.ts";
import { releaseRoutes } from "../services/content/office/release-routes.ts";
import { transferRoutes } from "../services/content/office/transfer-routes.ts";
import { treeRoutes } from "../services/content/office/tree-routes.ts";
import { redirectRoutes } from "../services/content/redirects/routes.ts";
import { tokenRoutes } from "../services/content/tokens/routes.ts";
import { requireOperator } from "../services/operators/require-operator.ts";

const routers = [
  pageRoutes,
  redirectRoutes,
  tokenRoutes,
  draftRoutes,
  treeRoutes,
  releaseRoutes,
  assetRoutes,
  transferRoutes,
  choiceRoutes,
];

/** Contents for editors: each part with its own router, all behind the same rights. */
export const contentOfficeRoutes = (
  given: Omit<DraftRoutesOptions, "requireEditor" | "requirePublisher">,
): readonly Router[] =>
  routers.map((routes) =>
    routes({
      ...given,
      requireEditor: requireOperator("content"),
      requirePublisher: requireOperator("content-publish"),
    }),
  );

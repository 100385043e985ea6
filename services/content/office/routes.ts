import type { Router } from "../../../platform/http/router.ts";
import { assetRoutes } from "./asset-routes.ts";
import { choiceRoutes } from "./choice-routes.ts";
import { type DraftRoutesOptions, draftRoutes } from "./draft-routes.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { pageRoutes } from "./page-routes.ts";
import { redirectRoutes } from "./redirect-routes.ts";
import { releaseRoutes } from "./release-routes.ts";
import { tokenRoutes } from "./token-routes.ts";
import { transferRoutes } from "./transfer-routes.ts";
import { treeRoutes } from "./tree-routes.ts";

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
export const contentOfficeRoutes = (options: OfficeContentRoutesOptions & DraftRoutesOptions): readonly Router[] =>
  routers.map((routes) => routes(options));

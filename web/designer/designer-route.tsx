import { pageTitle } from "../../core/page-title.ts";
import { islandsOf } from "../browser/islands/island.tsx";
import { useMessages } from "../words/context.tsx";
import * as views from "./designer.islands.ts";
import { NoScriptScreen } from "./opening/no-script-screen.tsx";

const DesignerIsland = islandsOf("web/designer/designer.islands.ts", views)("DesignerApp", "load");

export const meta = () => [{ name: "robots", content: "noindex,nofollow" }];

/** The designer, whole in one island. */
export default function DesignerRoute() {
  return (
    <>
      <title>{pageTitle(useMessages().designer.title)}</title>
      <NoScriptScreen />
      <DesignerIsland />
    </>
  );
}

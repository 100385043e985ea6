import { islandsOf } from "../browser/islands/island.tsx";
import { PageHead } from "../frame/page-head/page-head.tsx";
import { useOfficeMessages } from "./messages.ts";
import * as views from "./office.islands.ts";

const OfficeIsland = islandsOf("web/office/office.islands.ts", views)("Office", "load");

/** The office, whole in one island. */
export default function OfficeRoute() {
  return (
    <>
      <PageHead title={useOfficeMessages().frame.mark} personal />
      <OfficeIsland />
    </>
  );
}

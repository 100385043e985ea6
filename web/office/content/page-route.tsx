import { useOutletContext, useParams } from "react-router";
import { SidePane } from "../data/side-pane.tsx";
import { PageSheet } from "./page-sheet.tsx";
import type { PagesContext } from "./pages-route.tsx";
import { usePage } from "./use-page.ts";
import { useContentText } from "./words.ts";

/** One page. */
export default function ContentPage() {
  const { id = "" } = useParams();
  const t = useContentText();
  const { back, onChanged } = useOutletContext<PagesContext>();
  const store = usePage(id, onChanged);
  return (
    <SidePane
      id={id}
      back={back}
      words={{ title: t.page, back: t.back, close: t.close }}
      answer={store.answer}
      onRetry={() => void store.reload()}
      className="page-pane"
    >
      {(page) => <PageSheet page={page} store={store} />}
    </SidePane>
  );
}

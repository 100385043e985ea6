import { useEffect, useRef } from "react";
import { useLocation, useNavigationType, useOutletContext, useParams } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { useCloseByEscape } from "../orders/use-close-by-escape.ts";
import { PageSheet } from "./page-sheet.tsx";
import type { PagesContext } from "./pages-route.tsx";
import { useContentText } from "./use-content-text.ts";
import { usePage } from "./use-page.ts";

/** One page: beside the tree where there is room, otherwise as a page of its own. */
export default function ContentPage() {
  const { id = "" } = useParams();
  const t = useContentText();
  const { back, onChanged } = useOutletContext<PagesContext>();
  const desk = usePage(id, onChanged);
  const pane = useRef<HTMLElement>(null);
  const way = useNavigationType();
  const { state } = useLocation();
  useCloseByEscape(back);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page once
  useEffect(() => {
    const isAlone = !matchMedia("(min-width: 1280px)").matches;
    // Also after it was made in a dialog, and on the way back from the editor: what had the focus is gone.
    const isLost = way !== "POP" && document.activeElement === document.body;
    if (isAlone || isLost || state?.isNew === true) pane.current?.focus();
  }, [id]);
  return (
    <article className="page-pane" aria-label={t.page} ref={pane} tabIndex={-1} key={id}>
      <div className="page-nav">
        <a className="page-back" href={back}>
          <Icon name="arrow-left" small />
          {t.back}
        </a>
        <IconLink icon="close" label={t.close} href={back} className="page-close" />
      </div>
      {desk.answer.kind === "loading" && (
        <Loading label={t.loading}>
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton height="24rem" />
        </Loading>
      )}
      {desk.answer.kind === "failed" && (
        <FailedAnswer problem={desk.answer.problem} onRetry={() => void desk.reload()} />
      )}
      {desk.answer.kind === "ready" && <PageSheet page={desk.answer.value} desk={desk} />}
    </article>
  );
}

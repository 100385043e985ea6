import { lazy, Suspense, useEffect } from "react";
import { useParams } from "react-router";
import { draftPaths, type PageDraft } from "../../../../services/content/contract.ts";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { FailedAnswer } from "../../data/failed-answer.tsx";
import { useAnswer } from "../../data/use-answer.ts";
import { officeApi } from "../../session/use-office.ts";
import { useEditorText } from "./use-editor-text.ts";
import "../content.css";
import "./editor.css";

/** In the browser alone: the server has no use for text editors. */
const load = async () => ({ default: (await import("./page-editor.tsx")).PageEditor });
const PageEditor = lazy(load);

/** One page in the visual editor. */
export default function ContentEditor() {
  const { id = "" } = useParams();
  const t = useEditorText();
  // While the page is asked for, not after it.
  useEffect(() => void load(), []);
  const { answer, reload } = useAnswer(`draft ${id}`, (signal) =>
    officeApi().get<PageDraft>(draftPaths.draft(id), { signal }),
  );
  if (answer.kind === "failed") {
    return (
      <div className="editor" data-wait>
        <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />
      </div>
    );
  }
  const wait = (
    <div className="editor" data-wait>
      <Loading label={t.loading}>
        <Skeleton width="20rem" height="2rem" />
        <Skeleton height="70vh" />
      </Loading>
    </div>
  );
  if (answer.kind === "loading") return wait;
  return (
    <Suspense fallback={wait}>
      <PageEditor key={answer.value.page.id} draft={answer.value} />
    </Suspense>
  );
}

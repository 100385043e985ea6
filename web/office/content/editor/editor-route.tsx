import { lazy, Suspense, useEffect, useRef } from "react";
import { useParams, useSearchParams } from "react-router";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { FailedAnswer } from "../../data/failed-answer.tsx";
import { useAnswer } from "../../data/use-answer.ts";
import { readVersion } from "./open-version.ts";
import { useEditorText } from "./words.ts";
import "../content.css";
import "./editor.css";

/** In the browser alone: the server has no use for text editors. */
const load = async () => ({ default: (await import("./page-editor.tsx")).PageEditor });
const PageEditor = lazy(load);

/** One page in the visual editor: its draft, or with `?release=` its version in a release. */
export default function ContentEditor() {
  const { id = "" } = useParams();
  const release = Number(useSearchParams()[0].get("release")) || null;
  const t = useEditorText();
  // While the page is asked for, not after it.
  useEffect(() => void load(), []);
  const { answer, reload } = useAnswer(`draft ${id} ${release}`, (signal) => readVersion(id, release, signal));
  const first = useRef(release);
  const wasChosen = useRef(false);
  if (release !== first.current) wasChosen.current = true;
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
  const { value: opened } = answer;
  return (
    <Suspense fallback={wait}>
      <PageEditor key={`${opened.draft.page.id} ${opened.asked}`} opened={opened} wasChosen={wasChosen.current} />
    </Suspense>
  );
}

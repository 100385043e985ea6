import { useNavigate, useOutletContext, useParams } from "react-router";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officePages } from "../../data/office-paths.ts";
import { SidePane } from "../../data/side-pane.tsx";
import { timeText } from "../../data/time-text.ts";
import { useGet } from "../../data/use-get.ts";
import { useSay } from "../../frame/news.tsx";
import { useContentText } from "../words.ts";
import { ReleaseActions } from "./release-actions.tsx";
import { ReleaseFacts } from "./release-facts.tsx";
import { ReleasePages } from "./release-pages.tsx";
import type { ReleasesContext } from "./releases-route.tsx";

/** One release: what is in it, page by page beside what is published, its moment, and publishing it. */
export default function Release() {
  const { id = "" } = useParams();
  const t = useContentText();
  const locale = useLocale();
  const navigate = useNavigate();
  const say = useSay();
  const { onChanged } = useOutletContext<ReleasesContext>();
  const { answer, reload, put } = useGet<ReleaseView>(officeReleasePaths.release(id));
  const now = new Date();
  const onSaved = (saved: ReleaseView, text: string) => {
    put(saved);
    onChanged();
    say(text);
  };
  return (
    <SidePane
      id={id}
      back={officePages.contentReleases}
      words={{ title: t.release, back: t.releasesBack, close: t.releaseClose }}
      answer={answer}
      onRetry={() => void reload()}
      className="page-pane"
    >
      {(release) => (
        <>
          <h2>{release.name}</h2>
          {isOverdue(release, now) && <Notice tone="warn">{t.releaseOverdue}</Notice>}
          {release.outcome ? (
            <>
              <p className="mute small">
                {t.releaseOut({
                  who: release.outcome.author || t.vias.schedule,
                  when: timeText(release.outcome.at, locale, now),
                })}
              </p>
              <ul className="asset-users">
                {release.outcome.pages.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <ReleaseActions
                release={release}
                onSaved={onSaved}
                onRemoved={() => {
                  onChanged();
                  void navigate(officePages.contentReleases);
                }}
              />
              <ReleasePages
                release={release}
                onTaken={() => {
                  void reload();
                  onChanged();
                }}
              />
              <ReleaseFacts key={`${release.name} ${release.releaseAt}`} release={release} onSaved={onSaved} />
            </>
          )}
        </>
      )}
    </SidePane>
  );
}

/** Its moment is past, and pages that were published meanwhile kept it back. */
const isOverdue = ({ releaseAt, isReleased, conflictCount }: ReleaseView, now: Date): boolean =>
  releaseAt !== null && !isReleased && conflictCount > 0 && new Date(releaseAt) < now;

import { useNavigate, useOutletContext, useParams } from "react-router";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconLink } from "../../../../ui/icon-button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useLocale } from "../../../messages/context.tsx";
import { AnswerWait } from "../../data/answer-wait.tsx";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import { useGet } from "../../data/use-get.ts";
import { useSay } from "../../frame/news.tsx";
import { useCloseByEscape } from "../../orders/use-close-by-escape.ts";
import { useContentText } from "../use-content-text.ts";
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
  useCloseByEscape(officePages.contentReleases);
  const release = answer.kind === "ready" ? answer.value : null;
  const now = new Date();
  const onSaved = (saved: ReleaseView, text: string) => {
    put(saved);
    onChanged();
    say(text);
  };
  const isOverdue =
    release?.releaseAt != null && !release.isReleased && release.conflictCount > 0 && new Date(release.releaseAt) < now;
  return (
    <article className="page-pane" aria-label={t.release} key={id}>
      <div className="page-nav">
        <a className="page-back" href={officePages.contentReleases}>
          <Icon name="arrow-left" small />
          {t.releasesBack}
        </a>
        <IconLink icon="close" label={t.releaseClose} href={officePages.contentReleases} className="page-close" />
      </div>
      <AnswerWait answer={answer} onRetry={() => void reload()} rows={4} />
      {release && (
        <>
          <h2>{release.name}</h2>
          {isOverdue && <Notice tone="warn">{t.releaseOverdue}</Notice>}
          {release.outcome ? (
            <>
              <p className="mute small">
                {t.releaseOut(release.outcome.author || t.vias.schedule, timeText(release.outcome.at, locale, now))}
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
    </article>
  );
}

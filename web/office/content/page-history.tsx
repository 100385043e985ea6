import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { done, type Outcome } from "../../../core/outcome.ts";
import {
  officeContentPaths,
  type PageVersion,
  type PageView,
  type VersionList,
  type VersionView,
} from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { useGet } from "../data/use-get.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { traceText } from "./trace-text.ts";
import { type PageSheetProps, pageChanged } from "./use-page.ts";
import { useContentText } from "./words.ts";

/** Entries shown before one asks for the rest. */
const first = 8;

/** Who did what to a page, with the way back to each of its texts. */
export function PageHistory(props: PageSheetProps) {
  const { page } = props;
  const t = useContentText();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<PageVersion | null>(null);
  const { answer, reload } = useGet<VersionList>(officeContentPaths.versions(page.id), {
    version: page.revision,
    keep: true,
  });
  const versions = answer.kind === "ready" ? answer.value.versions : [];
  const now = new Date();
  return (
    <section aria-labelledby="page-history">
      <h3 id="page-history">{t.history}</h3>
      <AnswerWait answer={answer} onRetry={() => void reload()} rows={4} />
      {answer.kind === "ready" && versions.length === 0 && <p className="mute small">{t.historyEmpty}</p>}
      <ol className="page-history" reversed>
        {(all ? versions : versions.slice(0, first)).map((version) => (
          <li key={version.revision}>
            <p>
              <b>{t.actions[version.action]}</b>
              {version.restoredFrom !== null && ` ${t.restoredFrom({ revision: version.restoredFrom })}`}
              <span className="mute small">
                {t.version({ revision: version.revision })}, {traceText(version, t, locale, now)}
              </span>
            </p>
            {version.revision !== page.revision && !page.isFolder && (
              <Button
                look="quiet"
                small
                aria-label={t.compareOf({ what: t.version({ revision: version.revision }) })}
                onClick={() => setOpen(version)}
              >
                {t.compare}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {!all && versions.length > first && (
        <Button look="quiet" small onClick={() => setAll(true)}>
          {t.moreHistory({ count: versions.length })}
        </Button>
      )}
      {open && <VersionDialog {...props} version={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

interface VersionDialogProps extends PageSheetProps {
  readonly version: PageVersion;
  readonly onClose: () => void;
}

/** What a version would change in the draft, and the button that does it. */
function VersionDialog({ page, store, version, onClose }: VersionDialogProps) {
  const t = useContentText();
  const say = useSay();
  const { answer, reload } = useGet<VersionView>(officeContentPaths.version(page.id, version.revision), {
    version: page.revision,
  });
  const isSame = answer.kind === "ready" && answer.value.differences.count === 0;
  const restore = async (): Promise<Outcome<PageView | null, Problem>> => {
    if (isSame) return done(null);
    return store.run((revision) =>
      officeApi().post<PageView>(officeContentPaths.restoration(page.id, version.revision), { body: { revision } }),
    );
  };
  return (
    <AskDialog
      open
      wide
      onClose={onClose}
      title={t.compareTitle({ what: `${version.revision}, ${t.actions[version.action]}` })}
      submit={t.restore}
      send={restore}
      onDone={(restored) => restored && say(t.restored)}
      explainedBehind={[pageChanged]}
      text={
        <>
          <p className="mute">{isSame ? t.compareSame : t.restoreText}</p>
          <AnswerWait answer={answer} onRetry={() => void reload()} rows={3} />
          {answer.kind === "ready" && !isSame && (
            <DifferenceList differences={answer.value.differences} before={t.before.draft} after={t.after.version} />
          )}
        </>
      }
    />
  );
}

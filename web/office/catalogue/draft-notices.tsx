import type { DataChange } from "../../../core/data-changes.ts";
import { readPlace } from "../../../core/place.ts";
import type { DraftProblem, DraftWarning } from "../../../services/price-drafts/contract.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { ChangeTable } from "./changes-panel.tsx";
import { useDraftContext } from "./draft-context.ts";
import type { Saving } from "./use-draft.ts";
import { wayWords } from "./value-words.ts";
import { operatorValues } from "./words.ts";

/** As many problems as are listed. */
const mostProblems = 8;

/** What keeps the draft from being published, each with the way to its place. */
export function ProblemsNotice() {
  const { view } = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const problems = view.draft?.problems ?? [];
  if (problems.length === 0) return null;
  return (
    <Notice tone="warn" announce="polite" className="subject-notice" title={t.problems({ count: problems.length })}>
      <ul className="subject-problems">
        {problems.slice(0, mostProblems).map((problem) => (
          <li key={`${problem.file} ${problem.place} ${problem.rule}`}>
            <Place problem={problem} />: {problem.rule}
          </li>
        ))}
      </ul>
      {problems.length > mostProblems && <p>{t.moreProblems({ count: problems.length - mostProblems })}</p>}
    </Notice>
  );
}

function Place({ problem: { file, place } }: { readonly problem: DraftProblem }) {
  const { view, addressOf } = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  if (file !== null) return <b>{[file, place].filter(Boolean).join(" ")}</b>;
  if (place === "") return <b>{t.whole}</b>;
  const path = readPlace(place);
  if (place === "validFrom") return <b>{t.validFrom}</b>;
  const holder = path.length > 1 ? path.slice(0, -1) : path;
  return (
    <Link href={addressOf(holder)} underlined>
      {wayWords(view.shape, view.data, path, view.texts, locale).join(" › ")}
    </Link>
  );
}

/** What an operator should look at once more before she publishes. */
export function WarningsNotice({ warnings }: { readonly warnings: readonly DraftWarning[] }) {
  const t = useOfficeMessages().catalogue;
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" announce="polite" title={t.warnings}>
      <ul className="subject-problems">
        {warnings.slice(0, mostProblems).map((warning) => (
          <li key={`${warning.place} ${warning.rule}`}>
            <Place problem={{ ...warning, file: null }} />: {warning.rule}
          </li>
        ))}
      </ul>
      {warnings.length > mostProblems && <p>{t.moreProblems({ count: warnings.length - mostProblems })}</p>}
    </Notice>
  );
}

/** That the last change was not taken, and what others did meanwhile. */
export function ConflictNotice({ saving, onClose }: { readonly saving: Saving; readonly onClose: () => void }) {
  const words = useOfficeMessages();
  const t = words.catalogue;
  if (saving.kind !== "failed") return null;
  const { kind, extra } = saving.problem;
  const changes = Array.isArray(extra.changes) ? (extra.changes as readonly DataChange[]) : [];
  const by = String(extra.by ?? "");
  const close = <IconButton icon="close" label={words.frame.close} onClick={onClose} />;
  if (kind !== "draft-changed" && kind !== "draft-closed") {
    return (
      <Notice tone="bad" announce="assertive" className="subject-notice" action={close}>
        {t.failed}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warn"
      announce="assertive"
      className="subject-notice"
      title={kind === "draft-changed" ? t.conflict(operatorValues(by)) : t.closed(operatorValues(by))}
      action={close}
    >
      <p>{t.conflictHelp}</p>
      <ChangeTable changes={changes} caption={t.conflict(operatorValues(by))} />
    </Notice>
  );
}

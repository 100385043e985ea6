import { type BinList, binDays, officeTreePaths, type PageView } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Failure } from "../../../ui/form.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { useContentText } from "./words.ts";

interface BinDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRecovered: (page: PageView) => void;
}

/** Deleted pages, each with the way back. */
export function BinDialog({ open, onClose, onRecovered }: BinDialogProps) {
  const t = useContentText();
  const { close } = useOfficeMessages().frame;
  return (
    <Dialog open={open} onClose={onClose} title={t.bin} closeLabel={close}>
      <Binned
        onRecovered={(page) => {
          onClose();
          onRecovered(page);
        }}
      />
    </Dialog>
  );
}

function Binned({ onRecovered }: Pick<BinDialogProps, "onRecovered">) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const locale = useLocale();
  const now = new Date();
  const recovering = useSubmit((id: number) => officeApi().post<PageView>(officeTreePaths.recovery(id)), onRecovered);
  const { problem } = recovering;
  const { answer, reload } = useGet<BinList>(officeTreePaths.bin);
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} rows={3} />;
  const { pages } = answer.value;
  if (pages.length === 0) {
    return (
      <EmptyState icon="trash" title={t.binEmpty}>
        {t.binEmptyText({ days: binDays })}
      </EmptyState>
    );
  }
  return (
    <>
      <Failure>{problem && (problem.status === 422 ? t.recoverTaken : problemText(problem, words))}</Failure>
      <ul className="page-history">
        {pages.map(({ id, name, fullSlug, author, at }) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <span className="page-slug">/{fullSlug}</span>
              <span className="mute small">{t.binBy({ who: author, when: timeText(at, locale, now) })}</span>
            </p>
            <Button
              small
              look="ghost"
              aria-label={t.recoverOf({ name })}
              loading={recovering.sending?.[0] === id}
              onClick={() => void recovering.submit(id)}
            >
              {t.recover}
            </Button>
          </li>
        ))}
      </ul>
      <p className="label">{t.binEmptyText({ days: binDays })}</p>
    </>
  );
}

import { useMemo, useState } from "react";
import { momentText } from "../../../core/date-text.ts";
import { shopZone } from "../../../core/shop.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip, StatusChip } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { QualityBadge } from "../../../ui/quality-badge.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Table } from "../../../ui/table.tsx";
import { Toasts, useToasts } from "../../../ui/toast.tsx";
import { useLocale } from "../../words/context.tsx";
import "../../frame/chrome/action-bar.css";
import { Countdown } from "../../frame/chrome/countdown.tsx";
import { barText } from "../../reading/action-bar/texts.ts";
import type { UiWords } from "./words.ts";

interface SampleProps {
  readonly words: UiWords;
}

const tones = ["plain", "ok", "info", "warn", "bad"] as const;
const levels = ["good", "fair", "poor"] as const;
/** Two days, and a time whose end is seen here: then nothing is left of it. */
const spans = [2 * 86_400_000, 90_000] as const;

/** What is told: states, news, progress, time left. */
export const newsSamples = {
  Badge: ({ words: t }: SampleProps) => (
    <>
      {tones.map((tone) => (
        <Chip key={tone} tone={tone} icon="check">
          {t.saved}
        </Chip>
      ))}
      {tones.map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {t.saved}
        </StatusChip>
      ))}
      {levels.map((level) => (
        <QualityBadge key={level} level={level} verdict={t.saved} detail="212 dpi" />
      ))}
    </>
  ),
  Notice: ({ words: t }: SampleProps) =>
    tones.map((tone) => (
      <div className="ui-column" key={tone}>
        <Notice
          tone={tone}
          title={t.saved}
          action={
            <Button small look="ghost">
              {t.undo}
            </Button>
          }
        >
          {t.text}
        </Notice>
      </div>
    )),
  Toast: function Toasting({ words: t }: SampleProps) {
    const { toasts, show, dismiss } = useToasts();
    return (
      <>
        {tones.map((tone) => (
          <Button key={tone} look="ghost" onClick={() => show({ id: tone, text: t.saved, tone })}>
            {`${t.saved} (${tone})`}
          </Button>
        ))}
        <Button
          look="ghost"
          onClick={() => show({ id: "action", text: t.saved, action: { label: t.undo, onSelect: () => {} } })}
        >
          {t.undo}
        </Button>
        <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={t.close} />
      </>
    );
  },
  Dialog: function Opening({ words: t }: SampleProps) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button look="ghost" onClick={() => setOpen(true)}>
          {t.open}
        </Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={t.material}
          closeLabel={t.close}
          footer={<Button onClick={() => setOpen(false)}>{t.design}</Button>}
        >
          <p>{t.text}</p>
        </Dialog>
      </>
    );
  },
  Progress: ({ words: t }: SampleProps) => (
    <>
      <div className="ui-column">
        <ProgressBar label={t.upload} value={3} max={8} detail="3 / 8" />
      </div>
      <div className="ui-column">
        <ProgressBar label={t.loading} />
      </div>
      <Spinner />
    </>
  ),
  Skeleton: ({ words: t }: SampleProps) => (
    <div className="ui-column">
      <Loading label={t.loading}>
        <Skeleton width="60%" height="2rem" />
        <Skeleton ratio="3 / 2" />
      </Loading>
    </div>
  ),
  EmptyState: ({ words: t }: SampleProps) => (
    <EmptyState icon="heart" title={t.nothing} action={<Button>{t.design}</Button>}>
      {t.text}
    </EmptyState>
  ),
  Countdown: function Counting() {
    const locale = useLocale();
    const ends = useMemo(() => spans.map((span) => new Date(Date.now() + span)), []);
    return ends.map((end) => {
      const endText = momentText(end, locale, shopZone, "minute");
      return (
        <Countdown key={endText} bar={{ id: "sample", endText, texts: barText(locale) }} end={end.toISOString()} />
      );
    });
  },
  Table: ({ words: t }: SampleProps) => (
    <div className="ui-wide">
      <Table
        caption={t.material}
        columns={[
          { key: "name", head: t.material, cell: (name: string) => name },
          { key: "price", head: t.total, cell: () => <span className="num">33,90 €</span>, align: "end" },
        ]}
        groups={[{ key: "all", rows: t.materials }]}
        rowKey={(name) => name}
      />
    </div>
  ),
};

import type { Currency } from "../../../core/money.ts";
import { formatMoney } from "../../../core/money.ts";
import type { OfficeOrder, OrderView } from "../../../services/orders/contract.ts";
import { type PrintFiles, productionPaths } from "../../../services/production/contract.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import { LinePicture } from "../../scene/preview/line-picture.tsx";
import { useLocale } from "../../words/context.tsx";
import type { Answer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { ConfigurationFacts } from "./configuration-facts.tsx";
import { LineFiles } from "./line-files.tsx";
import { ToneChip } from "./state-chip.tsx";
import { toneOfFile } from "./state-tone.ts";

interface OrderLineProps {
  readonly line: OrderView["lines"][number];
  readonly inside: OfficeOrder["lines"][number];
  readonly currency: Currency;
  readonly files: Answer<PrintFiles>;
  readonly onFilesChanged: () => void;
}

/** One article: what it looks like, what it is, and its print files. */
export function OrderLine({ line, inside, currency, files, onFilesChanged }: OrderLineProps) {
  const t = useOfficeMessages().order;
  const locale = useLocale();
  const money = (amount: number) => unbroken(formatMoney({ amount, currency }, locale));
  return (
    <section className="order-line" aria-label={line.title} data-printed={inside.fileState !== "none" || undefined}>
      <LinePicture src={inside.versionId && productionPaths.officePreview(inside.versionId)} look={line.look} />
      <div className="order-line-words">
        <h3>{line.title}</h3>
        {line.facts.map((fact) => (
          <p key={fact} className="mute small">
            {fact}
          </p>
        ))}
        <p className="small num">
          {t.pieces({ quantity: line.quantity, unitPrice: money(line.unitPrice) })}
          {line.quantity > 1 && `, ${t.lineSum({ sum: money(line.total) })}`}
        </p>
        <ToneChip tone={toneOfFile[inside.fileState]}>{t.file[inside.fileState]}</ToneChip>
      </div>
      <div className="order-line-file">
        {files.kind === "failed" && inside.fileState !== "none" && <Notice tone="warn">{t.filesFailed}</Notice>}
        {inside.fileState !== "none" && files.kind === "ready" && (
          <LineFiles line={inside} title={line.title} all={files.value} onChange={onFilesChanged} />
        )}
        <Disclosure title={t.technical}>
          <ConfigurationFacts line={inside} />
        </Disclosure>
      </div>
    </section>
  );
}

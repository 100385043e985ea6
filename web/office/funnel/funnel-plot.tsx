import { decimalText, percentText } from "../../../core/number-text.ts";
import type { Funnel } from "../../../services/tracking/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { useFunnelText } from "./words.ts";

/** A bar for each step, as long as its share of all who landed. The table below says the same to who cannot see it. */
export function FunnelPlot({ steps }: Pick<Funnel, "steps">) {
  const t = useFunnelText();
  const locale = useLocale();
  const all = steps[0]?.visitors ?? 0;
  return (
    <ol className="funnel-plot" aria-hidden="true">
      {steps.map(({ step, visitors, conversion }) => (
        <li key={step}>
          <span className="funnel-step">{t.steps[step]}</span>
          <span className="funnel-track">
            <span className="funnel-bar" style={{ inlineSize: `${all === 0 ? 0 : (visitors / all) * 100}%` }} />
            <b className="num">{decimalText(visitors, locale)}</b>
          </span>
          <span className="funnel-share num">{conversion === null ? "" : percentText(conversion, locale)}</span>
        </li>
      ))}
    </ol>
  );
}

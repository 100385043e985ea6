import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import "./preflight-panel.css";
import { findingText, placeText, type ReportEntry, type ReportView, readReport, ruleName } from "./report-view.ts";
import { ToneChip } from "./state-chip.tsx";

/** What preflight found in the written file: what must be looked at first, what is well behind one line. */
export function PreflightPanel({ report, of }: { readonly report: unknown; readonly of: string }) {
  const t = useOfficeMessages();
  const view = readReport(report);
  if (!view) return <p className="small mute">{t.report.unreadable}</p>;
  return (
    <section className="preflight" aria-label={`${t.report.title}, ${of}`}>
      <div className="preflight-head">
        <h5>{t.report.title}</h5>
        <Summary view={view} />
      </div>
      {view.findings.length > 0 && (
        <ul>
          {view.findings.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
            <Finding key={index} entry={entry} />
          ))}
        </ul>
      )}
      <details className="preflight-passed">
        <summary>
          <Icon name="check" small />
          {t.report.passed({ count: view.passed.length })}
          <Icon name="chevron-down" small className="preflight-arrow" />
        </summary>
        <ul>
          {view.passed.map(({ rule }) => (
            <li key={rule}>{ruleName(rule, t.preflight)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Summary({ view: { failures, warnings, passed } }: { readonly view: ReportView }) {
  const t = useOfficeMessages().report;
  if (failures > 0) return <ToneChip tone="bad">{t.failed({ failures })}</ToneChip>;
  if (warnings > 0) return <ToneChip tone="warn">{t.warned({ warnings, passed: passed.length })}</ToneChip>;
  return <ToneChip tone="ok">{t.clean({ passed: passed.length })}</ToneChip>;
}

const icons: Readonly<Record<ReportEntry["verdict"], IconName>> = {
  fail: "warning",
  warn: "warning",
  skipped: "info",
  pass: "check",
};

function Finding({ entry }: { readonly entry: ReportEntry }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const place = placeText(entry, t.report, locale);
  return (
    <li className="preflight-finding" data-verdict={entry.verdict}>
      <Icon name={icons[entry.verdict]} small label={t.report.verdict[entry.verdict]} />
      <span>
        <b>{ruleName(entry.rule, t.preflight)}</b>
        <span className="preflight-what num">{findingText(entry, t.preflight, locale)}</span>
      </span>
      {place && <span className="preflight-place num">{place}</span>}
    </li>
  );
}

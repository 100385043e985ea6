import { useSearchParams } from "react-router";
import { decimalText } from "../../../core/number-text.ts";
import { type Funnel, trackingPaths } from "../../../services/tracking/contract.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../words/context.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { ListHead } from "../data/list-head.tsx";
import { useGet } from "../data/use-get.ts";
import { FunnelFilters } from "./funnel-filters.tsx";
import { FunnelPlot } from "./funnel-plot.tsx";
import { FunnelTable } from "./funnel-table.tsx";
import { useFunnelText } from "./words.ts";
import "./funnel.css";

/** What the address may choose; everything else in it is not asked. */
const choices = ["from", "to", "channel", "locale", "group", "samples"] as const;

/** How far visitors come, from the page they land on to their order. */
export default function FunnelRoom() {
  const t = useFunnelText();
  const [address] = useSearchParams();
  const chosen = Object.fromEntries(choices.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : [])));
  const query = new URLSearchParams(chosen as Record<string, string>).toString();
  const { answer, value, reload } = useGet<Funnel>(trackingPaths.funnel, {
    query: chosen as Record<string, string>,
    keep: true,
  });
  return (
    <>
      <ListHead title={t.title} />
      <div className="funnel">
        <p className="mute funnel-lead">{t.lead}</p>
        <FunnelFilters
          key={query}
          chosen={chosen as Record<string, string>}
          days={value && { from: value.from, to: value.to }}
          groups={value?.groups ?? []}
        />
        <ListAnswer answer={answer} onRetry={() => void reload()}>
          {(funnel) => <Figures funnel={funnel} file={`${trackingPaths.file}?${query}`} />}
        </ListAnswer>
      </div>
    </>
  );
}

function Figures({ funnel, file }: { readonly funnel: Funnel; readonly file: string }) {
  const t = useFunnelText();
  const locale = useLocale();
  if (funnel.steps[0]?.visitors === 0) {
    return (
      <EmptyState icon="search" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <>
      {funnel.samples > 0 && (
        <p className="funnel-samples">{t.samples({ count: decimalText(funnel.samples, locale) })}</p>
      )}
      <FunnelPlot steps={funnel.steps} />
      <FunnelTable steps={funnel.steps} />
      <p className="funnel-file">
        <Link underlined href={file} download>
          <Icon name="download" small />
          {t.download}
        </Link>
      </p>
    </>
  );
}

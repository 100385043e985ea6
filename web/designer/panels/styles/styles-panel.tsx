import { useState } from "react";
import { formatMoney } from "../../../../core/money.ts";
import { styleNamedBy } from "../../../../products/dressed-kind.ts";
import { refusalText } from "../../../../products/link-values.ts";
import type { StylesAnswer } from "../../../../services/themes/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useConfigurationView, useDesignView } from "../../context/use-design.ts";
import { ChoiceTiles } from "../choice-tiles.tsx";
import { LeftOut } from "../left-out.tsx";
import "./styles-panel.css";
import { type RestyleAnswer, useRestyle } from "./use-restyle.ts";
import { type StyleFilters, useStyles } from "./use-styles.ts";

/** From so many styles on they are searched. */
const MANY = 12;

/** The shop's styles for this kind: searched, by occasion; a click dresses the whole design. */
export function StylesPanel() {
  const t = useMessages().designer.panels.styles;
  const { kind } = useDesignContext();
  const { configuration } = useConfigurationView();
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<StyleFilters>({});
  const suiting: StyleFilters = kind.design.styles?.suiting?.(configuration) ?? {};
  const { found, failed, more, retry } = useStyles(kind.key, { words, filters: { ...chosen, ...suiting } });
  const { choose, awaited, answer } = useRestyle();
  const isFiltered = words !== "" || Object.values(chosen).some((values) => values.length > 0);
  return (
    <>
      {(isFiltered || (found && found.total > MANY)) && (
        <TextInput
          type="search"
          label={t.search}
          labelHidden
          placeholder={t.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {found && <Filter facets={found.facets.filter(({ type }) => !(type in suiting))} onChange={setChosen} />}
      <LiveRegion>{found && isFiltered && t.found({ count: found.total })}</LiveRegion>
      {found && <p className="label styles-help">{found.total === 0 ? t.none : t.help}</p>}
      {answer && <Answer answer={answer} />}
      {found && (
        <ChoiceTiles
          label={t.title}
          tiles={found.styles.map(({ key, title, preview }) => ({
            key,
            label: title,
            caption: title,
            picture: (
              <img {...preview} className="style-picture" alt="" loading="lazy" decoding="async" draggable={false} />
            ),
          }))}
          chosen={styleNamedBy(kind, configuration)}
          awaited={awaited}
          onChoose={(key) => void choose(key)}
        />
      )}
      {failed && (
        <div className="styles-failed" role="alert">
          <p>{t.failed}</p>
          <Button look="ghost" small onClick={retry}>
            {t.retry}
          </Button>
        </div>
      )}
      {more && !failed && (
        <Button look="ghost" small wide className="styles-more" onClick={more}>
          {t.more}
        </Button>
      )}
    </>
  );
}

interface FilterProps {
  readonly facets: StylesAnswer["facets"];
  readonly onChange: (filters: StyleFilters) => void;
}

/** The first filter of the list that leads to something: occasions of cards, topics of books. */
function Filter({ facets, onChange }: FilterProps) {
  const t = useMessages().designer.panels.styles;
  const facet = facets.find(({ values }) => values.length > 1);
  if (!facet) return null;
  const { type, label, values } = facet;
  const chosen = values.find((one) => one.chosen)?.value ?? "";
  return (
    <Select
      className="styles-filter"
      label={label}
      labelHidden
      options={[{ value: "", label: `${label}: ${t.all}` }, ...values]}
      value={chosen}
      onChange={({ target: { value } }) => onChange(value === "" ? {} : { [type]: [value] })}
    />
  );
}

function Answer({ answer }: { readonly answer: RestyleAnswer }) {
  const t = useMessages().designer.panels.styles;
  const { shop, text } = useDesignContext();
  const { document } = useDesignView();
  if (answer.is === "failed")
    return (
      <Notice tone="warn" announce="polite" icon={answer.why === "gone" ? undefined : "offline"}>
        {answer.why === "gone" ? t.gone : t.unreachable}
      </Notice>
    );
  if (answer.is === "refused")
    return (
      <Notice tone="warn" announce="polite" title={t.refused}>
        {answer.refusals.map((refusal) => refusalText(refusal, text)).join(" ")}
      </Notice>
    );
  const money = (amount: number) => formatMoney({ amount, currency: shop.currency }, shop.locale);
  return (
    <>
      {answer.price && (
        <Notice tone="info" announce="polite">
          {t.price({ after: money(answer.price.after), before: money(answer.price.before) })}
        </Notice>
      )}
      <LeftOut photos={answer.leftOut} document={document} />
    </>
  );
}

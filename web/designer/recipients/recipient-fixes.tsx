import { elementOf } from "../../../design/element-place.ts";
import type { Stock } from "../../../design/material.ts";
import type { Recipient, RecipientColumn } from "../../../design/recipients/recipient.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { iconOfTone } from "../../../ui/tone.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { withLettersMended, without } from "./change-list.ts";
import { fitRemedies, isMisfit, longestValue, type Misfit } from "./fit-remedies.ts";
import { troubleText } from "./trouble-words.ts";
import type { Trouble } from "./troubles.ts";
import type { ListEdit } from "./use-recipients.ts";

interface RecipientFixesProps {
  readonly row: Recipient;
  readonly columns: readonly RecipientColumn[];
  readonly found: readonly Trouble[];
  readonly stock: Stock | null;
  readonly onChange: (edit: ListEdit) => void;
  readonly onShorten: (line: number, key: string) => void;
}

/** What is wrong with a line, and what mends it with one click. */
export function RecipientFixes({ row, columns, found, stock, onChange, onShorten }: RecipientFixesProps) {
  const t = useMessages().designer.recipients;
  const { locale } = useDesignContext().shop;
  const { document } = useDesignView();
  const mended = found.find((one) => one.reason === "letters-broken");
  const isTwice = found.some(({ reason }) => reason === "twice");
  const misfit = found.find(isMisfit);
  return (
    <div className="recipients-fixes">
      {[...new Set(found.map((one) => troubleText(one, t, { locale, document })))].map((text) => (
        <p key={text}>
          <Icon name={iconOfTone.warn} small />
          {text}
        </p>
      ))}
      {mended && (
        <Button small onClick={() => onChange((now) => withLettersMended(now, row.line))}>
          {t.insertMended({ text: mended.mended })}
        </Button>
      )}
      {misfit && stock && <FitFixes misfit={misfit} row={row} columns={columns} stock={stock} onShorten={onShorten} />}
      {isTwice && (
        <Button small look="ghost" onClick={() => onChange((now) => without(now, row.line))}>
          {t.remove}
        </Button>
      )}
    </div>
  );
}

interface FitFixesProps extends Pick<RecipientFixesProps, "row" | "columns" | "onShorten"> {
  readonly misfit: Misfit;
  readonly stock: Stock;
}

/** Ways for words that do not fit; those that change the text are a step of the design, which can be undone. */
function FitFixes({ misfit, row, columns, stock, onShorten }: FitFixesProps) {
  const { remedies: t } = useMessages().designer.recipients;
  const { session } = useDesignContext();
  const { document, layouts } = useDesignView();
  const element = elementOf(document, misfit.element);
  const surface = document.surfaces.find(({ elements }) => elements.some(({ id }) => id === misfit.element));
  const layout = layouts.find((one) => one.surface === surface?.id);
  if (element?.type !== "text" || !layout) return null;
  const { trim, zones } = layout;
  const key = longestValue(element, row, columns);
  return (
    <>
      {fitRemedies(misfit, element, row, { columns, material: stock, trim, zones }).map(({ kind, step }, n) => (
        <Button key={kind} small look={n === 0 ? "primary" : "ghost"} onClick={() => session.perform(step)}>
          {t[kind]}
        </Button>
      ))}
      {key !== null && (
        <Button small look="ghost" onClick={() => onShorten(row.line, key)}>
          {t.shorten}
        </Button>
      )}
    </>
  );
}

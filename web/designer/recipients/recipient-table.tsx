import { Fragment, useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import type { Stock } from "../../../design/material.ts";
import type { Recipient, RecipientList } from "../../../design/recipients/recipient.ts";
import { recipientValue } from "../../../design/recipients/recipient-value.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { wordOfColumn } from "./change-list.ts";
import { RecipientFixes } from "./recipient-fixes.tsx";
import type { Trouble } from "./troubles.ts";
import type { ListEdit } from "./use-recipients.ts";

interface RecipientTableProps {
  readonly list: RecipientList;
  readonly rows: readonly Recipient[];
  readonly troubles: ReadonlyMap<number, readonly Trouble[]>;
  /** Line of the row whose piece is in sight. */
  readonly current: number | null;
  readonly onShow: (line: number) => void;
  readonly onChange: (edit: ListEdit) => void;
  /** With the fonts for all letters of the list; null while they are loaded. */
  readonly stock: Stock | null;
  /** A value is to be written shorter. */
  readonly onShorten: (line: number, key: string) => void;
}

/** Columns beside the line; others are seen with the piece. */
const MOST_COLUMNS = 5;
const AT_ONCE = 100;

/** Rows of the list, a hundred at a time; what is wrong with one has its remedy below it. */
export function RecipientTable(props: RecipientTableProps) {
  const { list, rows, troubles, current, onShow, onChange, stock, onShorten } = props;
  const t = useMessages().designer.recipients;
  const language = languageOf(useDesignContext().shop.locale);
  const [most, setMost] = useState(AT_ONCE);
  const columns = list.columns.slice(0, MOST_COLUMNS);
  if (rows.length === 0) return <p className="label">{t.none}</p>;
  return (
    <>
      <table className="recipients-table">
        <caption className="visually-hidden">{t.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.line}</th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col">
                {wordOfColumn(language, key, head)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t.state}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => {
            const found = troubles.get(row.line) ?? [];
            return (
              <Fragment key={row.line}>
                <tr data-current={row.line === current || undefined} data-needing={found.length > 0 || undefined}>
                  <td className="num">
                    <button
                      type="button"
                      aria-pressed={row.line === current}
                      aria-label={`${row.line}, ${t.show({ name: recipientValue(row, "name") || t.unnamed({ line: row.line }) })}`}
                      onClick={() => onShow(row.line)}
                    >
                      {row.line}
                    </button>
                  </td>
                  {columns.map(({ key }) => (
                    <td key={key}>{row.values[key] ?? ""}</td>
                  ))}
                  <td>
                    {found.length === 0 ? (
                      <Icon name="success" small label={t.isReady} />
                    ) : (
                      <span className="visually-hidden">{t.needsYou}</span>
                    )}
                  </td>
                </tr>
                {found.length > 0 && (
                  <tr className="recipients-fix" data-current={row.line === current || undefined}>
                    <td />
                    <td colSpan={columns.length + 1}>
                      <RecipientFixes
                        row={row}
                        found={found}
                        onChange={onChange}
                        stock={stock}
                        onShorten={onShorten}
                        columns={list.columns}
                      />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {rows.length > most && (
        <Button look="ghost" small wide onClick={() => setMost(most + AT_ONCE)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

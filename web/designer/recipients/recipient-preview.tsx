import { useEffect, useMemo, useRef, useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import { compile, pageMemory } from "../../../design/compile.ts";
import type { Stock } from "../../../design/material.ts";
import { bindFields } from "../../../design/recipients/bind-fields.ts";
import { hasFields } from "../../../design/recipients/placeholders.ts";
import { type Recipient, type RecipientList, recipientBounds } from "../../../design/recipients/recipient.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useElementSize } from "../../browser/store/use-element-size.ts";
import { useMessages } from "../../words/context.tsx";
import { OpenDesignContext, useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import { without, withValue, wordOfColumn } from "./change-list.ts";
import type { Findings } from "./use-findings.ts";
import type { ListEdit } from "./use-recipients.ts";

interface RecipientPreviewProps {
  readonly titleId: string;
  readonly list: RecipientList;
  readonly row: Recipient;
  /** In the order in which one steps through them. */
  readonly rows: readonly Recipient[];
  readonly findings: Findings;
  readonly onShow: (line: number) => void;
  readonly onChange: (edit: ListEdit) => void;
  /** The value that is to be written shorter, by its column; it takes the focus. */
  readonly shortened: string | null;
  readonly onShortened: () => void;
}

/** The piece of one recipient as it is printed, and her values, which are changed for her alone. */
export function RecipientPreview(props: RecipientPreviewProps) {
  const { titleId, list, row, rows, findings, onShow, onChange, shortened, onShortened } = props;
  const t = useMessages().designer.recipients;
  const at = rows.findIndex(({ line }) => line === row.line);
  const step = (by: number) => {
    const next = rows[at + by];
    if (next) onShow(next.line);
  };
  return (
    <>
      <div className="recipients-step">
        <h3 id={titleId}>{t.preview({ line: row.line })}</h3>
        <IconButton
          small
          icon="chevron-left"
          label={t.previous}
          aria-disabled={at <= 0 || undefined}
          onClick={() => step(-1)}
        />
        <output className="num">{t.at({ n: at + 1, all: rows.length })}</output>
        <IconButton
          small
          icon="chevron-right"
          label={t.next}
          aria-disabled={at === rows.length - 1 || undefined}
          onClick={() => step(1)}
        />
      </div>
      {findings.stock && <Sides list={list} row={row} stock={findings.stock} />}
      <Values
        key={row.line}
        list={list}
        row={row}
        onChange={onChange}
        shortened={shortened}
        onShortened={onShortened}
      />
      <Button small look="quiet" icon="trash" onClick={() => onChange((now) => without(now, row.line))}>
        {t.remove}
      </Button>
    </>
  );
}

/** Sides whose texts show a field, with the recipient's words in them. */
function Sides({ list, row, stock }: { list: RecipientList; row: Recipient; stock: Stock }) {
  const t = useMessages().designer.recipients;
  const context = useDesignContext();
  const { document, layouts } = useDesignView();
  const [memory] = useState(pageMemory);
  const [size, watchSize] = useElementSize();
  const shown = layouts.filter(({ surface }) => document.surfaces.some((one) => one.id === surface && hasFields(one)));
  const pages = useMemo(() => {
    const surfaces = bindFields(document.surfaces, row, list.columns);
    return compile({ photos: document.photos, surfaces }, layouts, stock, memory).scene.pages;
  }, [document, layouts, row, list.columns, stock, memory]);
  const paperOf = (surface: string) => layouts.find((layout) => layout.surface === surface)?.paper;
  // Drawn with the fonts for all letters of the list, which the stage does not need.
  const withStock = useMemo(() => ({ ...context, stock: { ...context.stock, now: () => stock } }), [context, stock]);
  if (shown.length === 0) return <p className="label">{t.noFields}</p>;
  return (
    <OpenDesignContext value={withStock}>
      <div className="recipients-pages" ref={watchSize}>
        {size &&
          pages
            .filter(({ surface }) => shown.some((layout) => layout.surface === surface))
            .map((page) => <Side key={page.surface} page={page} width={size.width} paper={paperOf(page.surface)} />)}
      </div>
    </OpenDesignContext>
  );
}

interface SideProps {
  readonly page: ScenePage;
  readonly width: number;
  readonly paper: string | undefined;
}

function Side({ page, width, paper }: SideProps) {
  const scale = Math.min(width / page.trim.width, 340 / page.trim.height);
  return (
    <div className="recipients-page">
      <PagePicture page={page} area={page.trim} scale={scale} paper={paper} />
    </div>
  );
}

type ValuesProps = Pick<RecipientPreviewProps, "list" | "row" | "onChange" | "shortened" | "onShortened">;

function Values({ list, row, onChange, shortened, onShortened }: ValuesProps) {
  const t = useMessages().designer.recipients;
  const language = languageOf(useDesignContext().shop.locale);
  return (
    <div className="recipients-values">
      <p className="label">{t.only}</p>
      {list.columns.map(({ key, head }) => (
        <Value
          key={`${key} ${row.values[key] ?? ""}`}
          label={wordOfColumn(language, key, head)}
          value={row.values[key] ?? ""}
          taken={shortened === key}
          onTaken={onShortened}
          onValue={(text) => onChange((now) => withValue(now, row.line, key, text))}
        />
      ))}
    </div>
  );
}

interface ValueProps {
  readonly label: string;
  readonly value: string;
  /** It takes the focus once, with its end in sight. */
  readonly taken: boolean;
  readonly onTaken: () => void;
  readonly onValue: (text: string) => void;
}

/** Taken when it is left or by Enter: each change is another list. */
function Value({ label, value, taken, onTaken, onValue }: ValueProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!taken) return;
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
    onTaken();
  }, [taken, onTaken]);
  const take = () => text.trim() !== value && onValue(text);
  return (
    <TextInput
      ref={field}
      label={label}
      value={text}
      maxLength={recipientBounds.value}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === "Enter" && take()}
    />
  );
}

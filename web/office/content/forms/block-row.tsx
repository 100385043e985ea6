import { useRef, useState } from "react";
import type { Json, JsonObject } from "../../../../services/content/contract.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Menu } from "../../../../ui/menu.tsx";
import { type BlockPath, isBlock } from "../block-tree/block-tree.ts";
import { componentTitle } from "../block-tree/component-schemas.ts";
import { blockSummary } from "./block-summary.ts";
import { useFormContext } from "./form-context.ts";
import { textOf } from "./json.ts";
import { JsonValue } from "./json-value.tsx";
import { useDraggedRow } from "./use-dragged-row.ts";
import { useFormsText } from "./words.ts";

interface BlockRowProps {
  /** Rows are dragged inside their list alone. */
  readonly list: string;
  readonly block: Json;
  readonly index: number;
  readonly count: number;
  readonly path: BlockPath;
  readonly isReadOnly: boolean;
  readonly mayDuplicate: boolean;
  readonly onChange: (next: JsonObject, mergeKey: string | null) => void;
  /** @param to counted in the list as it is */
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
  readonly onDuplicate: () => void;
  readonly onCopy: (block: JsonObject) => void;
}

/** Blocks of blocks open in place once; what lies deeper has a form of its own. */
const levelsInPlace = 1;

/** One block in its list: what it is, what it says, and what can be done with it. */
export function BlockRow(props: BlockRowProps) {
  const { block, index, count, path, isReadOnly, mayDuplicate, onChange, onMove } = props;
  const t = useFormsText().blocks;
  const context = useFormContext();
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const edge = useDraggedRow({ row, handle, list: props.list, index, onMove });
  if (!isBlock(block)) {
    return (
      <li className="forms-row forms-row-broken">
        <div className="forms-row-name">
          <p className="field-error">{t.broken}</p>
          <JsonValue value={block} />
        </div>
        <IconButton icon="trash" small label={t.remove} onClick={props.onRemove} />
      </li>
    );
  }
  const title = componentTitle(context.schemas, block.component);
  const summary = blockSummary(context.schemas, block, context.language);
  // Read out at each of its buttons, so in few words.
  const called = summary === "" ? title : `${title}: ${summary.slice(0, 40)}`;
  const mayExpand = path.length - context.depth <= levelsInPlace && !isReadOnly;
  return (
    <li className="forms-row" ref={row} data-edge={edge ?? undefined} data-block={textOf(block._uid)}>
      {!isReadOnly && (
        <IconButton
          ref={handle}
          icon="menu"
          small
          className="forms-handle"
          label={t.drag({ name: called })}
          tabIndex={-1}
        />
      )}
      <button
        type="button"
        className="forms-row-open forms-row-name"
        title={t.open({ name: called })}
        onClick={() => context.onOpenBlock(path)}
      >
        <span>{title}</span> {summary !== "" && <span className="forms-summary">{summary}</span>}
      </button>
      {mayExpand && (
        <IconButton
          icon={open ? "minus" : "pencil"}
          small
          label={open ? t.collapse({ name: called }) : t.expand({ name: called })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      )}
      {!isReadOnly && (
        <>
          <IconButton
            icon="chevron-up"
            small
            label={t.up({ name: called })}
            aria-disabled={index === 0}
            onClick={() => index > 0 && onMove(index, index - 1)}
          />
          <IconButton
            icon="chevron-down"
            small
            label={t.down({ name: called })}
            aria-disabled={index === count - 1}
            onClick={() => index < count - 1 && onMove(index, index + 2)}
          />
          <Menu
            trigger={<IconButton icon="dots" small label={t.more({ name: called })} />}
            groups={[
              [
                ...(mayDuplicate ? [{ label: t.duplicate, icon: "copy" as const, onSelect: props.onDuplicate }] : []),
                { label: t.copy, icon: "share" as const, onSelect: () => props.onCopy(block) },
              ],
              [{ label: t.remove, icon: "trash" as const, danger: true, onSelect: props.onRemove }],
            ]}
          />
        </>
      )}
      {open && (
        <div className="forms-inside">
          <context.Fields block={block} path={path} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

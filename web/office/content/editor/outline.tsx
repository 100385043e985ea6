import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { startsWith } from "../block-tree/block-tree.ts";
import type { ComponentSchemas } from "../block-tree/component-schemas.ts";
import { blockSummary } from "../forms/block-summary.ts";
import type { Deed } from "./block-deeds.ts";
import "./outline.css";
import { type OutlineRow, outlineRows } from "./outline-rows.ts";
import { useEditorText } from "./words.ts";

interface OutlineProps {
  readonly content: JsonObject;
  readonly schemas: ComponentSchemas;
  readonly language: string | null;
  /** Uid; null: the page itself. */
  readonly chosen: string | null;
  readonly onChoose: (uid: string | null) => void;
  /** Somebody wants to write in it. */
  readonly onOpen: () => void;
  readonly onDeed: (deed: Deed) => void;
}

/** Height of a row in pixels, as `editor.css` has it. */
const rowHeight = 36;
/** Rows drawn above and below those that are seen. */
const around = 10;

/**
 * The blocks of a page as a tree (WAI-ARIA tree view): arrows choose, left and right close and open, Enter goes to the form,
 * Alt with an arrow moves, Delete removes. Only the rows in sight are drawn.
 */
export function Outline(props: OutlineProps) {
  const { content, schemas, language, chosen, onChoose } = props;
  const t = useEditorText();
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => outlineRows(content, { schemas, language, toggled, chosen }),
    [content, schemas, language, toggled, chosen],
  );
  const at = Math.max(0, chosen === null ? 0 : rows.findIndex(({ uid, level }) => uid === chosen && level > 1));
  const { box, top, height, show } = useWindow();
  const toggle = (uid: string) => {
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(uid)) next.add(uid);
      return next;
    });
    // What is chosen is always in sight: who closes what it stands in means that.
    const [row, mine] = [rows.find((one) => one.uid === uid), rows[at]];
    if (row && mine && mine.path.length > row.path.length && startsWith(mine.path, row.path)) onChoose(uid);
  };
  useEffect(() => {
    show(at);
  }, [at, show]);

  const choose = (row: OutlineRow | undefined) => {
    if (row) onChoose(row.level === 1 ? null : row.uid);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const done = outlineKey(event, { ...props, rows, at, choose, toggle });
    if (done) event.preventDefault();
  };
  const first = Math.max(0, Math.floor(top / rowHeight) - around);
  const last = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + around);
  // The chosen one is always there, because the tree refers to it.
  const seen = [...rows.entries()].filter(([index]) => (index >= first && index < last) || index === at);
  return (
    <div className="outline" ref={box}>
      <div
        role="tree"
        aria-label={t.outline}
        aria-describedby="outline-keys"
        aria-activedescendant={rows[at] && rowId(rows[at])}
        tabIndex={0}
        className="outline-rows"
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
      >
        {seen.map(([index, row]) => (
          <Row
            key={row.uid || index}
            row={row}
            schemas={schemas}
            language={language}
            top={index * rowHeight}
            selected={index === at}
            onChoose={() => choose(row)}
            onToggle={() => toggle(row.uid)}
          />
        ))}
      </div>
      <p id="outline-keys" className="visually-hidden">
        {t.keys}
      </p>
    </div>
  );
}

const rowId = ({ uid }: OutlineRow) => `outline-${uid}`;

interface KeyOptions extends Pick<OutlineProps, "onOpen" | "onDeed"> {
  readonly rows: readonly OutlineRow[];
  readonly at: number;
  readonly choose: (row: OutlineRow | undefined) => void;
  readonly toggle: (uid: string) => void;
}

/** What a key does in the tree; false: nothing. */
function outlineKey(event: KeyboardEvent, { rows, at, choose, toggle, onOpen, onDeed }: KeyOptions): boolean {
  const { key, altKey } = event;
  const row = rows[at];
  if (!row) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== "d" || event.shiftKey) return false;
    onDeed("duplicate");
    return true;
  }
  if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
    onDeed(key === "ArrowUp" ? "up" : "down");
    return true;
  }
  const parent = rows.slice(0, at).findLast(({ level }) => level < row.level);
  switch (key) {
    case "ArrowDown":
      choose(rows[at + 1]);
      return true;
    case "ArrowUp":
      choose(rows[at - 1]);
      return true;
    case "Home":
      choose(rows[0]);
      return true;
    case "End":
      choose(rows.at(-1));
      return true;
    case "ArrowRight":
      if (row.open === false) toggle(row.uid);
      else if (row.open) choose(rows[at + 1]);
      return true;
    case "ArrowLeft":
      if (row.open && row.level > 1) toggle(row.uid);
      else choose(parent);
      return true;
    case "Enter":
    case " ":
      onOpen();
      return true;
    case "Delete":
      onDeed("remove");
      return true;
    default:
      return false;
  }
}

interface RowProps extends Pick<OutlineProps, "schemas" | "language"> {
  readonly row: OutlineRow;
  readonly top: number;
  readonly selected: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

/** Deeper than this, blocks are not moved further in: there is no room. */
const mostIndents = 8;

function Row({ row, schemas, language, top, selected, onChoose, onToggle }: RowProps) {
  const t = useEditorText();
  const { block, level, open, title, unknown, field, place, siblings } = row;
  const text = blockSummary(schemas, block, language);
  const indent = Math.min(level - 1, mostIndents);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus
    <div
      id={rowId(row)}
      role="treeitem"
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={place}
      aria-selected={selected}
      aria-expanded={open === null || level === 1 ? undefined : open}
      className="outline-row"
      style={{ top, paddingLeft: `${0.25 + indent * 0.9}rem` }}
      onClick={onChoose}
    >
      {open === null || level === 1 ? (
        <span className="outline-turn" />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
        // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do the same
        <span
          className="outline-turn"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon name={open ? "chevron-down" : "chevron-right"} small />
        </span>
      )}
      <span className="outline-words">
        <b>{level === 1 ? t.page : title}</b>
        {text !== "" && <span className="mute"> {text}</span>}
      </span>
      {field !== null && <span className="outline-field">{field}</span>}
      {unknown && (
        <span className="outline-unknown" title={t.unknownHint}>
          {t.unknown}
        </span>
      )}
    </div>
  );
}

/** Which part of a long list is in sight. */
function useWindow() {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 800 });
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const look = () => setSeen({ top: node.scrollTop, height: node.clientHeight });
    look();
    node.addEventListener("scroll", look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(node);
    return () => {
      node.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, []);
  const show = useRef((at: number) => {
    const node = box.current;
    if (!node) return;
    const [start, end] = [at * rowHeight, (at + 1) * rowHeight];
    if (start < node.scrollTop) node.scrollTop = start;
    else if (end > node.scrollTop + node.clientHeight) node.scrollTop = end - node.clientHeight;
  }).current;
  return { box, ...seen, show };
}

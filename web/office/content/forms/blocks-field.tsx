import { type ClipboardEvent, memo, useRef, useState } from "react";
import type { Json, JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { isBlock, samePath, withNewUids } from "../block-tree/block-tree.ts";
import { componentTitle, newBlock } from "../block-tree/component-schemas.ts";
import { allowedBlocks, blocksAsText, blocksInText, moved, roomFor } from "./block-list.ts";
import { BlockPalette } from "./block-palette.tsx";
import { BlockRow } from "./block-row.tsx";
import { type FieldProps, useFormContext } from "./form-context.ts";
import { isEmpty, textOf } from "./json.ts";
import { useFormsText } from "./words.ts";

/** Blocks inside a block: added, moved, doubled, carried to other pages; each opens in its place or as a form of its own. */
export function BlocksField(props: FieldProps) {
  const { value, fallback, hint, error, path, name, onChange, field } = props;
  const t = useFormsText();
  const isBorrowed = isEmpty(value) && Array.isArray(fallback) && fallback.length > 0;
  return (
    <section className="forms-group" aria-label={field.label}>
      <h3 className="field-label">
        {field.label}
        {!field.required && <span className="field-optional"> {t.optional}</span>}
      </h3>
      {isBorrowed ? (
        <>
          <p className="field-hint">{t.blocks.sameInAll}</p>
          <Button small look="ghost" onClick={() => onChange(fallback.map(copied), true)}>
            {t.blocks.ownList}
          </Button>
          <BlockList {...props} path={path} name={field.name} value={fallback} isReadOnly />
        </>
      ) : (
        <BlockList {...props} name={name} />
      )}
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
    </section>
  );
}

const copied = (one: Json): Json => (isBlock(one) ? withNewUids(one) : one);

/** Rows that are drawn until somebody asks for more: each has ten controls. */
const firstRows = 40;

/** Not drawn again while somebody types in another field: whatever its functions change, they begin with the newest block. */
const BlockList = memo(
  AnyBlockList,
  (one, other) =>
    one.value === other.value &&
    one.field === other.field &&
    one.name === other.name &&
    one.isReadOnly === other.isReadOnly &&
    samePath(one.path, other.path),
);

function AnyBlockList(props: FieldProps & { readonly isReadOnly?: boolean }) {
  const { field, name, value, path, onChange, isReadOnly = false } = props;
  const t = useFormsText().blocks;
  const { schemas } = useFormContext();
  const list = Array.isArray(value) ? value : [];
  const allowed = allowedBlocks(schemas, field);
  const room = roomFor(field, list.length);
  const addWords = allowed.length === 1 && allowed[0] ? componentTitle(schemas, allowed[0].name) : t.add;
  const [choosing, setChoosing] = useState(false);
  const [said, setSaid] = useState("");
  const [most, setMost] = useState(firstRows);
  const section = useRef<HTMLDivElement>(null);
  // What is written while an answer of the clipboard is waited for must not be lost.
  const latest = useRef(list);
  latest.current = list;
  const nameOf = (one: Json | undefined) => (isBlock(one) ? componentTitle(schemas, one.component) : "");
  const write = (next: readonly Json[], words: string) => {
    latest.current = [...next];
    onChange([...next], true);
    setSaid(words);
  };
  /** @param to counted in the list as it is */
  function move(from: number, to: number) {
    const next = moved(list, from, to);
    write(next, t.movedTo({ name: nameOf(list[from]), place: (to > from ? to - 1 : to) + 1, count: list.length }));
  }
  function add(component: string) {
    setChoosing(false);
    setMost(Math.max(most, list.length + 1));
    write([...list, newBlock(schemas, component)], t.added({ name: componentTitle(schemas, component) }));
    requestAnimationFrame(() => focusRow(section.current, list.length));
  }
  function remove(index: number) {
    write(list.toSpliced(index, 1), t.removed({ name: nameOf(list[index]) }));
    requestAnimationFrame(() => focusRow(section.current, Math.min(index, list.length - 2)));
  }
  /** @returns whether there was anything to take */
  function takeIn(text: string): boolean {
    const names = new Set(allowed.map((one) => one.name));
    const free = roomFor(field, latest.current.length);
    const blocks = blocksInText(text).filter(({ component }) => names.has(textOf(component)));
    if (blocks.length === 0 || blocks.length > free) return false;
    write([...latest.current, ...blocks.map((one) => withNewUids(one))], t.pasted({ count: blocks.length }));
    return true;
  }
  async function paste() {
    try {
      if (!takeIn(await navigator.clipboard.readText())) setSaid(t.nothingToPaste);
    } catch {
      setSaid(t.noClipboard);
    }
  }
  async function copy(block: JsonObject) {
    try {
      await navigator.clipboard.writeText(blocksAsText([block]));
      setSaid(t.copied({ name: nameOf(block) }));
    } catch {
      setSaid(t.noClipboard);
    }
  }
  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, [contenteditable]");
    if (isTyping || isReadOnly || !takeIn(event.clipboardData.getData("text/plain"))) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className="forms-blocks" ref={section} onPaste={onPaste}>
      {list.length === 0 && <p className="mute small">{t.empty}</p>}
      <ol className="forms-rows">
        {list.slice(0, most).map((one, index) => (
          <BlockRow
            key={isBlock(one) ? textOf(one._uid) : `broken ${index}`}
            list={`${path.flat().join(" ")} ${name}`}
            block={one}
            index={index}
            count={list.length}
            path={[...path, [name, index]]}
            isReadOnly={isReadOnly}
            mayDuplicate={room > 0}
            onChange={(next, mergeKey) => onChange(latest.current.with(index, next), mergeKey)}
            onMove={move}
            onRemove={() => remove(index)}
            onDuplicate={() => write(list.toSpliced(index + 1, 0, copied(one)), t.duplicated({ name: nameOf(one) }))}
            onCopy={(block) => void copy(block)}
          />
        ))}
      </ol>
      {list.length > most && (
        <Button small look="quiet" onClick={() => setMost(most + 5 * firstRows)}>
          {t.moreRows({ count: list.length - most })}
        </Button>
      )}
      {!isReadOnly && room > 0 && allowed.length > 0 && (
        <div className="forms-buttons">
          <Button
            small
            look="ghost"
            icon="plus"
            aria-label={`${addWords}: ${field.label}`}
            onClick={() => (allowed.length === 1 && allowed[0] ? add(allowed[0].name) : setChoosing(true))}
          >
            {addWords}
          </Button>
          <Button small look="quiet" onClick={() => void paste()}>
            {t.paste}
          </Button>
        </div>
      )}
      {room <= 0 && <p className="field-hint">{t.full({ most: list.length })}</p>}
      {allowed.length === 0 && <p className="field-hint">{t.nobody}</p>}
      <LiveRegion visible className="field-hint">
        {said}
      </LiveRegion>
      <BlockPalette
        open={choosing}
        title={t.addTo({ field: field.label })}
        blocks={allowed}
        onClose={() => setChoosing(false)}
        onChoose={add}
      />
    </div>
  );
}

/** The focus goes where something came, or to the place of what went. */
function focusRow(section: HTMLElement | null, index: number) {
  const rows = section?.querySelectorAll<HTMLElement>(":scope > .forms-rows > .forms-row");
  const row = rows?.[Math.max(0, index)]?.querySelector<HTMLElement>(".forms-row-open");
  (row ?? section?.querySelector<HTMLElement>(":scope > .forms-buttons button"))?.focus();
}

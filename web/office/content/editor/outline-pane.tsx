import { useState } from "react";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { type BlockPlace, blockAt, blockFields, insertBlock, pathOfUid, placeOf } from "../block-tree/block-tree.ts";
import {
  type ComponentSchema,
  type ComponentSchemas,
  componentTitle,
  newBlock,
  schemaOf,
} from "../block-tree/component-schemas.ts";
import { allowedBlocks } from "../forms/block-list.ts";
import { BlockPalette } from "../forms/block-palette.tsx";
import type { Deed } from "./block-deeds.ts";
import { Outline } from "./outline.tsx";
import { useEditorText } from "./words.ts";

interface OutlinePaneProps {
  readonly content: JsonObject;
  readonly schemas: ComponentSchemas;
  readonly language: string | null;
  readonly chosen: string | null;
  readonly onChoose: (uid: string | null) => void;
  readonly onOpen: () => void;
  readonly onDeed: (deed: Deed) => void;
  /** A content with one block more: its uid and what it is called. */
  readonly onPut: (next: JsonObject, uid: string, title: string) => void;
}

/** The blocks of the page, and the way to the next one. */
export function OutlinePane({ onPut, ...props }: OutlinePaneProps) {
  const { content, schemas, language, chosen } = props;
  const t = useEditorText();
  const [choosing, setChoosing] = useState(false);
  const isEmpty = blockFields(content, language).length === 0;
  const place = placeForNew(content, schemas, chosen);
  const blocks = place === null ? [] : blocksAt(content, schemas, place);
  function add(component: string) {
    setChoosing(false);
    if (place === null) return;
    const block = newBlock(schemas, component);
    onPut(insertBlock(content, place, block), String(block._uid), componentTitle(schemas, component));
  }
  const button = (words: string) => (
    <Button small look={isEmpty ? "primary" : "ghost"} icon="plus" onClick={() => setChoosing(true)}>
      {words}
    </Button>
  );
  return (
    <>
      <div className="editor-outline-head">
        <h2>{t.outline}</h2>
        {!isEmpty && place !== null && button(t.add)}
      </div>
      {isEmpty && place !== null && (
        <EmptyState icon="layers" title={t.empty} action={button(t.emptyAction)}>
          {t.emptyText}
        </EmptyState>
      )}
      <Outline {...props} />
      <BlockPalette
        open={choosing}
        title={chosen === null ? t.addToPage : t.addAfter}
        blocks={blocks}
        onClose={() => setChoosing(false)}
        onChoose={add}
      />
    </>
  );
}

/** After the chosen block; for the page itself at the end of its longest list. Null: nothing can stand in it. */
function placeForNew(content: JsonObject, schemas: ComponentSchemas, chosen: string | null): BlockPlace | null {
  const place = placeOf((chosen === null ? null : pathOfUid(content, chosen)) ?? []);
  if (place !== null) return { ...place, index: place.index + 1 };
  const lists = listsOf(content, schemas)
    .map((field) => ({
      field,
      index: lengthOf(content[field]),
      kinds: blocksAt(content, schemas, { parent: [], field, index: 0 }).length,
    }))
    // Where most may stand is where pages are told.
    .toSorted((one, other) => other.kinds - one.kinds || other.index - one.index);
  const best = lists[0];
  return best === undefined ? null : { parent: [], field: best.field, index: best.index };
}

const lengthOf = (value: JsonObject[string] | undefined) => (Array.isArray(value) ? value.length : 0);
const listsOf = (block: JsonObject, schemas: ComponentSchemas): string[] =>
  Object.entries(schemaOf(schemas, block.component)?.schema ?? {}).flatMap(([name, { type }]) =>
    type === "bloks" ? [name] : [],
  );

/** The blocks that may stand in a list. */
function blocksAt(
  content: JsonObject,
  schemas: ComponentSchemas,
  { parent, field }: BlockPlace,
): readonly ComponentSchema[] {
  const [plain = field] = field.split("__i18n__");
  const schema = schemaOf(schemas, blockAt(content, parent)?.component)?.schema[plain];
  return schema === undefined ? [] : allowedBlocks(schemas, schema);
}

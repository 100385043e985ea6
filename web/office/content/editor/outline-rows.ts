import { mostBlocks, mostLevels } from "../../../../core/block-limits.ts";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { type BlockPath, blockFields, everyBlock, isBlock, pathOfUid, startsWith } from "../block-tree/block-tree.ts";
import {
  type ComponentSchema,
  type ComponentSchemas,
  componentTitle,
  fieldTitle,
  schemaOf,
} from "../block-tree/component-schemas.ts";

/** A block in the list of blocks. */
export interface OutlineRow {
  readonly block: JsonObject;
  readonly path: BlockPath;
  readonly uid: string;
  /** From 1; the page itself. */
  readonly level: number;
  readonly title: string;
  /** What it stands in, where that is said first: the field of the first block in it. */
  readonly field: string | null;
  /** From 1, and of how many. */
  readonly place: number;
  readonly siblings: number;
  /** Null: nothing is in it. */
  readonly open: boolean | null;
  /** The space has no such component. */
  readonly unknown: boolean;
}

/** More blocks than this are opened one after the other, as somebody asks. */
const mostOpenAtOnce = 300;

interface OutlineOptions {
  readonly schemas: ComponentSchemas;
  readonly language: string | null;
  /** Uids of blocks that were opened or closed by hand. */
  readonly toggled: ReadonlySet<string>;
  /** Uid of a block that is in sight whatever is closed. */
  readonly chosen: string | null;
}

/** The blocks of a page one below the other, those in closed ones left out. */
export function outlineRows(content: JsonObject, { schemas, language, toggled, chosen }: OutlineOptions): OutlineRow[] {
  const startsOpen = everyBlock(content).length <= mostOpenAtOnce;
  const way = chosen === null ? [] : (pathOfUid(content, chosen) ?? []);
  const rows: OutlineRow[] = [];
  // The next one last. A list instead of recursion: how deep blocks nest is the author's choice.
  const left: { readonly block: JsonObject; readonly row: Omit<OutlineRow, "open"> }[] = [
    { block: content, row: rowOf(content, [], { schemas, field: null, place: 1, siblings: 1 }) },
  ];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { block, row } = next;
    const fields = inFormOrder(blockFields(block, language), schemaOf(schemas, block.component));
    const leads = way.length > row.path.length && startsWith(way, row.path);
    const open = row.level === 1 || leads || startsOpen !== toggled.has(row.uid);
    rows.push({ ...row, open: fields.length === 0 ? null : open });
    if (!open) continue;
    const inside = fields.flatMap((field) => childrenOf(block, field, row.path, { schemas }));
    left.push(...inside.reverse());
  }
  return rows;
}

type Words = Pick<OutlineOptions, "schemas">;

/** As the form has them; what it does not know comes last. */
function inFormOrder(fields: readonly string[], schema: ComponentSchema | null): string[] {
  const place = (field: string) => schema?.schema[field.replace(/__i18n__.*$/, "")]?.pos ?? Number.POSITIVE_INFINITY;
  return fields.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

function childrenOf(block: JsonObject, field: string, path: BlockPath, words: Words) {
  const list = block[field];
  if (!Array.isArray(list)) return [];
  const title = fieldTitle(words.schemas, block.component, field);
  return list.flatMap((inner, index) => {
    if (!isBlock(inner)) return [];
    const about = { ...words, field: index === 0 ? title : null, place: index + 1, siblings: list.length };
    return [{ block: inner, row: rowOf(inner, [...path, [field, index] as const], about) }];
  });
}

function rowOf(
  block: JsonObject,
  path: BlockPath,
  { schemas, field, place, siblings }: Pick<OutlineRow, "field" | "place" | "siblings"> & Words,
): Omit<OutlineRow, "open"> {
  return {
    block,
    path,
    level: path.length + 1,
    field,
    place,
    siblings,
    uid: String(block._uid ?? ""),
    title: componentTitle(schemas, block.component),
    unknown: schemaOf(schemas, block.component) === null,
  };
}

/** What of a page no visitor sees, in numbers; also what is no block though it stands among them. */
export interface LeftOut {
  readonly blocks: number;
  readonly deepest: number;
  readonly unknown: number;
  readonly broken: number;
}

/** Counts what pages leave out; null: nothing. */
export function leftOut(content: JsonObject, schemas: ComponentSchemas): LeftOut | null {
  let [blocks, deepest, unknown, broken] = [0, 0, 0, 0];
  const left = [{ block: content, level: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { block, level } = next;
    deepest = Math.max(deepest, level);
    if (level > 0) blocks += 1;
    if (schemaOf(schemas, block.component) === null) unknown += 1;
    for (const field of blockFields(block, null)) {
      for (const inner of block[field] as (typeof block)[string][]) {
        if (isBlock(inner)) left.push({ block: inner, level: level + 1 });
        else broken += 1;
      }
    }
  }
  const found = {
    blocks: Math.max(0, blocks - mostBlocks),
    deepest: Math.max(0, deepest - mostLevels),
    unknown,
    broken,
  };
  return Object.values(found).some((count) => count > 0) ? found : null;
}

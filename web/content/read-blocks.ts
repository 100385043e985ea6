import type { z } from "zod";
import { mostBlocks, mostLevels } from "../../core/block-limits.ts";
import type { BlockReading } from "../reading/fields/block-fields.ts";
import { editableOf } from "../reading/values/editable.ts";
import { isRecord, listOf, textOf } from "../reading/values/json.ts";
import { blocks } from "./blocks/blocks.generated.ts";
import type { BlockDefinition, BlockOf, ReadBlock } from "./define/define-block.ts";

/** What stands in the visual editor for a block that pages do not show. */
export interface LeftOutBlock extends ReadBlock<"left-out"> {
  /** The component, as it was written. */
  readonly name: string;
  /** Reason: unknown block, a missing or wrong field, or one block of the page too many (it and all that follow). */
  readonly why: "unknown" | "wrong" | "too-many";
  /** The field that is wrong, else "". */
  readonly field: string;
}

export type AnyDefinition = (typeof blocks)[number];

/** A block as it is drawn; `component` says which one. */
export type Block = BlockOf<AnyDefinition> | LeftOutBlock;

/** A block that was read and shows more than its own content. */
export interface WaitingBlock {
  readonly block: ReadBlock<string>;
  readonly load: NonNullable<BlockDefinition["load"]>;
}

interface BlockReader {
  readonly readBlocks: (body: unknown) => readonly Block[];
  /** Those that wait for the shop's answers, in the order of the page, as far as it was read. */
  readonly waiting: readonly WaitingBlock[];
}

/** First of three steps (`answer-blocks.ts`): reads the blocks of a page; leaves out and reports wrong ones. */
export function blockReader(reading: Omit<BlockReading, "readBlocks">): BlockReader {
  let count = 0;
  let level = 0;
  const waiting: WaitingBlock[] = [];
  // Making a schema costs more than reading a block by it.
  const made = new Map<BlockDefinition, z.ZodType<object>>();
  function schemaOf(definition: BlockDefinition): z.ZodType<object> {
    const schema = made.get(definition) ?? definition.schema({ ...reading, readBlocks });
    made.set(definition, schema);
    return schema;
  }

  function readBlocks(body: unknown): readonly Block[] {
    if (level >= mostLevels) {
      reading.leftOut(`blocks deeper than ${mostLevels} levels`);
      return [];
    }
    level += 1;
    const read = listOf(body).flatMap((one) => readBlock(one));
    level -= 1;
    return read;
  }

  function readBlock(value: unknown): readonly Block[] {
    if (!isRecord(value)) return [];
    count += 1;
    if (count > mostBlocks + 1) return [];
    const written = textOf(value.component);
    const definition = definitionOf(written);
    const same = { _uid: textOf(value._uid) || String(count), ...(reading.editable && editableOf(value)) };
    const leftOut = (why: LeftOutBlock["why"], told: string, field = ""): readonly LeftOutBlock[] => {
      reading.leftOut(told);
      return reading.editable ? [{ component: "left-out", name: written.slice(0, 50), why, field, ...same }] : [];
    };
    if (count > mostBlocks) return leftOut("too-many", `blocks after the first ${mostBlocks}`);
    if (definition === null) return leftOut("unknown", `unknown block ${written.slice(0, 50)}`);
    const read = schemaOf(definition).safeParse(value);
    if (!read.success) {
      const field = read.error.issues[0]?.path.join(".") ?? "";
      return leftOut("wrong", `block ${written}: ${field}`, field);
    }
    const { name: component, load } = definition;
    const block = { ...read.data, ...load?.start, component, ...same };
    if (load !== null) waiting.push({ block, load });
    return [block as Block];
  }

  return { readBlocks, waiting };
}

const byName = new Map<string, BlockDefinition>(blocks.map((one) => [one.name, one]));
const prefixed = (blocks as readonly BlockDefinition[]).filter(({ prefix }) => prefix !== null);

function definitionOf(component: string): BlockDefinition | null {
  const found = byName.get(component) ?? prefixed.find(({ prefix }) => prefix && component.startsWith(prefix.text));
  return found ?? null;
}

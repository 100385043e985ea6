import { isRecord } from "../reading/values/json.ts";
import type { Asking } from "./define/define-block.ts";
import type { WaitingBlock } from "./read-blocks.ts";
import { toComeOn } from "./to-come.ts";

/** What the shop answered, by the block that asked. */
export type BlockAnswers = ReadonlyMap<object, object>;

/** Second step: requests the data of all blocks at once; a block without a response stays as it was read. */
export async function askForBlocks(waiting: readonly WaitingBlock[], asking: Asking): Promise<BlockAnswers> {
  const asked = await Promise.all(
    waiting.map(async ({ block, load }) => ({ block, load, more: await load.ask(block, asking) })),
  );
  const answered = asked.flatMap(({ block, load, more }) => {
    if (more !== null) return [{ block, more, offers: load.offers?.(block) ?? {} }];
    asking.leftOut("a block that the shop has no answer for");
    return [];
  });
  const toCome = await toComeOn(
    asking.api,
    asking.shop,
    answered.map(({ block, more, offers }) => ({ block, shown: { ...block, ...more }, ...offers })),
  );
  return new Map(
    answered.map(({ block, more }) => [block, toCome?.block === block ? { ...more, toCome: toCome.text } : more]),
  );
}

/** Third step: the same blocks with their data, at any depth; a block without a request is the same object. */
export function withAnswers<Value>(value: Value, answers: BlockAnswers): Value {
  return answers.size === 0 ? value : (filled(value, answers) as Value);
}

function filled(value: unknown, answers: BlockAnswers): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => filled(one, answers));
    return all.some((one, at) => one !== value[at]) ? all : value;
  }
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, filled(one, answers)] as const);
  const answer = answers.get(value);
  const isSame = answer === undefined && fields.every(([name, one]) => one === value[name]);
  return isSame ? value : { ...Object.fromEntries(fields), ...answer };
}

import { isRecord } from "../reading/values/json.ts";
import type { Asking } from "./define/define-block.ts";
import type { WaitingBlock } from "./read-blocks.ts";
import { toComeOn } from "./to-come.ts";

/** What the shop answered, by the block that asked. */
export type BlockAnswers = ReadonlyMap<object, object>;

/** The second step: asks the shop for what blocks show beside their own content, all at once; one without an answer stays as it was read. */
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

/** The third step: the same blocks with what was answered, wherever they stand; what asked nothing is the same object. */
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

import type { RichText } from "../../../reading/rich-text/rich-text-tree.ts";
import { RichTextView } from "../../../reading/rich-text/rich-text-view.tsx";
import type { Text } from "./block.ts";

/** Each head of the second level with what it says, so that the two can stand beside each other on wide screens. */
export function View({ block: { text, ground } }: { readonly block: Text }) {
  const parts = headedParts(text);
  return (
    <div className="content-text" data-ground={ground} data-headed={text.some(isHead) || undefined}>
      <div className="wrap">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text has no names for its parts, and none keeps anything
          <RichTextView key={index} text={part} />
        ))}
      </div>
    </div>
  );
}

const isHead = (node: RichText[number]): boolean => node.type === "heading" && node.level === 2;

/** Cut before each head; what stands before the first is a part of its own. */
function headedParts(text: RichText): readonly RichText[] {
  const cuts = text.flatMap((node, at) => (at > 0 && isHead(node) ? [at] : []));
  return [0, ...cuts].map((from, n) => text.slice(from, cuts[n]));
}

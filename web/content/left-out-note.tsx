import { mostBlocks } from "../../core/block-limits.ts";
import { Notice } from "../../ui/notice.tsx";
import { useMessages } from "../words/context.tsx";
import type { LeftOutBlock } from "./read-blocks.ts";

/** In the visual editor, at the place of a block that visitors do not see. */
export function LeftOutNote({ block: { name, why, field } }: { readonly block: LeftOutBlock }) {
  const { content } = useMessages();
  const told = {
    unknown: () => content.unknownBlock({ name }),
    wrong: () => content.wrongBlock({ name, field }),
    "too-many": () => content.tooManyBlocks({ most: mostBlocks }),
  };
  return (
    <div className="wrap">
      <Notice tone="warn">{told[why]()}</Notice>
    </div>
  );
}

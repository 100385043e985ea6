import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { LeftOutBlock } from "./read-blocks.ts";

/** In the visual editor, at the place of a block that visitors do not see. */
export function LeftOutNote({ block: { name, field } }: { readonly block: LeftOutBlock }) {
  const { content } = useMessages();
  return (
    <div className="wrap">
      <Notice tone="warn">{field === null ? content.unknownBlock(name) : content.wrongBlock(name, field)}</Notice>
    </div>
  );
}

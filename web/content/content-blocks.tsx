import { cloneElement, isValidElement, type ReactNode } from "react";
import { type BlockView, BlockViewContext } from "../reading/rich-text/block-view.ts";
import type { EmbeddedBlock } from "../reading/rich-text/rich-text-tree.ts";
import { views as drawn } from "./blocks/views.generated.ts";
import type { ViewProps } from "./define/define-block.ts";
import { LeftOutNote } from "./left-out-note.tsx";
import type { AnyDefinition, Block } from "./read-blocks.ts";

type Views = { readonly [One in AnyDefinition as One["name"]]: (props: ViewProps<One>) => ReactNode };

/** How each block is drawn. */
const views = { ...(drawn satisfies Views), "left-out": LeftOutNote };

type View = (props: { readonly block: EmbeddedBlock }) => ReactNode;

/** A block in the visual editor: the element that its view draws says which block it is. */
function MarkedBlock({ block, view }: { readonly block: EmbeddedBlock; readonly view: View }) {
  const drawn = view({ block });
  if (isValidElement(drawn) && typeof drawn.type === "string") return cloneElement(drawn, block.editable);
  return (
    <div className="editable-block" {...block.editable}>
      {drawn}
    </div>
  );
}

const AnyBlock: BlockView = ({ block }) => {
  const View = views[block.component as Block["component"]] as View;
  // By its component, too: one that is replaced by another is not the same element with other words.
  return block.editable ? <MarkedBlock key={block.component} block={block} view={View} /> : <View block={block} />;
};

/** Blocks one below the other. */
export const ContentBlocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <BlockViewContext value={AnyBlock}>
    {blocks.map((block) => (
      <AnyBlock key={block._uid} block={block} />
    ))}
  </BlockViewContext>
);

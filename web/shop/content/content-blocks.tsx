import type { ComponentType } from "react";
import { type BlockView, BlockViewContext } from "./block-view.ts";
import { ButtonBlock } from "./blocks/button/button.tsx";
import { FormatsAndPricesBlock } from "./blocks/formats-and-prices/formats-and-prices.tsx";
import { HeadlineBlock } from "./blocks/headline/headline.tsx";
import { InformationBlock } from "./blocks/information/information.tsx";
import { MarginBlock } from "./blocks/margin/margin.tsx";
import { PhotoBlockBlock } from "./blocks/photo-block/photo-block.tsx";
import { PublicContainerBlock } from "./blocks/public-container/public-container.tsx";
import { SubTeasersBlock } from "./blocks/sub-teasers/sub-teasers.tsx";
import { TeaserBlock } from "./blocks/teaser/teaser.tsx";
import { TextBlock } from "./blocks/text/text.tsx";
import { UspTeaserBlock } from "./blocks/usp-teaser/usp-teaser.tsx";
import type { Block } from "./read-blocks.ts";

/** How each block is drawn. */
const views: {
  readonly [One in Block["component"]]: ComponentType<{ readonly block: Extract<Block, { component: One }> }>;
} = {
  button: ButtonBlock,
  "formats-and-prices": FormatsAndPricesBlock,
  headline: HeadlineBlock,
  information: InformationBlock,
  margin: MarginBlock,
  "photo-block": PhotoBlockBlock,
  "public-container": PublicContainerBlock,
  "sub-teasers": SubTeasersBlock,
  teaser: TeaserBlock,
  text: TextBlock,
  "usp-teaser": UspTeaserBlock,
};

const AnyBlock: BlockView = ({ block }) => {
  const View = views[block.component as Block["component"]] as BlockView;
  return <View block={block} />;
};

/** Blocks one below the other. */
export const ContentBlocks = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <BlockViewContext value={AnyBlock}>
    {blocks.map((block) => (
      <AnyBlock key={block._uid} block={block} />
    ))}
  </BlockViewContext>
);

import { type ComponentType, cloneElement, isValidElement, lazy, type ReactNode } from "react";
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
import { LeftOutNote } from "./left-out-note.tsx";
import type { Block } from "./read-blocks.ts";
import type { EmbeddedBlock } from "./rich-text/rich-text-tree.ts";

/** A block that few pages have is a part of its own, so that no other page loads it. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props: Props): ReactNode => <Part {...props} />;
}

// Parts of several blocks: each address of a part costs every page more than most of these blocks weigh.
const goods = () => import("./goods-blocks.ts");
const told = () => import("./told-blocks.ts");

/** How each block is drawn. */
const views: {
  readonly [One in Block["component"]]: (props: { readonly block: Extract<Block, { component: One }> }) => ReactNode;
} = {
  button: ButtonBlock,
  "formats-and-prices": FormatsAndPricesBlock,
  headline: HeadlineBlock,
  information: InformationBlock,
  "left-out": LeftOutNote,
  margin: MarginBlock,
  "photo-block": PhotoBlockBlock,
  "public-container": PublicContainerBlock,
  "sub-teasers": SubTeasersBlock,
  teaser: TeaserBlock,
  text: TextBlock,
  "usp-teaser": UspTeaserBlock,
  accessory: part(async () => (await goods()).AccessoryBlock),
  calendar: part(async () => (await goods()).CalendarBlock),
  card: part(async () => (await goods()).CardBlock),
  collage: part(async () => (await goods()).CollageBlock),
  "communication-tiles": part(async () => (await told()).CommunicationTilesBlock),
  "customer-picture": part(async () => (await told()).CustomerPictureBlock),
  "contact-form": part(async () => (await import("./blocks/contact-form/contact-form.tsx")).ContactFormBlock),
  faq: part(async () => (await told()).FaqBlock),
  feed: part(async () => (await goods()).FeedBlock),
  frame: part(async () => (await goods()).FrameBlock),
  "photobook-detail": part(async () => (await goods()).PhotobookDetailBlock),
  "photobook-overview": part(async () => (await goods()).PhotobookOverviewBlock),
  reviews: part(async () => (await told()).ReviewsBlock),
  shop: part(async () => (await told()).ShopBlock),
  "sku-container": part(async () => (await goods()).SkuContainerBlock),
  "themes-overview": part(async () => (await goods()).ThemesOverviewBlock),
  video: part(async () => (await told()).VideoBlock),
  voucher: part(async () => (await told()).VoucherBlock),
};

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

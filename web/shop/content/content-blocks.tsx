import { type ComponentType, cloneElement, isValidElement, type ReactNode } from "react";
import { islandsOf } from "../../islands/island.tsx";
import { part } from "../../part.tsx";
import { NewsletterIsland, ReviewsIsland } from "../chrome/islands.tsx";
import { type BlockView, BlockViewContext } from "./block-view.ts";
import { ButtonBlock } from "./blocks/button/button.tsx";
import * as contact from "./blocks/contact-form/contact-form.islands.ts";
import { FormatsAndPricesBlock } from "./blocks/formats-and-prices/formats-and-prices.tsx";
import { HeadlineBlock } from "./blocks/headline/headline.tsx";
import { InformationBlock } from "./blocks/information/information.tsx";
import { MarginBlock } from "./blocks/margin/margin.tsx";
import { PhotoBlockBlock } from "./blocks/photo-block/photo-block.tsx";
import { PublicContainerBlock } from "./blocks/public-container/public-container.tsx";
import { RelatedBlock } from "./blocks/related/related.tsx";
import { SubTeasersBlock } from "./blocks/sub-teasers/sub-teasers.tsx";
import { TeaserBlock } from "./blocks/teaser/teaser.tsx";
import { TextBlock } from "./blocks/text/text.tsx";
import * as tools from "./blocks/toolbox/toolbox.islands.ts";
import { UspTeaserBlock } from "./blocks/usp-teaser/usp-teaser.tsx";
import { LeftOutNote } from "./left-out-note.tsx";
import type { Block } from "./read-blocks.ts";
import type { EmbeddedBlock } from "./rich-text/rich-text-tree.ts";

// Parts of several blocks: each address of a part costs every page more than most of these blocks weigh.
const goods = <Props extends object>(choose: (loaded: typeof import("./goods-blocks.ts")) => ComponentType<Props>) =>
  part("web/shop/content/goods-blocks.ts", async () => choose(await import("./goods-blocks.ts")));
const told = <Props extends object>(choose: (loaded: typeof import("./told-blocks.ts")) => ComponentType<Props>) =>
  part("web/shop/content/told-blocks.ts", async () => choose(await import("./told-blocks.ts")));

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
  // The footer of every page has it already.
  newsletter: NewsletterIsland,
  "photo-block": PhotoBlockBlock,
  "public-container": PublicContainerBlock,
  related: RelatedBlock,
  "sub-teasers": SubTeasersBlock,
  teaser: TeaserBlock,
  text: TextBlock,
  "usp-teaser": UspTeaserBlock,
  accessory: goods((blocks) => blocks.AccessoryBlock),
  calendar: goods((blocks) => blocks.CalendarBlock),
  card: goods((blocks) => blocks.CardBlock),
  collage: goods((blocks) => blocks.CollageBlock),
  "communication-tiles": told((blocks) => blocks.CommunicationTilesBlock),
  "customer-picture": told((blocks) => blocks.CustomerPictureBlock),
  "contact-form": islandsOf("web/shop/content/blocks/contact-form/contact-form.islands.ts", contact)(
    "ContactForm",
    "touch",
  ),
  faq: told((blocks) => blocks.FaqBlock),
  feed: goods((blocks) => blocks.FeedBlock),
  frame: goods((blocks) => blocks.FrameBlock),
  glossary: told((blocks) => blocks.GlossaryBlock),
  "photobook-detail": goods((blocks) => blocks.PhotobookDetailBlock),
  "photobook-overview": goods((blocks) => blocks.PhotobookOverviewBlock),
  // The footer has it, too.
  reviews: ReviewsIsland,
  shop: told((blocks) => blocks.ShopBlock),
  "sku-container": goods((blocks) => blocks.SkuContainerBlock),
  "themes-overview": goods((blocks) => blocks.ThemesOverviewBlock),
  toolbox: islandsOf("web/shop/content/blocks/toolbox/toolbox.islands.ts", tools)("Toolbox", "touch"),
  video: told((blocks) => blocks.VideoBlock),
  voucher: told((blocks) => blocks.VoucherBlock),
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

import type { z } from "zod";
import { mostBlocks, mostLevels } from "../../../core/block-limits.ts";
import type { BlockReading } from "./block-fields.ts";
import { accessorySchema } from "./blocks/accessory/schema.ts";
import { buttonSchema } from "./blocks/button/schema.ts";
import { calendarSchema } from "./blocks/calendar/schema.ts";
import { cardSchema } from "./blocks/card/schema.ts";
import { collageSchema } from "./blocks/collage/schema.ts";
import { communicationTilesSchema } from "./blocks/communication-tiles/schema.ts";
import { contactFormSchema } from "./blocks/contact-form/schema.ts";
import { customerPictureSchema } from "./blocks/customer-picture/schema.ts";
import { faqSchema } from "./blocks/faq/schema.ts";
import { feedSchema } from "./blocks/feed/schema.ts";
import { formatsAndPricesSchema } from "./blocks/formats-and-prices/schema.ts";
import { frameSchema } from "./blocks/frame/schema.ts";
import { glossarySchema } from "./blocks/glossary/schema.ts";
import { headlineSchema } from "./blocks/headline/schema.ts";
import { informationSchema } from "./blocks/information/schema.ts";
import { marginSchema } from "./blocks/margin/schema.ts";
import { newsletterSchema } from "./blocks/newsletter/schema.ts";
import { photoBlockSchema } from "./blocks/photo-block/schema.ts";
import { photobookDetailSchema } from "./blocks/photobook-detail/schema.ts";
import { photobookOverviewSchema } from "./blocks/photobook-overview/schema.ts";
import { publicContainerSchema } from "./blocks/public-container/schema.ts";
import { relatedSchema } from "./blocks/related/schema.ts";
import { reviewsSchema } from "./blocks/reviews/schema.ts";
import { shopSchema } from "./blocks/shop/schema.ts";
import { skuContainerSchema } from "./blocks/sku-container/schema.ts";
import { subTeasersSchema } from "./blocks/sub-teasers/schema.ts";
import { teaserSchema } from "./blocks/teaser/schema.ts";
import { textSchema } from "./blocks/text/schema.ts";
import { themesOverviewSchema } from "./blocks/themes-overview/schema.ts";
import { toolboxSchema } from "./blocks/toolbox/schema.ts";
import { uspTeaserSchema } from "./blocks/usp-teaser/schema.ts";
import { videoSchema } from "./blocks/video/schema.ts";
import { voucherSchema } from "./blocks/voucher/schema.ts";
import { type Editable, editableOf } from "./editable.ts";
import { isRecord, listOf, textOf } from "./json.ts";

/** Every block there is, by the name of its component. */
const schemas = {
  "contact-form": contactFormSchema,
  voucher: voucherSchema,
  video: videoSchema,
  toolbox: toolboxSchema,
  "themes-overview": themesOverviewSchema,
  "sku-container": skuContainerSchema,
  shop: shopSchema,
  related: relatedSchema,
  reviews: reviewsSchema,
  "photobook-overview": photobookOverviewSchema,
  "photobook-detail": photobookDetailSchema,
  frame: frameSchema,
  faq: faqSchema,
  feed: feedSchema,
  "customer-picture": customerPictureSchema,
  "communication-tiles": communicationTilesSchema,
  collage: collageSchema,
  card: cardSchema,
  calendar: calendarSchema,
  accessory: accessorySchema,
  button: buttonSchema,
  "formats-and-prices": formatsAndPricesSchema,
  glossary: glossarySchema,
  headline: headlineSchema,
  information: informationSchema,
  margin: marginSchema,
  newsletter: newsletterSchema,
  "photo-block": photoBlockSchema,
  "public-container": publicContainerSchema,
  "sub-teasers": subTeasersSchema,
  teaser: teaserSchema,
  text: textSchema,
  "usp-teaser": uspTeaserSchema,
} as const satisfies Record<string, (reading: BlockReading) => z.ZodType>;

type Name = keyof typeof schemas;

interface AnyBlock<Component> {
  readonly component: Component;
  readonly _uid: string;
  /** In the visual editor alone. */
  readonly editable?: Editable;
}

/** What stands in the visual editor for a block that pages do not show. */
export interface LeftOutBlock extends AnyBlock<"left-out"> {
  /** The component, as it was written. */
  readonly name: string;
  /** Why: no such block, a field that is missing or wrong, or one block of the page too many (it and all that follow). */
  readonly why: "unknown" | "wrong" | "too-many";
  /** The field that is wrong, else "". */
  readonly field: string;
}

/** A block as it was read; `component` says which one. */
export type Block = { [One in Name]: AnyBlock<One> & z.output<ReturnType<(typeof schemas)[One]>> }[Name] | LeftOutBlock;

/** Reads blocks for one page; what is unknown or wrong is left out and told. */
export function blockReader(reading: Omit<BlockReading, "readBlocks">): (body: unknown) => readonly Block[] {
  let blocks = 0;
  let level = 0;
  // Making a schema costs more than reading a block by it.
  const made = new Map<Name, z.ZodType>();
  function schemaOf(name: Name): z.ZodType {
    const schema = made.get(name) ?? schemas[name]({ ...reading, readBlocks });
    made.set(name, schema);
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
    blocks += 1;
    if (blocks > mostBlocks + 1) return [];
    const written = textOf(value.component);
    const component = nameOf(written);
    const same = { _uid: textOf(value._uid) || String(blocks), ...(reading.editable && editableOf(value)) };
    const leftOut = (why: LeftOutBlock["why"], told: string, field = ""): readonly LeftOutBlock[] => {
      reading.leftOut(told);
      return reading.editable ? [{ component: "left-out", name: written.slice(0, 50), why, field, ...same }] : [];
    };
    if (blocks > mostBlocks) return leftOut("too-many", `blocks after the first ${mostBlocks}`);
    if (component === null) return leftOut("unknown", `unknown block ${written.slice(0, 50)}`);
    const read = schemaOf(component).safeParse(value);
    if (!read.success) {
      const field = read.error.issues[0]?.path.join(".") ?? "";
      return leftOut("wrong", `block ${written}: ${field}`, field);
    }
    // Blocks that are filled later keep their identity.
    return [Object.assign(read.data as object, { component, ...same }) as Block];
  }

  return readBlocks;
}

function nameOf(component: string): Name | null {
  if (component.startsWith("Public")) return "public-container";
  return Object.hasOwn(schemas, component) ? (component as Name) : null;
}

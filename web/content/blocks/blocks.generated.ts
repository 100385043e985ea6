/** Written by scripts/generate-blocks.ts from the folders beside it; do not edit. */
import { block as accessory } from "./accessory/block.ts";
import { block as button } from "./button/block.ts";
import { block as calendar } from "./calendar/block.ts";
import { block as card } from "./card/block.ts";
import { block as collage } from "./collage/block.ts";
import { block as communicationTiles } from "./communication-tiles/block.ts";
import { block as contactForm } from "./contact-form/block.ts";
import { block as customerPicture } from "./customer-picture/block.ts";
import { block as faq } from "./faq/block.ts";
import { block as feed } from "./feed/block.ts";
import { block as formatsAndPrices } from "./formats-and-prices/block.ts";
import { block as frame } from "./frame/block.ts";
import { block as glossary } from "./glossary/block.ts";
import { block as headline } from "./headline/block.ts";
import { block as information } from "./information/block.ts";
import { block as margin } from "./margin/block.ts";
import { block as newsletter } from "./newsletter/block.ts";
import { block as photoBlock } from "./photo-block/block.ts";
import { block as photobookDetail } from "./photobook-detail/block.ts";
import { block as photobookOverview } from "./photobook-overview/block.ts";
import { block as publicContainer } from "./public-container/block.ts";
import { block as related } from "./related/block.ts";
import { block as reviews } from "./reviews/block.ts";
import { block as shop } from "./shop/block.ts";
import { block as skuContainer } from "./sku-container/block.ts";
import { block as subTeasers } from "./sub-teasers/block.ts";
import { block as teaser } from "./teaser/block.ts";
import { block as text } from "./text/block.ts";
import { block as themesOverview } from "./themes-overview/block.ts";
import { block as toolbox } from "./toolbox/block.ts";
import { block as uspTeaser } from "./usp-teaser/block.ts";
import { block as video } from "./video/block.ts";
import { block as voucher } from "./voucher/block.ts";

export const blocks = [
  accessory,
  button,
  calendar,
  card,
  collage,
  communicationTiles,
  contactForm,
  customerPicture,
  faq,
  feed,
  formatsAndPrices,
  frame,
  glossary,
  headline,
  information,
  margin,
  newsletter,
  photoBlock,
  photobookDetail,
  photobookOverview,
  publicContainer,
  related,
  reviews,
  shop,
  skuContainer,
  subTeasers,
  teaser,
  text,
  themesOverview,
  toolbox,
  uspTeaser,
  video,
  voucher,
] as const;

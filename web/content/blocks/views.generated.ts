/** Written by scripts/generate-blocks.ts from the folders beside it; do not edit. */
import { View as accessory } from "./accessory/view.tsx";
import { View as button } from "./button/view.tsx";
import { View as calendar } from "./calendar/view.tsx";
import { View as card } from "./card/view.tsx";
import { View as collage } from "./collage/view.tsx";
import { View as communicationTiles } from "./communication-tiles/view.tsx";
import { View as contactForm } from "./contact-form/view.tsx";
import { View as customerPicture } from "./customer-picture/view.tsx";
import { View as faq } from "./faq/view.tsx";
import { View as feed } from "./feed/view.tsx";
import { View as formatsAndPrices } from "./formats-and-prices/view.tsx";
import { View as frame } from "./frame/view.tsx";
import { View as glossary } from "./glossary/view.tsx";
import { View as headline } from "./headline/view.tsx";
import { View as information } from "./information/view.tsx";
import { View as margin } from "./margin/view.tsx";
import { View as newsletter } from "./newsletter/view.tsx";
import { View as photoBlock } from "./photo-block/view.tsx";
import { View as photobookDetail } from "./photobook-detail/view.tsx";
import { View as photobookOverview } from "./photobook-overview/view.tsx";
import { View as publicContainer } from "./public-container/view.tsx";
import { View as related } from "./related/view.tsx";
import { View as reviews } from "./reviews/view.tsx";
import { View as shop } from "./shop/view.tsx";
import { View as skuContainer } from "./sku-container/view.tsx";
import { View as subTeasers } from "./sub-teasers/view.tsx";
import { View as teaser } from "./teaser/view.tsx";
import { View as text } from "./text/view.tsx";
import { View as themesOverview } from "./themes-overview/view.tsx";
import { View as toolbox } from "./toolbox/view.tsx";
import { View as uspTeaser } from "./usp-teaser/view.tsx";
import { View as video } from "./video/view.tsx";
import { View as voucher } from "./voucher/view.tsx";

export const views = {
  "accessory": accessory,
  "button": button,
  "calendar": calendar,
  "card": card,
  "collage": collage,
  "communication-tiles": communicationTiles,
  "contact-form": contactForm,
  "customer-picture": customerPicture,
  "faq": faq,
  "feed": feed,
  "formats-and-prices": formatsAndPrices,
  "frame": frame,
  "glossary": glossary,
  "headline": headline,
  "information": information,
  "margin": margin,
  "newsletter": newsletter,
  "photo-block": photoBlock,
  "photobook-detail": photobookDetail,
  "photobook-overview": photobookOverview,
  "public-container": publicContainer,
  "related": related,
  "reviews": reviews,
  "shop": shop,
  "sku-container": skuContainer,
  "sub-teasers": subTeasers,
  "teaser": teaser,
  "text": text,
  "themes-overview": themesOverview,
  "toolbox": toolbox,
  "usp-teaser": uspTeaser,
  "video": video,
  "voucher": voucher,
};

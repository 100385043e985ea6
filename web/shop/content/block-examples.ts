import { accessoryExample } from "./blocks/accessory/example.ts";
import { buttonExample } from "./blocks/button/example.ts";
import { calendarExample } from "./blocks/calendar/example.ts";
import { cardExample } from "./blocks/card/example.ts";
import { collageExample } from "./blocks/collage/example.ts";
import { communicationTilesExample } from "./blocks/communication-tiles/example.ts";
import { contactFormExample } from "./blocks/contact-form/example.ts";
import { customerPictureExample } from "./blocks/customer-picture/example.ts";
import { faqExample } from "./blocks/faq/example.ts";
import { feedExample } from "./blocks/feed/example.ts";
import { formatsAndPricesExample } from "./blocks/formats-and-prices/example.ts";
import { frameExample } from "./blocks/frame/example.ts";
import { glossaryExample } from "./blocks/glossary/example.ts";
import { headlineExample } from "./blocks/headline/example.ts";
import { informationExample } from "./blocks/information/example.ts";
import { marginExample } from "./blocks/margin/example.ts";
import { newsletterExample } from "./blocks/newsletter/example.ts";
import { photoBlockExample } from "./blocks/photo-block/example.ts";
import { photobookDetailExample } from "./blocks/photobook-detail/example.ts";
import { photobookOverviewExample } from "./blocks/photobook-overview/example.ts";
import { publicContainerExample } from "./blocks/public-container/example.ts";
import { relatedExample } from "./blocks/related/example.ts";
import { reviewsExample } from "./blocks/reviews/example.ts";
import { shopExample } from "./blocks/shop/example.ts";
import { skuContainerExample } from "./blocks/sku-container/example.ts";
import { subTeasersExample } from "./blocks/sub-teasers/example.ts";
import { teaserExample } from "./blocks/teaser/example.ts";
import { textExample } from "./blocks/text/example.ts";
import { themesOverviewExample } from "./blocks/themes-overview/example.ts";
import { toolboxExample } from "./blocks/toolbox/example.ts";
import { uspTeaserExample } from "./blocks/usp-teaser/example.ts";
import { videoExample } from "./blocks/video/example.ts";
import { voucherExample } from "./blocks/voucher/example.ts";

/** One of every block there is, as an editor would write it; `block-examples.test.ts` keeps it whole. */
export const blockExamples = [
  accessoryExample,
  buttonExample,
  calendarExample,
  cardExample,
  collageExample,
  communicationTilesExample,
  contactFormExample,
  customerPictureExample,
  faqExample,
  feedExample,
  formatsAndPricesExample,
  frameExample,
  glossaryExample,
  headlineExample,
  informationExample,
  marginExample,
  newsletterExample,
  photoBlockExample,
  photobookDetailExample,
  photobookOverviewExample,
  publicContainerExample,
  relatedExample,
  reviewsExample,
  shopExample,
  skuContainerExample,
  subTeasersExample,
  teaserExample,
  textExample,
  themesOverviewExample,
  toolboxExample,
  uspTeaserExample,
  videoExample,
  voucherExample,
];

/** Blocks of which a page has one or none: small, and one part together. */
export { CommunicationTilesBlock } from "./blocks/communication-tiles/communication-tiles.tsx";
export { CustomerPictureBlock } from "./blocks/customer-picture/customer-picture.tsx";
export { FaqBlock } from "./blocks/faq/faq.tsx";
export { GlossaryBlock } from "./blocks/glossary/glossary.tsx";
export { ShopBlock } from "./blocks/shop/shop.tsx";
export { VideoBlock } from "./blocks/video/video.tsx";
export { VoucherBlock } from "./blocks/voucher/voucher.tsx";

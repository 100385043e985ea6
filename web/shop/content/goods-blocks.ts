/** Blocks that show goods and designs with their prices: one part, since most of it is what they share. */
export { AccessoryBlock } from "./blocks/accessory/accessory.tsx";
export { CalendarBlock } from "./blocks/calendar/calendar.tsx";
export { CardBlock } from "./blocks/card/card.tsx";
export { CollageBlock } from "./blocks/collage/collage.tsx";
export { FeedBlock } from "./blocks/feed/feed.tsx";
export { FrameBlock } from "./blocks/frame/frame.tsx";
export { PhotobookDetailBlock } from "./blocks/photobook-detail/photobook-detail.tsx";
export { PhotobookOverviewBlock } from "./blocks/photobook-overview/photobook-overview.tsx";
export { SkuContainerBlock } from "./blocks/sku-container/sku-container.tsx";
export { ThemesOverviewBlock } from "./blocks/themes-overview/themes-overview.tsx";

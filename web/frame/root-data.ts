import type { Shop } from "../../core/shop.ts";
import type { FlagClientSettings } from "../../services/treatments/contract.ts";
import type { ActionBar } from "../reading/action-bar/read-action-bar.ts";
import type { PageContext } from "../reading/page-context.ts";
import type { SmartBanner } from "../reading/smart-banner/read-smart-banner.ts";
import type { ContentPicture } from "../reading/values/content-picture.ts";
import type { ChromeLink, ShopEntry } from "./chrome/chrome-data.ts";
import type { FooterContent } from "./chrome/footer/footer-content.ts";
import type { FrameWords } from "./chrome/frame-words.ts";
import type { SnowTime } from "./chrome/snowfall/snow-time.ts";
import type { Navigation } from "./navigation/navigation.ts";

/** Data of every page's root (`web/app/load-root.ts`): the visitor's shop, and the content of the frame. */
export interface RootData extends Pick<PageContext, "chatScript" | "tagManager" | "origins"> {
  readonly shop: Shop;
  /** Visitors reach the shop by https. */
  readonly encrypted: boolean;
  readonly words: FrameWords;
  readonly products: readonly ChromeLink[];
  readonly footer: FooterContent;
  readonly shops: readonly ShopEntry[];
  /** Null: no snow falls. */
  readonly snow: SnowTime | null;
  /** Instead of the shop's own, for customers of another brand. */
  readonly replacementLogo: ContentPicture | null;
  readonly navigation: Navigation;
  readonly app: SmartBanner | null;
  readonly bar: ActionBar | null;
  /** Null: browsers request no flags. */
  readonly flagClient: FlagClientSettings | null;
}

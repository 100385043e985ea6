/** Written by scripts/generate-words.ts from the folders beside it; do not edit. */
import type { Words as AccessoriesWords } from "./accessories/words.generated.ts";
import type { Words as AccountWords } from "./account/words.generated.ts";
import type { Words as CartWords } from "./cart/words.generated.ts";
import type { Words as CheckoutWords } from "./checkout/words.generated.ts";
import type { Words as ChromeWords } from "./chrome/words.generated.ts";
import type { Words as ContentWords } from "./content/words.generated.ts";
import type { Words as DeliveryWords } from "./delivery/words.generated.ts";
import type { Words as DesignerWords } from "./designer/words.generated.ts";
import type { Words as LayoutsWords } from "./experiments/layouts/words.generated.ts";
import type { Words as LegalWords } from "./legal/words.generated.ts";
import type { Words as OfflineWords } from "./offline/words.generated.ts";
import type { Words as OrderWords } from "./order/words.generated.ts";
import type { Words as ProductWords } from "./product/words.generated.ts";
import type { Words as ProductsWords } from "./products/words.generated.ts";
import type { Words as SharedDesignWords } from "./shared-design/words.generated.ts";
import type { Words as ThemesWords } from "./themes/words.generated.ts";
import type { Words as VouchersWords } from "./vouchers/words.generated.ts";

export interface Messages {
  readonly accessories: AccessoriesWords;
  readonly account: AccountWords;
  readonly cart: CartWords;
  readonly checkout: CheckoutWords;
  readonly chrome: ChromeWords;
  readonly content: ContentWords;
  readonly delivery: DeliveryWords;
  readonly designer: DesignerWords;
  readonly layouts: LayoutsWords;
  readonly legal: LegalWords;
  readonly offline: OfflineWords;
  readonly order: OrderWords;
  readonly product: ProductWords;
  readonly products: ProductsWords;
  readonly sharedDesign: SharedDesignWords;
  readonly themes: ThemesWords;
  readonly vouchers: VouchersWords;
}

/** Folders of the parts; some have American texts. */
export const partFolders = {
  accessories: { folder: "accessories", american: true },
  account: { folder: "account", american: true },
  cart: { folder: "cart", american: true },
  checkout: { folder: "checkout", american: true },
  chrome: { folder: "chrome", american: true },
  content: { folder: "content", american: false },
  delivery: { folder: "delivery", american: true },
  designer: { folder: "designer", american: true },
  layouts: { folder: "experiments/layouts", american: true },
  legal: { folder: "legal", american: true },
  offline: { folder: "offline", american: false },
  order: { folder: "order", american: true },
  product: { folder: "product", american: true },
  products: { folder: "products", american: false },
  sharedDesign: { folder: "shared-design", american: false },
  themes: { folder: "themes", american: true },
  vouchers: { folder: "vouchers", american: true },
} as const;

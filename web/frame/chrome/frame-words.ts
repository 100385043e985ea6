import type { Messages } from "../../words/messages.generated.ts";

/** Names of pages in the frame of every page, picked on the server, so that browsers load no other texts. */
export const frameWords = ({ product, products, themes, vouchers, legal }: Messages) => ({
  home: product.home,
  design: product.designNavigation,
  designs: themes.title,
  products: products.title,
  giftVouchers: vouchers.giftPage.link,
  imprint: legal.imprint,
  contact: legal.contact,
  terms: legal.terms,
  withdrawal: legal.withdrawal,
  delivery: legal.delivery,
  privacy: legal.privacy,
});

export type FrameWords = ReturnType<typeof frameWords>;

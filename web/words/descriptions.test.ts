import { expect, test } from "vitest";
import { listText } from "../../core/list-text.ts";
import { locales } from "../../core/locale.ts";
import { messagesOf } from "./all.ts";

/** What search engines show of the shop's own pages. */
const descriptions = ({ legal, products, themes, vouchers }: ReturnType<typeof messagesOf>, and: string) => [
  ...[legal.imprintPage, legal.contactPage, legal.withdrawalPage, legal.deliveryPage, legal.termsPage].map(told),
  ...[legal.privacyPage, vouchers.giftPage, themes, products].map(told),
  themes.describe({ title: "Goldener Lorbeer", products: and }),
];
const told = ({ description }: { readonly description: string }) => description;

test.each(locales)(
  "in %s search engines show the descriptions of our own pages whole: 120 to 160 letters",
  (locale) => {
    const all = descriptions(messagesOf(locale), listText(["Postkarte", "Klappkarte"], locale));
    expect(all.filter(({ length }) => length < 120 || length > 160)).toEqual([]);
    expect(new Set(all).size).toBe(10);
  },
);

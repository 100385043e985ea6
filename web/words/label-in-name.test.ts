import { expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { messagesOf } from "./all.ts";

/** What a button shows, and what it is called where several of a page show the same: "Löschen", "Strand löschen". */
const pairs = ({ account, cart, vouchers }: ReturnType<typeof messagesOf>) => [
  [account.open, account.openOf({ name: "Strand" })],
  [account.copy, account.copyOf({ name: "Strand" })],
  [account.remove, account.removeOf({ name: "Strand" })],
  [account.editAddress, account.editOf({ name: "Strand" })],
  [cart.edit, cart.editOf({ title: "Strand" })],
  [cart.duplicate, cart.duplicateOf({ title: "Strand" })],
  [cart.remove, cart.removeOf({ title: "Strand" })],
  [vouchers.remove, vouchers.removeOf({ label: "Strand" })],
  [vouchers.instead, vouchers.insteadOf({ label: "Strand" })],
];

test.each(locales)(
  "in %s a button is called by the words that it shows, for who says them aloud (WCAG 2.2, 2.5.3)",
  (locale) => {
    for (const [shown = "", called = ""] of pairs(messagesOf(locale))) {
      const words = shown.toLowerCase().split(/[\s\u00a0\u202f]+/);
      const others = called
        .toLowerCase()
        .replace("strand", " ")
        .split(/[\s\u00a0\u202f]+/);
      expect(others.join(" "), `${shown}: ${called}`).toContain(words.join(" "));
      expect(called).toContain("Strand");
    }
  },
);

import { expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import { messagesOf } from "./all.ts";

/** What a button shows, and what it is called where several of a page show the same: "Löschen", "Strand löschen". */
const pairs = ({ account, cart, vouchers }: ReturnType<typeof messagesOf>) => [
  [account.open, account.openOf("Strand")],
  [account.copy, account.copyOf("Strand")],
  [account.remove, account.removeOf("Strand")],
  [account.editAddress, account.editOf("Strand")],
  [cart.edit, cart.editOf("Strand")],
  [cart.duplicate, cart.duplicateOf("Strand")],
  [cart.remove, cart.removeOf("Strand")],
  [vouchers.remove, vouchers.removeOf("Strand")],
  [vouchers.instead, vouchers.insteadOf("Strand")],
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

import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import type { MyVoucher } from "../../../services/vouchers/contract.ts";
import { messagesOf } from "../../words/all.ts";
import { MessagesProvider } from "../../words/context.tsx";
import { MyVouchers } from "./my-vouchers.tsx";

const de = messagesOf("de-DE");

const voucher: MyVoucher = {
  hint: "7K3P",
  currency: "EUR",
  amount: 5_000,
  balance: 2_000,
  validTo: "2026-12-31",
  state: "open",
  issuedAt: "2023-03-01T09:00:00.000Z",
  bought: true,
};
const shown = (changes: Partial<MyVoucher>) =>
  html(
    <MessagesProvider locale="de-DE" messages={de}>
      <MyVouchers list={{ value: { vouchers: [{ ...voucher, ...changes }] }, failure: null, again: () => {} }} />
    </MessagesProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("a gift voucher says what is left of it; one that has expired has nothing left, and says what was not spent", () => {
  expect(shown({})).toContain("Gültig bis 31. Dezember 2026 Offen 20,00 € 20,00 € von 50,00 € übrig");
  const over = shown({ state: "expired", validTo: "2025-12-31" });
  expect(over).toContain("Abgelaufen 0,00 € 20,00 € nicht eingelöst");
  expect(over).not.toContain("übrig");
});

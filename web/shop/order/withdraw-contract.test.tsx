import type { ReactNode } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import { orderProblems } from "../../../services/orders/contract.ts";
import { messagesOf } from "../../words/all.ts";
import { MessagesProvider } from "../../words/context.tsx";
import { noOrder, type OrderStore, type OrderStoreState } from "./order-store.ts";
import { WithdrawContract } from "./withdraw-contract.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";

const messages = messagesOf("de-DE");

const line = (id: string) => ({ id, title: id, quantity: 1, withdrawalRight: true });
const orderWith = (lines: readonly string[], spent: readonly string[]) =>
  ({
    number: "100001",
    email: "lena@beispiel.de",
    shippingAddress: { firstName: "Lena", lastName: "Muster" },
    lines: [...lines, ...spent].map(line),
    withdrawal: { until: null, lines, spent },
  }) as unknown as NonNullable<OrderStoreState["order"]>;

const inShop = (page: ReactNode) =>
  html(
    <MessagesProvider locale="de-DE" messages={messages}>
      {page}
    </MessagesProvider>,
  );
const section = (order: NonNullable<OrderStoreState["order"]>) =>
  inShop(<WithdrawContract store={{} as OrderStore} order={order} state={{ ...noOrder, order }} />);

test("a gift voucher of which something is spent is not offered; the page says why and whom to ask", () => {
  const page = section(orderWith([], ["Geschenkgutschein"]));
  expect(page).toContain("Vom Gutschein ist schon etwas eingelöst");
  expect(page).toContain("Schreib uns");
  expect(page).not.toContain("<button");
});

test("beside goods that can be given back it cannot be ticked", () => {
  const order = orderWith(["Rahmen"], ["Geschenkgutschein"]);
  expect(section(order)).toContain("<button");
  const form = inShop(<WithdrawalForm order={order} onSend={() => {}} />);
  const [frame, voucher] = form.match(/<input[^>]*name="lines"[^>]*>/g) ?? [];
  expect([frame?.includes("disabled"), voucher?.includes("disabled")]).toEqual([false, true]);
  expect(form).toContain("Vom Gutschein ist schon etwas eingelöst");
  expect(form).not.toContain("Schon widerrufen");
});

test("every refusal the server knows of a withdrawal has a sentence of its own", () => {
  const refusals = orderProblems.filter((kind) => /withdraw|personalised|spent/.test(kind));
  expect(refusals).toContain("voucher-spent");
  for (const kind of refusals) expect(messages.order.problem).toHaveProperty([kind]);
});

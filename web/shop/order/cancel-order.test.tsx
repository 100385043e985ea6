import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrderView } from "../../../services/orders/contract.ts";
import { messagesOf } from "../../words/all.ts";
import { MessagesProvider } from "../../words/context.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import type { OrderStore } from "./order-store.ts";

const de = messagesOf("de-DE");

const soon = new Date(Date.now() + 3_600_000).toISOString();
const shown = (kind: string) => {
  const order = { number: "100001", lines: [{ kind }], cancellable: true, cancelPromisedUntil: soon, payment: {} };
  return html(
    <MessagesProvider locale="de-DE" messages={de}>
      <CancelOrder store={{} as OrderStore} order={order as unknown as OrderView} cancelling={false} />
    </MessagesProvider>,
  );
};

test("an order that is made promises the hour in which nothing is begun; one of gift vouchers, which waits for none, does not", () => {
  expect(shown("photoframe")).toContain("Vorher fangen wir nicht an.");
  const gift = shown("voucher");
  expect(gift).toContain("Solange der Gutschein nicht verschickt ist, kannst du kostenlos stornieren.");
  expect(gift).not.toMatch(/fangen wir|gefertigt|Fertigung/);
});

import { renderToStaticMarkup as html } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "../../../core/locale.ts";
import { messagesOf } from "../../words/all.ts";
import { MessagesProvider } from "../../words/context.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { OrderHistory } from "./order-history.tsx";
import type { OrderStore } from "./order-store.ts";

const en = messagesOf("en-GB");

const shown = (locale: Locale) =>
  html(
    <MessagesProvider locale={locale} messages={en}>
      <OrderHistory history={[{ state: "paid", at: "2026-11-23T03:27:00.000Z" }]} />
      <CancelOrder
        store={{} as OrderStore}
        order={
          {
            number: "1",
            lines: [{ kind: "photoframe" }],
            cancellable: true,
            payment: {},
            cancelPromisedUntil: "2099-11-23T04:27:00.000Z",
          } as never
        }
        cancelling={false}
      />
    </MessagesProvider>,
  ).replaceAll(/[\u00a0\u202f]/g, " ");

test("who orders in London reads London's time, not the workshop's", () => {
  expect(shown("en-GB")).toContain(">23 November 2026 at 03:27<");
  expect(shown("en-GB")).toContain("04:27 GMT");
  expect(shown("en-GB")).not.toContain("CET");
});

test("where a country has several clocks each time says its own", () => {
  expect(shown("en-US")).toContain(">November 22, 2026 at 10:27 PM EST<");
  expect(shown("en-US")).toContain("11:27 PM EST");
});

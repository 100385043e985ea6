import { Suspense } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "./all.ts";
import { MessagesProvider, useMessages } from "./context.tsx";
import { loadedMessages, type TextAddresses } from "./load.ts";
import { notingParts } from "./used-parts.ts";

const Title = () => <h1>{useMessages().cart.title}</h1>;

const Titles = () => {
  const { cart, order } = useMessages();
  return <h1>{`${cart.title}, ${order.title}`}</h1>;
};

test("a component waits for the texts of its part, which are asked for once, and for no others", async () => {
  const asked: string[] = [];
  const load = async (address: string) => {
    asked.push(address);
    return { default: { title: "Warenkorb" } };
  };
  const addresses = { cart: "/assets/cart.js", legal: "/assets/legal.js" } as Partial<TextAddresses> as TextAddresses;
  const { messages } = loadedMessages("de-DE", addresses, load);
  const stream = await renderToReadableStream(
    <MessagesProvider locale="de-DE" messages={messages}>
      <Suspense>
        <Title />
        <Title />
      </Suspense>
    </MessagesProvider>,
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toContain("<h1>Warenkorb</h1><h1>Warenkorb</h1>");
  expect(asked).toEqual(["/assets/cart.js"]);
});

test("texts of several parts in one component are each their own, whichever of them it waits for", async () => {
  const texts = { "/cart.js": { default: { title: "Warenkorb" } }, "/order.js": { default: { title: "Bestellung" } } };
  const load = async (address: string) => texts[address as keyof typeof texts];
  const addresses = { cart: "/cart.js", order: "/order.js" } as Partial<TextAddresses> as TextAddresses;
  const { messages } = loadedMessages("de-DE", addresses, load);
  const stream = await renderToReadableStream(
    <MessagesProvider locale="de-DE" messages={messages}>
      <Suspense>
        <Titles />
      </Suspense>
    </MessagesProvider>,
  );
  await stream.allReady;
  expect(await new Response(stream).text()).toContain("<h1>Warenkorb, Bestellung</h1>");
});

test("a component whose texts do not come says so once, instead of waiting for ever", async () => {
  const asked: string[] = [];
  const load = async (address: string) => {
    asked.push(address);
    return {};
  };
  const { messages } = loadedMessages("de-DE", { cart: "/cart.js" } as Partial<TextAddresses> as TextAddresses, load);
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <MessagesProvider locale="de-DE" messages={messages}>
      <Suspense fallback="…">
        <Title />
      </Suspense>
    </MessagesProvider>,
    { onError: (fault) => void faults.push(fault) },
  );
  await stream.allReady;
  expect(faults).toEqual([new Error("no texts of cart in de-DE")]);
  expect(asked).toEqual(["/cart.js"]);
});

test("a page on the server knows which parts it said", () => {
  const { messages, used } = notingParts(messagesOf("fr-FR"));
  const drawn = renderToStaticMarkup(
    <MessagesProvider locale="fr-FR" messages={messages}>
      <Title />
    </MessagesProvider>,
  );
  expect(drawn).toBe(`<h1>${messagesOf("fr-FR").cart.title}</h1>`);
  expect([...used]).toEqual(["cart"]);
});

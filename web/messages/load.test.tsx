import { Suspense } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messagesOf } from "./all.ts";
import { MessagesProvider, useMessages } from "./context.tsx";
import { loadedMessages, type TextAddresses } from "./load.ts";
import { notingParts } from "./used-parts.ts";

const Title = () => <h1>{useMessages().cart.title}</h1>;

test("a component waits for the texts of its part, which are asked for once, and for no others", async () => {
  const asked: string[] = [];
  const load = async (address: string) => {
    asked.push(address);
    return { de: { title: "Warenkorb" } };
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

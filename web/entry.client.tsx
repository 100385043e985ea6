import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Locale } from "../core/locale.ts";
import { mayReload } from "./chunk-reload.ts";
import { readHandOver } from "./hand-over.ts";
import { MessagesProvider } from "./messages/context.tsx";
import { loadedMessages } from "./messages/load.ts";
import { tabStorage } from "./tab-storage.ts";

// A chunk of a version that is no longer served: the page of the new one knows its own.
addEventListener("vite:preloadError", (event) => {
  if (!mayReload(tabStorage(), location.pathname, Date.now())) return;
  event.preventDefault();
  location.reload();
});

// One locale a page load: the texts that the page says are there before it comes alive.
const locale = document.documentElement.lang as Locale;
const { texts, said } = readHandOver();
const { messages, need } = loadedMessages(locale, texts, (address) => import(/* @vite-ignore */ address));
await Promise.all(said.map(need));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages}>
        <HydratedRouter />
      </MessagesProvider>
    </StrictMode>,
  );
});

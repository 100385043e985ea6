import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Locale } from "../core/locale.ts";
import { mayReload } from "./chunk-reload.ts";
import { MessagesProvider } from "./messages/context.tsx";
import { loadMessages } from "./messages/load.ts";
import { tabStorage } from "./tab-storage.ts";

// A chunk of a version that is no longer served: the page of the new one knows its own.
addEventListener("vite:preloadError", (event) => {
  if (!mayReload(tabStorage(), location.pathname, Date.now())) return;
  event.preventDefault();
  location.reload();
});

// One locale a page load: its messages are a chunk of their own, fetched before the page comes alive.
const locale = document.documentElement.lang as Locale;
const messages = await loadMessages(locale);

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

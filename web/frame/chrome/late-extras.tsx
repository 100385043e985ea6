import { type ComponentType, useEffect, useRef, useState } from "react";
import { loadUnasked } from "../../browser/chunk-reload.ts";
import { consentFor } from "../../browser/consent-store.ts";
import { usePage } from "../../browser/navigation/page.ts";
import { tabStorage } from "../../browser/tab-storage.ts";
import { offerHook } from "../link-hooks/link-hooks.ts";
import { useHook } from "../link-hooks/use-hook.ts";
import type { ExtrasProps } from "./extras.tsx";

/** Milliseconds until the chat's button comes (chrome document, section 9), and with it what else can wait. */
const buttonTimeout = 1700;
/** In the tab's storage while the chat is open (`help-chat/launcher.tsx`), and in addresses of its mails. */
const chat = { key: "help-chat", hash: "#help-chat" } as const;

/** Loads what a page can do without, once it stands; at once where somebody asks for the chat, or left it open. */
export function LateExtras({ chatScript, snow }: Omit<ExtrasProps, "chatAsked">) {
  const [Extras, setExtras] = useState<ComponentType<ExtrasProps> | null>(null);
  const [chatAsked, setChatAsked] = useState(false);
  useChatByAddress();
  useEffect(() => {
    let left = false;
    // What does not come now comes when somebody asks for it.
    const load = (coming: Promise<typeof import("./extras.tsx")>) =>
      coming.then(
        (loaded) => left || setExtras(() => loaded.Extras),
        () => {},
      );
    const ask = () => {
      setChatAsked(true);
      void load(import("./extras.tsx"));
    };
    const takeBack = offerHook("help-chat", { act: ask });
    const timer = setTimeout(() => load(loadUnasked(() => import("./extras.tsx"))), buttonTimeout);
    // After a withdrawal of consent to a vendor's chat, pages do not ask for it again.
    const mayGoOn = chatScript === null || consentFor("help-chat") === "GRANTED";
    if (mayGoOn && tabStorage().getItem(chat.key) !== null) ask();
    return () => {
      left = true;
      takeBack();
      clearTimeout(timer);
    };
  }, [chatScript]);
  return Extras && <Extras chatScript={chatScript} chatAsked={chatAsked} snow={snow} />;
}

/** Opens the chat where the address says so: of a document, of a page that follows it, or of an anchor. */
function useChatByAddress(): void {
  const address = usePage().location;
  const offer = useHook("help-chat");
  const latest = useRef(offer);
  latest.current = offer;
  const isOffered = offer !== null;
  useEffect(() => {
    if (isOffered && address.hash === chat.hash) void latest.current?.act();
  }, [address, isOffered]);
  useEffect(() => {
    const heard = () => location.hash === chat.hash && void latest.current?.act();
    addEventListener("hashchange", heard);
    return () => removeEventListener("hashchange", heard);
  }, []);
}

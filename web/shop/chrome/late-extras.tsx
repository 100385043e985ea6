import { type ComponentType, useEffect, useState } from "react";
import { tabStorage } from "../../tab-storage.ts";
import type { ExtrasProps } from "./extras.tsx";
import { offerHook } from "./link-hooks.ts";

/** Milliseconds until the chat's button comes (chrome document, section 9), and with it what else can wait. */
const buttonTimeout = 1700;
/** In the tab's storage while the chat is open (`help-chat/launcher.tsx`), and in the address of mails that lead to it. */
const chat = { key: "help-chat", hash: "#help-chat" } as const;

/** Loads what a page can do without, once it stands; at once where somebody asks for the chat, or left it open. */
export function LateExtras({ chatScript, snow }: Omit<ExtrasProps, "chatAsked">) {
  const [Extras, setExtras] = useState<ComponentType<ExtrasProps> | null>(null);
  const [chatAsked, setChatAsked] = useState(false);
  useEffect(() => {
    let left = false;
    // What does not come now comes when somebody asks for it.
    const load = () =>
      import("./extras.tsx").then(
        (loaded) => left || setExtras(() => loaded.Extras),
        () => {},
      );
    const ask = () => {
      setChatAsked(true);
      void load();
    };
    const takeBack = offerHook("help-chat", ask);
    const timer = setTimeout(load, buttonTimeout);
    if (location.hash === chat.hash || tabStorage().getItem(chat.key) !== null) ask();
    return () => {
      left = true;
      takeBack();
      clearTimeout(timer);
    };
  }, []);
  return Extras && <Extras {...{ chatScript, chatAsked, snow }} />;
}

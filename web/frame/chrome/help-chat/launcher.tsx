import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from "react";
import "./launcher.css";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { consentFor, onConsent } from "../../../browser/consent-store.ts";
import { log } from "../../../browser/log/log.ts";
import { tabStorage } from "../../../browser/tab-storage.ts";
import { useMessages } from "../../../words/context.tsx";
import { useCustomer } from "../../customer/customer-store.ts";
import { offerHook } from "../../link-hooks/link-hooks.ts";
import { useHook } from "../../link-hooks/use-hook.ts";
import { useFreePlace } from "../use-free-place.ts";
import { nextChatState } from "./chat-state.ts";
import { type LoadedChat, loadChat } from "./load-chat.ts";
import { useUnread } from "./unread.ts";

/** Chrome document, section 9: what loads faster needs no sign of it. */
const loadingTimeout = 300;
/** In the tab's storage: the chat is open, and stays so on the next page. */
export const openKey = "help-chat";

interface LauncherProps {
  /** Of an outside chat; null: ours. */
  readonly script: string | null;
  /** Somebody asked for it before it was here. */
  readonly asked: boolean;
}

/**
 * The button that loads the chat with the first click and opens it with later ones, marked when an answer came; away
 * while the chat is open, and aside where it would cover what somebody needs.
 */
export function Launcher({ script, asked }: LauncherProps) {
  const t = useMessages().chrome;
  const [state, dispatch] = useReducer(nextChatState, "not-loaded");
  const [chat, setChat] = useState<LoadedChat | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => dispatch("close"), []);
  const press = useConsented(script, () => dispatch("press"));

  const { unread, forget } = useUnread({ isOpen: state === "open", isExpected: state === "closed" });
  const leave = useCallback(() => {
    forget();
    close();
  }, [forget, close]);
  useLoggedOut(leave);
  useEffect(() => offerHook("help-chat", { act: press }), [press]);
  useEffect(() => {
    if (asked) press();
  }, [asked, press]);
  useEffect(() => {
    if (state !== "loading") return undefined;
    const left = new AbortController();
    loadChat(script, close, left.signal).then(
      (loaded) => {
        if (left.signal.aborted) return;
        setChat(loaded);
        dispatch("loaded");
      },
      () => {
        if (left.signal.aborted) return;
        log("help-chat-load-error", "warn", { outside: script !== null });
        dispatch("failed");
      },
    );
    return () => left.abort();
  }, [state, script, close]);
  useEffect(() => {
    if (state === "open") {
      tabStorage().setItem(openKey, "open");
      chat?.open();
    } else if (state === "closed") {
      tabStorage().removeItem(openKey);
      button.current?.focus();
    }
  }, [state, chat]);

  const slow = useSlow(state === "loading");
  const isFree = useFreePlace(button, state !== "open");
  const Panel: ComponentType<{ onClose: () => void }> | null = chat?.Panel ?? null;
  if (state === "open") return Panel && <Panel onClose={close} />;
  return (
    <>
      <span className="visually-hidden" role="status">
        {unread && t.chatUnread}
      </span>
      <button
        type="button"
        ref={button}
        className={classNames(
          "chat-launcher",
          !isFree && "chat-launcher-aside",
          slow && "chat-launcher-slow",
          unread && "chat-launcher-unread",
        )}
        aria-busy={state === "loading" || undefined}
        onClick={press}
      >
        {slow ? <Spinner /> : <Icon name="speech" />}
        <span>{unread ? t.chatUnread : t.chat}</span>
      </button>
    </>
  );
}

/** Loads a vendor's chat only with consent; others are asked first. Our own chat needs none. */
function useConsented(script: string | null, act: () => void): () => void {
  const askConsent = useHook("consent-settings");
  const isWanted = useRef(false);
  const latest = useRef(act);
  latest.current = act;
  const isFree = useCallback(() => script === null || consentFor("help-chat") === "GRANTED", [script]);
  useEffect(
    () =>
      onConsent(() => {
        if (isWanted.current && isFree()) latest.current();
        isWanted.current = false;
      }),
    [isFree],
  );
  return useCallback(() => {
    if (isFree()) return latest.current();
    isWanted.current = true;
    void askConsent?.act();
  }, [isFree, askConsent]);
}

/** Who comes after her finds no conversation of hers on the page. */
function useLoggedOut(act: () => void): void {
  const isLoggedIn = useCustomer()?.isLoggedIn ?? false;
  const was = useRef(isLoggedIn);
  useEffect(() => {
    if (was.current && !isLoggedIn) act();
    was.current = isLoggedIn;
  }, [isLoggedIn, act]);
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), loadingTimeout);
    return () => clearTimeout(timer);
  }, [busy]);
  return slow;
}

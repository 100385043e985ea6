import { useCallback, useEffect, useState } from "react";
import { browserApi } from "../../../browser/browser-api.ts";
import { usePage } from "../../../browser/navigation/page.ts";
import { follow } from "./follow-conversation.ts";

/** Cookie with the number of the last message that was seen. */
const cookie = "help-chat-seen";
/** As long as the shop keeps a conversation without a word. */
const daysKept = 90;

/** Keeps which message she has seen. Browser only. */
export function markSeen(id: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: read on the next page without waiting for anything
  document.cookie = `${cookie}=${id}; max-age=${id > 0 ? daysKept * 86_400 : 0}; path=/; samesite=lax${secure}`;
}

/** Number of the last message that was seen in this browser; 0: she never wrote. */
export const seenMessage = (cookies: string): number =>
  Number(new RegExp(`(?:^|; )${cookie}=(\\d{1,15})(?:;|$)`).exec(cookies)?.[1] ?? 0);

interface Unread {
  /** She reads the conversation. */
  readonly isOpen: boolean;
  /** She closed it on this page, and an answer may come at any time. */
  readonly isExpected: boolean;
}

/**
 * Whether the workshop answered since she looked: asked once on a page, and waited for where she just closed the chat.
 * Who never wrote is not asked.
 *
 * @returns also what forgets it, for who comes after her
 */
export function useUnread({ isOpen, isExpected }: Unread) {
  const [unread, setUnread] = useState(false);
  const { pathname } = usePage().location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page, also on those that follow in the same frame
  useEffect(() => {
    let last = seenMessage(document.cookie);
    if (isOpen) setUnread(false);
    if (isOpen || last === 0) return undefined;
    const left = new AbortController();
    void follow(browserApi(), {
      left: left.signal,
      waits: isExpected,
      known: () => last,
      take: ({ messages }) => {
        last = messages.at(-1)?.id ?? last;
        const isAnswered = messages.some(({ author }) => author === "office");
        // Nothing new for a mark of the page before: she read it in another tab.
        setUnread(isAnswered);
        if (isAnswered) left.abort();
      },
    });
    return () => left.abort();
  }, [isOpen, isExpected, pathname]);
  const forget = useCallback(() => {
    markSeen(0);
    setUnread(false);
  }, []);
  return { unread, forget };
}

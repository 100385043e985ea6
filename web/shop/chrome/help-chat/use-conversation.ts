import { useCallback, useEffect, useRef, useState } from "react";
import {
  type ChatMessage,
  type Conversation,
  helpChatPaths,
  longestWait,
} from "../../../../services/help-chat/contract.ts";
import { browserApi } from "../../../browser-api.ts";

export type Sending = "ready" | "sending" | "offline" | "tooMany" | "failed";

/** Milliseconds until a question that failed is asked again. */
const afterFailure = 5_000;

/** The visitor's conversation, followed while it is seen: each question waits for the next message. */
export function useConversation() {
  const [messages, setMessages] = useState<readonly ChatMessage[] | null>(null);
  const [mailed, setMailed] = useState(false);
  const [sending, setSending] = useState<Sending>("ready");
  const last = messages?.at(-1)?.id ?? 0;
  const known = useRef(last);
  known.current = last;

  const take = useCallback((found: Conversation) => {
    setMailed(found.mailed);
    setMessages((before) => {
      const ids = new Set(before?.map(({ id }) => id));
      return [...(before ?? []), ...found.messages.filter(({ id }) => !ids.has(id))].sort(
        (one, two) => one.id - two.id,
      );
    });
  }, []);

  // Somebody who never wrote has nothing to wait for.
  const follows = last > 0;
  useEffect(() => {
    const left = new AbortController();
    void follow(left.signal, follows, () => known.current, take);
    return () => left.abort();
  }, [follows, take]);

  /** @returns whether it arrived */
  async function send(message: {
    readonly id: string;
    readonly text: string;
    readonly email: string;
    readonly website: string;
  }) {
    setSending("sending");
    const answer = await browserApi().post<Conversation>(helpChatPaths.chat, {
      body: { ...message, page: location.pathname },
    });
    if (answer.ok) take(answer.value);
    setSending(answer.ok ? "ready" : answer.error.kind === "offline" ? "offline" : reasonOf(answer.error.status));
    return answer.ok;
  }
  return { messages, mailed, sending, send };
}

const reasonOf = (status: number | undefined): Sending => (status === 429 ? "tooMany" : "failed");

async function follow(
  left: AbortSignal,
  waits: boolean,
  known: () => number,
  take: (found: Conversation) => void,
): Promise<void> {
  while (!left.aborted) {
    await seen(left);
    const query = { after: String(known()), wait: waits ? String(longestWait) : "0" };
    const answer = await browserApi()
      .get<Conversation>(helpChatPaths.chat, { query, signal: left })
      .catch(() => null);
    if (left.aborted) return;
    if (answer?.ok) take(answer.value);
    else await new Promise((resolve) => setTimeout(resolve, afterFailure));
    if (answer?.ok && !waits) return;
  }
}

/** Until somebody looks at the page: tabs that nobody sees hold no connection. */
function seen(left: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !left.aborted) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    left.addEventListener("abort", look, { once: true });
  });
}

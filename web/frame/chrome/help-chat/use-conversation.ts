import { useCallback, useEffect, useRef, useState } from "react";
import { type ChatMessage, type Conversation, helpChatPaths } from "../../../../services/help-chat/contract.ts";
import { browserApi } from "../../../browser/browser-api.ts";
import { follow } from "./follow-conversation.ts";
import { markSeen } from "./unread.ts";

export type Sending = "ready" | "sending" | "offline" | "tooMany" | "failed";

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

  useEffect(() => {
    if (last > 0) markSeen(last);
  }, [last]);

  // Somebody who never wrote has nothing to wait for.
  const follows = last > 0;
  useEffect(() => {
    const left = new AbortController();
    void follow(browserApi(), { left: left.signal, waits: follows, known: () => known.current, take });
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

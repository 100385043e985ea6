import type { Api } from "../../../../core/http/api.ts";
import { type Conversation, helpChatPaths, longestWait } from "../../../../services/help-chat/contract.ts";

/** Milliseconds until a question is asked again that failed, or that was answered at once with nothing. */
const pause = 5_000;

export interface Following {
  /** She has left. */
  readonly left: AbortSignal;
  /** Each question waits for the next message; otherwise one is asked. */
  readonly waits: boolean;
  /** The last message that is there already. */
  readonly known: () => number;
  readonly take: (found: Conversation) => void;
}

/** Follows a conversation as long as somebody sees it. */
export async function follow(api: Api, { left, waits, known, take }: Following): Promise<void> {
  while (!left.aborted) {
    await seen(left);
    const query = { after: String(known()), wait: waits ? String(longestWait) : "0" };
    const asked = Date.now();
    const answer = await api.get<Conversation>(helpChatPaths.chat, { query, signal: left }).catch(() => null);
    if (left.aborted) return;
    if (answer?.ok) take(answer.value);
    if (answer?.ok && !waits) return;
    // Who has logged out, or sees more tabs than may wait, gets no wait: asking on at once would never end.
    const early = answer?.ok && answer.value.messages.length === 0 && Date.now() - asked < pause;
    if (!answer?.ok || early) await new Promise((resolve) => setTimeout(resolve, pause));
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

import { useEffect, useRef } from "react";
import type { ChatMessage } from "../../../../services/help-chat/contract.ts";
import { TimeAgo } from "../../time-ago.tsx";
import type { ChatWords } from "./words.ts";

interface ChatLogProps {
  /** Null: not asked for yet. */
  readonly messages: readonly ChatMessage[] | null;
  readonly words: ChatWords;
}

/** What was written, the newest at the lower end and in sight; new messages are read aloud. */
export function ChatLog({ messages, words: t }: ChatLogProps) {
  const end = useRef<HTMLDivElement>(null);
  const count = messages?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message
  useEffect(() => {
    const log = end.current;
    if (log) log.scrollTop = log.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div className="chat-log" role="log" aria-label={t.log} tabIndex={0} ref={end}>
      {count === 0 && <p className="chat-welcome">{t.welcome}</p>}
      {count > 0 && (
        <ol>
          {messages?.map(({ id, author, operator, text, at }) => (
            <li key={id} data-author={author}>
              <p className="chat-text">{text}</p>
              <p className="chat-by">
                {author === "visitor" ? t.you : operator}
                {" · "}
                <TimeAgo at={at} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

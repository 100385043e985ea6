import { useEffect, useRef } from "react";
import { useOutletContext, useParams } from "react-router";
import { helpChatPaths, type OfficeChat } from "../../../services/help-chat/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { useCloseByEscape } from "../orders/use-close-by-escape.ts";
import { officeApi } from "../session/use-office.ts";
import { ChatSheet } from "./chat-sheet.tsx";
import { useChatText } from "./words.ts";

/** Seconds between looks while a conversation is open: its visitor may be writing. */
const often = 2;

/** One conversation: beside the list where there is room, otherwise as a page of its own. */
export default function ChatPage() {
  const { id = "" } = useParams();
  const t = useChatText();
  const { back, changed } = useOutletContext<{ back: string; changed: () => void }>();
  const { answer, reload, look, put } = useAnswer(`chat ${id}`, (signal) =>
    officeApi().get<OfficeChat>(helpChatPaths.one(id), { signal }),
  );
  const pane = useRef<HTMLElement>(null);
  useCloseByEscape(back);
  useWhileVisible(often, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each conversation once
  useEffect(() => {
    if (!matchMedia("(min-width: 1280px)").matches) pane.current?.focus();
  }, [id]);
  return (
    <article className="mail chat-sheet" aria-label={t.title} ref={pane} tabIndex={-1} key={id}>
      <div className="mail-nav">
        <a className="mail-back" href={back}>
          <Icon name="arrow-left" small />
          {t.back}
        </a>
        <IconLink icon="close" label={t.close} href={back} className="mail-close" />
      </div>
      {answer.kind === "loading" && (
        <Loading label={t.loading}>
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton height="24rem" />
        </Loading>
      )}
      {answer.kind === "failed" && <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />}
      {answer.kind === "ready" && (
        <ChatSheet
          found={answer.value}
          onChange={(found) => {
            put(found);
            changed();
          }}
        />
      )}
    </article>
  );
}

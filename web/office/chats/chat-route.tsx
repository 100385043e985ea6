import { useOutletContext, useParams } from "react-router";
import { helpChatPaths, type OfficeChat } from "../../../services/help-chat/contract.ts";
import { MessagePane } from "../data/message-pane.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { officeApi } from "../session/use-office.ts";
import { ChatSheet } from "./chat-sheet.tsx";
import { useChatText } from "./words.ts";

/** Seconds between looks while a conversation is open: its visitor may be writing. */
const often = 2;

/** One conversation. */
export default function ChatPage() {
  const { id = "" } = useParams();
  const t = useChatText();
  const { back, changed } = useOutletContext<{ back: string; changed: () => void }>();
  const { answer, reload, look, put } = useAnswer(`chat ${id}`, (signal) =>
    officeApi().get<OfficeChat>(helpChatPaths.one(id), { signal }),
  );
  useWhileVisible(often, look);
  return (
    <MessagePane id={id} back={back} words={t} answer={answer} onRetry={() => void reload()} className="chat-sheet">
      {(chat) => (
        <ChatSheet
          found={chat}
          onChange={(found) => {
            put(found);
            changed();
          }}
        />
      )}
    </MessagePane>
  );
}

import { useOutletContext, useParams } from "react-router";
import { helpChatPaths, type OfficeChat } from "../../../services/help-chat/contract.ts";
import { SidePane } from "../data/side-pane.tsx";
import { useGet } from "../data/use-get.ts";
import { ChatSheet } from "./chat-sheet.tsx";
import { useChatText } from "./words.ts";

/** Seconds between requests while a conversation is open: its visitor may be writing. */
const often = 2;

/** One conversation. */
export default function ChatPage() {
  const { id = "" } = useParams();
  const t = useChatText();
  const { back, changed } = useOutletContext<{ back: string; changed: () => void }>();
  const { answer, reload, put } = useGet<OfficeChat>(helpChatPaths.one(id), { every: often });
  return (
    <SidePane id={id} back={back} words={t} answer={answer} onRetry={() => void reload()} className="chat-sheet">
      {(chat) => (
        <ChatSheet
          found={chat}
          onChange={(found) => {
            put(found);
            changed();
          }}
        />
      )}
    </SidePane>
  );
}

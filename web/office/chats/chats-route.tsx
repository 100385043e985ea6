import { useEffect } from "react";
import { useMatch } from "react-router";
import { type ChatList, helpChatPaths } from "../../../services/help-chat/contract.ts";
import "../mails/mails.css";
import { ListBeside } from "../data/list-beside.tsx";
import { ListRoom } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { useList } from "../data/use-list.ts";
import { noteChatCounts } from "../frame/work-counts.ts";
import { ChatTable } from "./chat-table.tsx";
import { useChatText } from "./words.ts";
import "./chats.css";

const tabs = ["waiting", "open", "closed", "all"] as const;
/** Seconds between requests: somebody waits for an answer. */
const often = 4;

/** What visitors ask, those that wait first, and beside them the conversation that is open. */
export default function Chats() {
  const t = useChatText();
  const open = useMatch(officePages.chat(":id"))?.params.id ?? null;
  const list = useList<ChatList>({
    at: open === null ? officePages.chats : officePages.chat(open),
    path: helpChatPaths.chats,
    states: tabs,
    every: often,
  });
  const counts = list.value?.counts;
  useEffect(() => {
    if (counts) noteChatCounts(counts);
  }, [counts]);
  return (
    <ListBeside title={t.title} open={open} context={{ back: list.address({}, officePages.chats), changed: list.look }}>
      <ListRoom
        title={t.title}
        list={list}
        tabs={{
          id: "chats",
          label: t.state,
          at: officePages.chats,
          names: { all: t.all, ...t.states },
          counts,
        }}
        rows={({ chats }) => chats}
        empty={{ icon: "speech", title: t.empty, text: t.emptyText }}
      >
        {(chats) => <ChatTable chats={chats} open={open} addressOf={(id) => list.address({}, officePages.chat(id))} />}
      </ListRoom>
    </ListBeside>
  );
}

import { useNavigate } from "react-router";
import { type WordingList, wordingPaths } from "../../../services/wording/contract.ts";
import { Select } from "../../../ui/select.tsx";
import { ListRoom } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { type List, useList } from "../data/use-list.ts";
import { type FolderGroup, folderName } from "./folder-name.ts";
import { MessageCard } from "./message-card.tsx";
import { useWordingText } from "./words.ts";
import "./wording.css";

const tabs = ["all", "changed"] as const;
const filters = { folder: (text: string) => text !== "" };

/** Every sentence that visitors read, and how the shop says it. */
export default function Wording() {
  const t = useWordingText();
  const list = useList<WordingList>({
    at: officePages.wording,
    path: wordingPaths.messages,
    states: tabs,
    filters,
  });
  return (
    <ListRoom
      title={t.title}
      list={list}
      searchHint={t.searchHint}
      tabs={{ id: "wording", label: t.show, names: { all: t.all, changed: t.changed }, counts: list.value?.counts }}
      above={<FolderChoice list={list} />}
      rows={({ messages }) => messages}
      empty={{ icon: "text", title: t.empty, text: t.emptyText }}
    >
      {(messages) => (
        <ul className="wording-list">
          {messages.map((message) => (
            <li key={`${message.folder} ${message.key}`}>
              <MessageCard message={message} onChanged={list.reload} />
            </li>
          ))}
        </ul>
      )}
    </ListRoom>
  );
}

const groups: readonly FolderGroup[] = ["pages", "panels", "services"];

function FolderChoice({ list }: { readonly list: List<WordingList> }) {
  const t = useWordingText();
  const navigate = useNavigate();
  const folders = (list.value?.folders ?? []).map((folder) => ({ folder, ...folderName(folder) }));
  const members = (group: FolderGroup) =>
    folders.filter((one) => one.group === group).map(({ folder, name }) => ({ value: folder, label: name }));
  return (
    <div className="wording-above">
      <p className="mute small">{t.lead}</p>
      <Select
        label={t.folder}
        value={list.choice.filters.folder ?? ""}
        options={[
          { value: "", label: t.allFolders },
          ...groups.map((group) => ({ label: t[group], members: members(group) })),
        ]}
        onChange={({ target }) => void navigate(list.address({ filters: { folder: target.value } }))}
      />
    </div>
  );
}

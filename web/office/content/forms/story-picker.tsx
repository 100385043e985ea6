import { useState } from "react";
import { officeContentPaths, type PageHead, type PageList } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { AnswerWait } from "../../data/answer-wait.tsx";
import { useGet } from "../../data/use-get.ts";
import { useOfficeMessages } from "../../messages.ts";
import { useFormsText } from "./words.ts";

interface StoryPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (page: PageHead) => void;
}

/** The pages of the space, a folder at a time, or searched; one is chosen. */
export function StoryPicker({ open, onClose, onChoose }: StoryPickerProps) {
  const t = useFormsText().stories;
  const { close } = useOfficeMessages().frame;
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={close} className="forms-picker">
      <StoryList onChoose={onChoose} />
    </Dialog>
  );
}

function StoryList({ onChoose }: Pick<StoryPickerProps, "onChoose">) {
  const t = useFormsText().stories;
  const [search, setSearch] = useState("");
  const [folder, setFolder] = useState<number | null>(null);
  const [page, setPage] = useState(1);
  const words = search.trim();
  const { answer, reload } = useGet<PageList>(officeContentPaths.pages, {
    query: {
      ...(folder !== null && { folder: String(folder) }),
      ...(words && { search: words }),
      page: String(page),
    },
    keep: true,
  });
  const goTo = (next: number | null) => {
    setFolder(next);
    setPage(1);
    setSearch("");
  };
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const { folders, pages, total, pageSize } = answer.value;
  return (
    <>
      <TextInput
        type="search"
        label={t.search}
        value={search}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => {
          setSearch(event.target.value);
          setPage(1);
        }}
      />
      {folders.length > 0 && (
        <nav className="forms-crumbs" aria-label={t.folders}>
          {[{ id: null, name: t.root }, ...folders].map(({ id, name }) => (
            <Button key={id} small look="quiet" onClick={() => goTo(id)}>
              {name}
            </Button>
          ))}
        </nav>
      )}
      {pages.length === 0 && <p className="mute">{t.nothing}</p>}
      <ul className="forms-choices" data-fresh={answer.fresh}>
        {pages.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => (one.isFolder ? goTo(one.id) : onChoose(one))}>
              <Icon name={one.isFolder ? "chevron-right" : "book"} small />
              <span>
                {one.name}
                <span className="forms-address">/{one.fullSlug}</span>
              </span>
              {one.state === "draft" && <span className="label">{t.draft}</span>}
            </button>
          </li>
        ))}
      </ul>
      {total > page * pageSize && (
        <Button small look="ghost" onClick={() => setPage(page + 1)}>
          {t.more}
        </Button>
      )}
    </>
  );
}

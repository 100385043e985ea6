import { useState } from "react";
import { useNavigate } from "react-router";
import { type AssetFolder, officeAssetPaths } from "../../../services/content/contract.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { CardGrid, Row } from "../../../ui/layout.tsx";
import { officeApi } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { FolderDialog } from "./folder-dialog.tsx";
import { folderWay } from "./folder-tree.ts";
import { useContentText } from "./words.ts";

interface AssetFoldersProps {
  readonly folders: readonly AssetFolder[];
  /** Null: all assets. */
  readonly current: number | null;
  readonly addressOf: (folder: number | null) => string;
  readonly onChanged: () => void;
}

/** The way to the open folder, the folders in it, and what can be done with it. */
export function AssetFolders({ folders, current, addressOf, onChanged }: AssetFoldersProps) {
  const t = useContentText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<"new" | "change" | "remove" | null>(null);
  const way = folderWay(folders, current);
  const open = way.at(-1) ?? null;
  const inside = folders.filter(({ parentId }) => parentId === (open?.id ?? null));
  const above = way.at(-2) ?? null;
  const isEmpty = open !== null && open.count === 0 && inside.length === 0;
  const close = () => setAsking(null);

  const crumbs = [
    { text: t.allAssets, href: addressOf(null) },
    ...way.map(({ id, name }) => ({ text: name, href: addressOf(id) })),
  ];
  return (
    <div className="asset-folders">
      <Row apart>
        <Breadcrumb label={t.folders} crumbs={crumbs} />
        <Row>
          {open && (
            <>
              <Button small look="quiet" icon="pencil" onClick={() => setAsking("change")}>
                {t.editFolder}
              </Button>
              <Button small look="quiet" icon="trash" onClick={() => setAsking("remove")}>
                {t.removeFolder}
              </Button>
            </>
          )}
          <Button small look="quiet" icon="plus" onClick={() => setAsking("new")}>
            {t.newFolder}
          </Button>
        </Row>
      </Row>
      {inside.length > 0 && (
        <CardGrid min="11rem" className="asset-folder-list" aria-label={t.folders}>
          {inside.map(({ id, name, count }) => (
            <li key={id}>
              <a href={addressOf(id)}>
                <Icon name="layers" small />
                <span>{name}</span>
                <span className="label num">
                  {count}
                  <span className="visually-hidden"> {t.assetsIn({ count })}</span>
                </span>
              </a>
            </li>
          ))}
        </CardGrid>
      )}
      <FolderDialog
        key={`${asking} ${open?.id}`}
        open={asking === "new" || asking === "change"}
        onClose={close}
        folders={folders}
        folder={asking === "change" ? open : null}
        parentId={open?.id ?? null}
        onSaved={(saved) => {
          onChanged();
          if (asking === "new") void navigate(addressOf(saved.id));
        }}
      />
      {open && (
        <AskDialog
          open={asking === "remove"}
          onClose={close}
          title={t.removeFolderTitle({ name: open.name })}
          text={isEmpty ? t.removeFolderEmpty : t.removeFolderUp({ target: above?.name ?? t.allAssets })}
          submit={isEmpty ? t.removeFolder : t.removeFolderSubmit}
          send={() => officeApi().del(officeAssetPaths.folder(open.id), { query: isEmpty ? {} : { contents: "up" } })}
          onDone={() => {
            onChanged();
            void navigate(addressOf(above?.id ?? null));
          }}
        />
      )}
    </div>
  );
}

import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { officePages } from "../data/office-paths.ts";
import { BinDialog } from "./bin-dialog.tsx";
import { type Making, NewPageDialog } from "./new-page-dialog.tsx";
import { useContentText } from "./words.ts";

interface PageToolsProps {
  /** The folder that is shown; null: the root. */
  readonly folder: string | null;
  readonly onChanged: () => void;
}

/** What can be done in a folder of pages: a new page, a new folder, the bin. */
export function PageTools({ folder, onChanged }: PageToolsProps) {
  const t = useContentText();
  const navigate = useNavigate();
  const [making, setMaking] = useState<Making | null>(null);
  const [isBinOpen, setBinOpen] = useState(false);
  const inFolder = (address: string) => (folder === null ? address : `${address}?folder=${folder}`);
  const go = (id: number) => {
    onChanged();
    void navigate(inFolder(officePages.contentPage(String(id))), { state: { isNew: true } });
  };
  return (
    <Row className="page-tools">
      {folder !== null && (
        <ButtonLink small look="quiet" icon="pencil" href={inFolder(officePages.contentPage(folder))}>
          {t.editThisFolder}
        </ButtonLink>
      )}
      <Button small look="quiet" icon="trash" onClick={() => setBinOpen(true)}>
        {t.bin}
      </Button>
      <Button small look="quiet" icon="layers" onClick={() => setMaking("folder")}>
        {t.newPageFolder}
      </Button>
      <Button small icon="plus" onClick={() => setMaking("page")}>
        {t.newPage}
      </Button>
      <NewPageDialog
        making={making}
        folder={folder === null ? null : Number(folder)}
        onClose={() => setMaking(null)}
        onMade={({ id, isFolder }) => {
          if (!isFolder) return go(id);
          onChanged();
          void navigate(`${officePages.content}?folder=${id}`);
        }}
      />
      <BinDialog open={isBinOpen} onClose={() => setBinOpen(false)} onRecovered={({ id }) => go(id)} />
    </Row>
  );
}

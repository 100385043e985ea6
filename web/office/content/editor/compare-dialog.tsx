import { useState } from "react";
import type { PageView } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useOfficeMessages } from "../../messages.ts";
import { DifferenceList } from "../difference-list.tsx";
import { useContentText } from "../words.ts";
import { useEditorText } from "./words.ts";

/** The draft as it is kept beside what visitors see, field by field. */
export function CompareDialog({ page }: { readonly page: PageView }) {
  const t = useEditorText();
  const words = useContentText();
  const { close } = useOfficeMessages().frame;
  const [open, setOpen] = useState(false);
  if (page.state !== "changed") return null;
  return (
    <>
      <Button small look="quiet" onClick={() => setOpen(true)}>
        {t.compare({ count: page.unpublished.count })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.draftAgainst} closeLabel={close} wide>
        <DifferenceList differences={page.unpublished} before={words.before.published} after={words.after.draft} />
      </Dialog>
    </>
  );
}

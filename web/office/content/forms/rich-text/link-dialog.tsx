import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { JsonObject } from "../../../../../services/content/contract.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { useOfficeMessages } from "../../../messages.ts";
import { LinkControls } from "../link-field.tsx";
import { addressOf } from "../link-value.ts";
import { useFormsText } from "../words.ts";
import { linkOf, markOf } from "./link-mark.ts";
import { safeLink } from "./safe-addresses.ts";

interface LinkDialogProps {
  readonly editor: Editor;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Where the chosen words lead. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const t = useFormsText().rich;
  const { close } = useOfficeMessages().frame;
  return (
    <Dialog open={open} onClose={onClose} title={t.link} closeLabel={close} className="forms-picker">
      <LinkForm editor={editor} onDone={onClose} />
    </Dialog>
  );
}

function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const t = useFormsText().rich;
  const before = editor.getAttributes("link") as JsonObject;
  const isSet = editor.isActive("link");
  const [link, setLink] = useState<JsonObject>(isSet ? linkOf(before) : { linktype: "url" });
  const leads = link.linktype === "story" || link.linktype === "email" || safeLink(addressOf(link)) !== null;
  const isReady = leads && addressOf(link) !== "";
  function set() {
    const chain = editor.chain().focus();
    const mark = markOf(link, before);
    const marked = isSet ? chain.extendMarkRange("link") : chain;
    // Without any words chosen the address is what is linked.
    if (!isSet && editor.state.selection.empty) {
      marked.insertContent({ type: "text", text: addressOf(link), marks: [{ type: "link", attrs: mark }] }).run();
    } else marked.setMark("link", mark).run();
    onDone();
  }
  return (
    <>
      <LinkControls link={link} onChange={(next) => setLink(next)} />
      <div className="forms-buttons">
        <Button small disabled={!isReady} onClick={set}>
          {t.setLink}
        </Button>
        {isSet && (
          <Button
            small
            look="ghost"
            onClick={() => {
              editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
              onDone();
            }}
          >
            {t.removeLink}
          </Button>
        )}
      </div>
    </>
  );
}

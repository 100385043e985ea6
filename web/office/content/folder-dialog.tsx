import { useId, useRef, useState } from "react";
import { type AssetFolder, officeAssetPaths } from "../../../services/content/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { useSubmit } from "../data/use-submit.ts";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";
import { folderChoices } from "./folder-tree.ts";
import { useContentText } from "./words.ts";

interface FolderDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly folders: readonly AssetFolder[];
  /** Null: a new one, in `parentId`. */
  readonly folder: AssetFolder | null;
  readonly parentId: number | null;
  readonly onSaved: (folder: AssetFolder) => void;
}

/** A folder's name and the folder it lies in. */
export function FolderDialog({ open, onClose, folders, folder, parentId, onSaved }: FolderDialogProps) {
  const t = useContentText();
  const words = useOfficeMessages();
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(folder?.name ?? "");
  const [parent, setParent] = useState(folder ? folder.parentId : parentId);
  const { submit, busy, problem, forget } = useSubmit(
    (body: object) =>
      folder
        ? officeApi().patch<AssetFolder>(officeAssetPaths.folder(folder.id), { body })
        : officeApi().post<AssetFolder>(officeAssetPaths.folders, { body }),
    (saved) => {
      onClose();
      onSaved(saved);
    },
  );
  const [isTried, setTried] = useState(false);
  const wrong = (field: string) => problem?.errors.some(({ pointer }) => pointer === `/${field}`) === true;

  function save() {
    setTried(true);
    if (name.trim() !== "") return submit({ name: name.trim(), parentId: parent });
    input.current?.focus();
  }
  const nameError = isTried && name.trim() === "" ? t.missing : wrong("name") ? t.folderTaken : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={folder ? t.editFolderTitle({ name: folder.name }) : t.newFolder}
      closeLabel={words.frame.close}
      initialFocus={input}
      footer={<DialogFoot onLeave={onClose} submit={folder ? t.save : t.addFolder} busy={busy} form={form} />}
    >
      <Form
        id={form}
        noValidate
        onSend={save}
        failure={problem?.errors.length === 0 && problemText(problem, words.problems)}
      >
        <TextInput
          ref={input}
          label={t.folderName}
          value={name}
          maxLength={300}
          autoComplete="off"
          error={nameError}
          onChange={({ target }) => {
            setName(target.value);
            forget();
          }}
        />
        <Select
          label={t.folderIn}
          value={parent === null ? "" : String(parent)}
          options={[{ value: "", label: t.allAssets }, ...folderChoices(folders, folder?.id ?? null)]}
          error={wrong("parent_id") ? t.folderInside : undefined}
          onChange={({ target }) => setParent(target.value === "" ? null : Number(target.value))}
        />
      </Form>
    </Dialog>
  );
}

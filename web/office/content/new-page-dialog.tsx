import { useEffect, useId, useRef, useState } from "react";
import {
  type NewPage,
  officeContentPaths,
  officeTreePaths,
  type PageView,
  slugOf,
  slugShape,
  type TemplateList,
  type TreeFolder,
  type TreeFolders,
} from "../../../services/content/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { CardGrid } from "../../../ui/layout.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { useGet } from "../data/use-get.ts";
import { type Submission, useSubmit } from "../data/use-submit.ts";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";
import { slugErrorOf } from "./slug-error.ts";
import { useContentText } from "./words.ts";

/** What is to be made: a page from a template, a folder, or a copy of a page. */
export type Making = "page" | "folder" | Pick<PageView, "id" | "name">;

interface NewPageDialogProps {
  /** Null: nothing; the dialog is closed. */
  readonly making: Making | null;
  /** The folder that it is to lie in at first; null: none. */
  readonly folder: number | null;
  readonly onClose: () => void;
  readonly onMade: (page: PageView) => void;
}

/** Begins a page, a copy or a folder: a name, an address proposed from it, and its place. */
export function NewPageDialog({ making, folder, onClose, onMade }: NewPageDialogProps) {
  const t = useContentText();
  const { close } = useOfficeMessages().frame;
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = useSubmit(
    (body: NewPage) => officeApi().post<PageView>(officeContentPaths.pages, { body }),
    (page) => {
      onClose();
      onMade(page);
    },
  );
  const title =
    making === "folder"
      ? t.newPageFolder
      : making === "page" || making === null
        ? t.newPage
        : t.copyTitle({ name: making.name });
  return (
    <Dialog
      open={making !== null}
      onClose={onClose}
      title={title}
      closeLabel={close}
      wide={making === "page"}
      initialFocus={input}
      footer={<DialogFoot onLeave={onClose} submit={t.make} busy={sending.busy} form={form} />}
    >
      {making !== null && <NewPageForm id={form} making={making} folder={folder} input={input} sending={sending} />}
    </Dialog>
  );
}

interface NewPageFormProps extends Pick<NewPageDialogProps, "folder"> {
  readonly id: string;
  readonly making: Making;
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly sending: Submission<readonly [NewPage], PageView>;
}

function NewPageForm({ id, making, folder, input, sending }: NewPageFormProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const folders = useFolders();
  const [name, setName] = useState(typeof making === "object" ? t.copyName({ name: making.name }) : "");
  /** Null: as the name proposes. */
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const [parentId, setParentId] = useState(folder);
  const [template, setTemplate] = useState("empty");
  const { problem, forget, submit } = sending;
  // What was refused in an earlier dialog is no news.
  useEffect(forget, [forget]);
  const [isTried, setTried] = useState(false);
  const slug = ownSlug ?? slugOf(name);
  const parent = folders.find((one) => one.id === parentId);
  const slugError = isTried && !slugShape.test(slug) ? t.slugWrong : slugErrorOf(problem, t);
  const isParentWrong = problem?.errors.some(({ pointer }) => pointer === "/parent_id") === true;

  function make() {
    setTried(true);
    if (name.trim() === "") return input.current?.focus();
    if (!slugShape.test(slug)) return;
    const from: NewPage["from"] =
      making === "page"
        ? { kind: "template", template }
        : making === "folder"
          ? { kind: "folder" }
          : { kind: "copy", page: making.id };
    return submit({ name: name.trim(), slug, parentId, from });
  }
  return (
    <Form
      id={id}
      noValidate
      onSend={make}
      failure={problem && !slugErrorOf(problem, t) && !isParentWrong && problemText(problem, words)}
    >
      {making === "page" && <Templates chosen={template} onChosen={setTemplate} />}
      <TextInput
        ref={input}
        label={t.pageName}
        value={name}
        maxLength={500}
        autoComplete="off"
        error={isTried && name.trim() === "" ? t.missing : undefined}
        onChange={({ target }) => {
          setName(target.value);
          forget();
        }}
      />
      <TextInput
        label={t.pageSlug}
        value={slug}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        hint={t.pageSlugHint({ path: `/${parent ? `${parent.fullSlug}/` : ""}${slug}` })}
        error={slugError}
        onChange={({ target }) => {
          setOwnSlug(target.value);
          forget();
        }}
      />
      <FolderSelect
        folders={folders}
        value={parentId}
        error={isParentWrong ? t.folderRefused : undefined}
        onChange={(next) => {
          setParentId(next);
          forget();
        }}
      />
    </Form>
  );
}

function Templates({ chosen, onChosen }: { readonly chosen: string; readonly onChosen: (key: string) => void }) {
  const t = useContentText();
  const name = useId();
  const { answer } = useGet<TemplateList>(officeTreePaths.templates);
  const templates = answer.kind === "ready" ? answer.value.templates : [];
  return (
    <fieldset className="templates">
      <legend className="field-label">{t.template}</legend>
      <CardGrid as="div" min="14rem" className="template-list">
        {templates.map(({ key, name: called, about }) => (
          <label key={key} className="template">
            <input type="radio" name={name} value={key} checked={key === chosen} onChange={() => onChosen(key)} />
            <span>
              <b>{called}</b>
              <span className="mute small">{about}</span>
            </span>
          </label>
        ))}
      </CardGrid>
    </fieldset>
  );
}

/** All folders of pages; none while they are on their way. */
export function useFolders(): readonly TreeFolder[] {
  const { answer } = useGet<TreeFolders>(officeTreePaths.folders);
  return answer.kind === "ready" ? answer.value.folders : [];
}

interface FolderSelectProps {
  readonly folders: readonly TreeFolder[];
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (folder: number | null) => void;
}

/** Where a page lies. */
export function FolderSelect({ folders, value, error, onChange }: FolderSelectProps) {
  const t = useContentText();
  return (
    <Select
      label={t.pageFolder}
      value={value === null ? "" : String(value)}
      options={[
        { value: "", label: t.noPageFolder },
        ...folders.map(({ id, name, fullSlug }) => ({ value: String(id), label: `${name} (/${fullSlug})` })),
      ]}
      error={error}
      onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
    />
  );
}

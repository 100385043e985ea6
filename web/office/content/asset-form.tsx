import { useState } from "react";
import { type AssetFolder, type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-input.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { FocusPicker } from "./focus-picker.tsx";
import { useContentText } from "./use-content-text.ts";

interface AssetFormProps {
  readonly asset: AssetView;
  readonly folders: readonly AssetFolder[];
  readonly onSaved: (asset: AssetView) => void;
}

/** Alternative text in each language, folder and focus. */
export function AssetForm({ asset, folders, onSaved }: AssetFormProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const [alt, setAlt] = useState(asset.alt);
  const [alts, setAlts] = useState(asset.alts);
  const [focus, setFocus] = useState(asset.focus);
  const [folder, setFolder] = useState(asset.folder);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save() {
    setBusy(true);
    const saved = await officeApi().patch<AssetView>(officeAssetPaths.asset(asset.id), {
      body: { alt, alts, focus, folder },
    });
    setBusy(false);
    if (saved.ok) onSaved(saved.value);
    else setFailure(problemText(saved.error, words));
  }
  return (
    <form
      className="page-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <FocusPicker asset={asset} focus={focus} onChange={setFocus} />
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      <TextArea
        label={t.alt(t.mainLanguage)}
        hint={t.altHint}
        rows={2}
        maxLength={2000}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      {asset.languages.map((language) => (
        <TextArea
          key={language}
          label={t.alt(language)}
          rows={2}
          maxLength={2000}
          value={alts[language] ?? ""}
          onChange={(event) => setAlts({ ...alts, [language]: event.target.value })}
        />
      ))}
      <Select
        label={t.folder}
        value={folder === null ? "" : String(folder)}
        options={[
          { value: "", label: t.noFolder },
          ...folders.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => setFolder(event.target.value === "" ? null : Number(event.target.value))}
      />
      <Button small type="submit" loading={busy}>
        {t.save}
      </Button>
    </form>
  );
}

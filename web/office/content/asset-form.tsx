import { useState } from "react";
import { type AssetFolder, type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../messages/context.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { FocusPicker } from "./focus-picker.tsx";
import { folderChoices } from "./folder-tree.ts";
import { useContentText } from "./use-content-text.ts";

interface AssetFormProps {
  readonly asset: AssetView;
  readonly folders: readonly AssetFolder[];
  readonly onSaved: (asset: AssetView) => void;
}

/** Focus, alternative text in each language, title, copyright and folder. */
export function AssetForm({ asset, folders, onSaved }: AssetFormProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const languages = new Intl.DisplayNames([useLocale()], { type: "language" });
  const [facts, setFacts] = useState(() => {
    const { alt, alts, title, copyright, focus, folder } = asset;
    return { alt, alts, title, copyright, focus, folder };
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (changes: Partial<typeof facts>) => setFacts((before) => ({ ...before, ...changes }));

  async function save() {
    setBusy(true);
    setFailure(null);
    const saved = await officeApi().patch<AssetView>(officeAssetPaths.asset(asset.id), { body: facts });
    setBusy(false);
    if (saved.ok) onSaved(saved.value);
    else setFailure(problemText(saved.error, words));
  }
  return (
    <form
      className="page-form asset-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      {asset.kind !== "file" && (
        <FocusPicker asset={asset} focus={facts.focus} onChange={(focus) => change({ focus })} />
      )}
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
        value={facts.alt}
        onChange={({ target }) => change({ alt: target.value })}
      />
      {asset.languages.map((language) => (
        <TextArea
          key={language}
          label={t.alt(languages.of(language) ?? language)}
          lang={language}
          rows={2}
          maxLength={2000}
          value={facts.alts[language] ?? ""}
          onChange={({ target }) => change({ alts: { ...facts.alts, [language]: target.value } })}
        />
      ))}
      <TextInput
        label={t.assetTitle}
        maxLength={2000}
        value={facts.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextInput
        label={t.copyright}
        maxLength={2000}
        value={facts.copyright}
        onChange={({ target }) => change({ copyright: target.value })}
      />
      <Select
        label={t.folder}
        value={facts.folder === null ? "" : String(facts.folder)}
        options={[{ value: "", label: t.noFolder }, ...folderChoices(folders)]}
        onChange={({ target }) => change({ folder: target.value === "" ? null : Number(target.value) })}
      />
      <p className="field-hint">{t.assetKeeps}</p>
      <Button small type="submit" loading={busy}>
        {t.save}
      </Button>
    </form>
  );
}

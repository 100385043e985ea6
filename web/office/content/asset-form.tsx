import { useState } from "react";
import { type AssetFolder, type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Failure, Form } from "../../../ui/form.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { FocusPicker } from "./focus-picker.tsx";
import { folderChoices } from "./folder-tree.ts";
import { useContentText } from "./words.ts";

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
  const { submit, busy, problem } = useSubmit(
    (body: object) => officeApi().patch<AssetView>(officeAssetPaths.asset(asset.id), { body }),
    onSaved,
  );
  const change = (changes: Partial<typeof facts>) => setFacts((before) => ({ ...before, ...changes }));
  return (
    <Form className="asset-form" onSend={() => submit(facts)}>
      {asset.kind !== "file" && (
        <FocusPicker asset={asset} focus={facts.focus} onChange={(focus) => change({ focus })} />
      )}
      <Failure>{problem && problemText(problem, words)}</Failure>
      <TextArea
        label={t.alt({ language: t.mainLanguage })}
        hint={t.altHint}
        rows={2}
        maxLength={2000}
        value={facts.alt}
        onChange={({ target }) => change({ alt: target.value })}
      />
      {asset.languages.map((language) => (
        <TextArea
          key={language}
          label={t.alt({ language: languages.of(language) ?? language })}
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
    </Form>
  );
}

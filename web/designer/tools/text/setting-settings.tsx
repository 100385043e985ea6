import { type Language, languages } from "../../../../core/locale.ts";
import type { TextElement } from "../../../../design/document.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useLocale, useMessages } from "../../../words/context.tsx";
import { common } from "./text-changes.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** What happens when words do not fit, and the language by whose rules they are divided. */
export function SettingSettings({ texts }: { readonly texts: readonly TextElement[] }) {
  const t = useMessages().designer.text;
  const locale = useLocale();
  const change = useChangeTexts(texts);
  const [first] = texts;
  if (!first) return null;
  const names = new Intl.DisplayNames(locale, { type: "language" });
  const language = common(texts, (text) => text.language?.split("-")[0] ?? "");
  return (
    <section>
      <p className="inspector-label" aria-hidden="true">
        {t.fit}
      </p>
      <SegmentedControl<TextElement["fit"]>
        label={t.fit}
        segments={[
          { value: "shrink", label: t.fits.shrink },
          { value: "report", label: t.fits.report },
        ]}
        value={first.fit}
        onChange={(fit) => change({ fit })}
      />
      <Select
        className="inspector-after"
        label={t.language}
        options={[
          { value: "", label: t.noLanguage },
          ...languages.map((value: Language) => ({ value, label: names.of(value) ?? value })),
        ]}
        value={language ?? ""}
        onChange={({ target }) => change({ language: target.value === "" ? null : target.value })}
      />
      <Checkbox
        className="inspector-after"
        label={t.hyphenate}
        checked={texts.every(({ hyphenate }) => hyphenate)}
        onChange={({ target }) => change({ hyphenate: target.checked })}
      />
    </section>
  );
}

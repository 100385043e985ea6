import type { PageView } from "../../../services/content/contract.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import type { Place } from "./page-place.ts";
import { useContentText } from "./words.ts";

interface LanguageSlugsProps {
  readonly page: PageView;
  readonly slugs: Place["slugs"];
  /** One of them was refused; which one the server need not say. */
  readonly isWrong: boolean;
  readonly isTaken: boolean;
  readonly onChange: (slugs: Place["slugs"]) => void;
}

/** A page's address in each language of the space. */
export function LanguageSlugs({ page, slugs, isWrong, isTaken, onChange }: LanguageSlugsProps) {
  const t = useContentText();
  const languages = new Intl.DisplayNames([useLocale()], { type: "language" });
  return (
    <Disclosure title={t.slugsIn}>
      <Stack>
        {isWrong && (
          <Notice tone="bad" announce="assertive">
            {isTaken ? t.slugsTaken : t.slugWrong}
          </Notice>
        )}
        <p className="field-hint">{t.slugsInHint}</p>
        {page.spaceLanguages.map((lang) => {
          const known = page.translatedSlugs.find((one) => one.lang === lang);
          return (
            <TextInput
              key={lang}
              label={t.slugIn({ language: languages.of(lang) ?? lang })}
              value={slugs[lang] ?? ""}
              placeholder={page.slug}
              maxLength={100}
              spellCheck={false}
              autoComplete="off"
              hint={known && t.pageSlugHint({ path: `/${known.path}` })}
              onChange={({ target }) => onChange({ ...slugs, [lang]: target.value })}
            />
          );
        })}
      </Stack>
    </Disclosure>
  );
}

import { useState } from "react";
import { officeContentPaths, type PageView } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { LanguageSlugs } from "./language-slugs.tsx";
import { FolderSelect, useFolders } from "./new-page-dialog.tsx";
import { changedPlace, placeOf } from "./page-place.ts";
import { slugErrorOf } from "./slug-error.ts";
import { type PageSheetProps, pageChanged } from "./use-page.ts";
import { useContentText } from "./words.ts";

/** Name and address to be changed, and what else is known. Begins anew with each revision. */
export function PageFacts({ page, store }: PageSheetProps) {
  const t = useContentText();
  const say = useSay();
  const words = useOfficeMessages().problems;
  const [name, setName] = useState(page.name);
  const [slug, setSlug] = useState(page.slug);
  const [place, setPlace] = useState(() => placeOf(page));
  const folders = useFolders();
  const changes = {
    ...(name.trim() !== page.name && { name: name.trim() }),
    ...(slug.trim() !== page.slug && { slug: slug.trim() }),
    ...changedPlace(page, place),
  };
  const { submit, busy, problem, forget } = useSubmit(
    (body: object) =>
      store.run(
        (revision) => officeApi().put<PageView>(officeContentPaths.page(page.id), { body: { revision, ...body } }),
        {
          mayRepeat: true,
        },
      ),
    () => say(t.saved),
  );
  const slugError = slug.trim() === "" ? t.missing : slugErrorOf(problem, t);
  const isWrong = (field: string) => problem?.errors.some(({ pointer }) => pointer.startsWith(`/${field}`)) === true;
  const isSlugWrong = isWrong("translatedSlugs");
  const isElsewhere = problem?.kind === pageChanged || isWrong("slug") || isWrong("parent_id") || isSlugWrong;

  return (
    <section aria-labelledby="page-facts">
      <h3 id="page-facts">{t.facts}</h3>
      <Form
        noValidate
        onSend={() => name.trim() !== "" && slug.trim() !== "" && submit(changes)}
        failure={problem && !isElsewhere && problemText(problem, words)}
      >
        <TextInput
          label={t.name}
          value={name}
          maxLength={500}
          error={name.trim() === "" ? t.missing : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextInput
          label={t.slug}
          value={slug}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          hint={t.slugHint({ slug: page.fullSlug })}
          error={slugError}
          onChange={(event) => {
            setSlug(event.target.value);
            forget();
          }}
        />
        <FolderSelect
          folders={folders.filter(({ fullSlug }) => !`${fullSlug}/`.startsWith(`${page.fullSlug}/`))}
          value={place.parentId}
          error={isWrong("parent_id") ? t.folderRefused : undefined}
          onChange={(parentId) => setPlace({ ...place, parentId })}
        />
        {!page.isFolder && (
          <TextInput
            label={t.tags}
            hint={t.tagsHint}
            value={place.tags}
            maxLength={2000}
            onChange={({ target }) => setPlace({ ...place, tags: target.value })}
          />
        )}
        {page.spaceLanguages.length > 0 && (
          <LanguageSlugs
            page={page}
            slugs={place.slugs}
            isWrong={isSlugWrong}
            isTaken={problem?.errors.some(({ detail }) => detail.includes("taken")) === true}
            onChange={(slugs) => {
              setPlace({ ...place, slugs });
              forget();
            }}
          />
        )}
        <Button small look="ghost" type="submit" loading={busy} disabled={Object.keys(changes).length === 0}>
          {t.save}
        </Button>
      </Form>
      <Known page={page} />
    </section>
  );
}

function Known({ page }: { readonly page: PageView }) {
  const t = useContentText();
  const locale = useLocale();
  const when = (iso: string | null) => (iso === null ? t.never : timeText(iso, locale, new Date()));
  const facts: readonly (readonly [string, string | null])[] = [
    [t.component, page.component],
    [t.languages, page.isFolder ? null : [t.mainLanguage, ...page.languages].join(", ")],
    [t.publishedAt, page.isFolder ? null : when(page.publishedAt)],
    [t.firstPublishedAt, page.isFolder ? null : when(page.firstPublishedAt)],
    [t.createdAt, when(page.createdAt)],
  ];
  return (
    <dl className="page-known">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

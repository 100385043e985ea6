import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { officeContentPaths, type PageView } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../messages/context.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { type ContentText, useContentText } from "./use-content-text.ts";
import type { PageSheetProps } from "./use-page.ts";

/** Name and address to be changed, and what else is known. Begins anew with each revision. */
export function PageFacts({ page, desk, say }: PageSheetProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const [name, setName] = useState(page.name);
  const [slug, setSlug] = useState(page.slug);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const changes = {
    ...(name.trim() !== page.name && { name: name.trim() }),
    ...(slug.trim() !== page.slug && { slug: slug.trim() }),
  };
  const slugError = slug.trim() === "" ? t.missing : slugErrorOf(problem, t);

  async function save() {
    if (name.trim() === "" || slug.trim() === "") return;
    setBusy(true);
    const why = await desk.run(
      (revision) => officeApi().put<PageView>(officeContentPaths.page(page.id), { body: { revision, ...changes } }),
      { mayRepeat: true },
    );
    setBusy(false);
    setProblem(why);
    if (why === null) say(t.saved);
  }

  return (
    <section aria-labelledby="page-facts">
      <h3 id="page-facts">{t.facts}</h3>
      <form
        className="page-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        {problem && problem.kind !== "page-changed" && !slugErrorOf(problem, t) && (
          <Notice tone="bad" announce="assertive">
            {problemText(problem, words)}
          </Notice>
        )}
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
          maxLength={200}
          spellCheck={false}
          autoComplete="off"
          hint={t.slugHint(page.fullSlug)}
          error={slugError}
          onChange={(event) => {
            setSlug(event.target.value);
            setProblem(null);
          }}
        />
        <Button small look="ghost" type="submit" loading={busy} disabled={Object.keys(changes).length === 0}>
          {t.save}
        </Button>
      </form>
      <Known page={page} />
    </section>
  );
}

function slugErrorOf(problem: Problem | null, t: ContentText): string | undefined {
  const wrong = problem?.errors.find(({ pointer }) => pointer === "/slug");
  if (!wrong) return undefined;
  return wrong.detail.includes("taken") ? t.slugTaken : t.slugWrong;
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

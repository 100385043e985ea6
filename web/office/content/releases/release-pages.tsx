import { dayValues } from "../../../../core/day-start.ts";
import { officeReleasePaths, type ReleaseView } from "../../../../services/content/contract.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officeApi } from "../../api/use-office.ts";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import { useSubmit } from "../../data/use-submit.ts";
import { DifferenceList } from "../difference-list.tsx";
import { useContentText } from "../words.ts";

interface ReleasePagesProps {
  readonly release: ReleaseView;
  readonly onTaken: () => void;
}

/** What is in a release, page by page beside what is published. */
export function ReleasePages({ release, onTaken }: ReleasePagesProps) {
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  const taking = useSubmit((page: number) => officeApi().del(officeReleasePaths.page(release.id, page)));
  async function take(page: number) {
    await taking.submit(page);
    onTaken();
  }
  return (
    <section aria-labelledby="release-pages">
      <h3 id="release-pages">{t.releasePages({ count: release.pages.length })}</h3>
      {release.pages.length === 0 && <p className="mute small">{t.releaseEmpty}</p>}
      <ul className="release-pages">
        {release.pages.map((page) => (
          <li key={page.id}>
            <p>
              <a href={officePages.contentPage(String(page.id))}>{page.name}</a>
              <span className="page-slug">/{page.fullSlug}</span>
            </p>
            <ButtonLink
              small
              look="quiet"
              icon="pencil"
              aria-label={t.releaseEditOf({ name: page.name })}
              href={officePages.contentEditorIn(String(release.id), String(page.id))}
            >
              {t.releaseEdit}
            </ButtonLink>
            <Button
              small
              look="quiet"
              icon="close"
              aria-label={t.releaseTakeOf({ name: page.name })}
              loading={taking.sending?.[0] === page.id}
              onClick={() => void take(page.id)}
            >
              {t.releaseTake}
            </Button>
            {page.conflict && (
              <p className="release-bad">{t.releaseConflict(dayValues(timeText(page.conflict, locale, now)))}</p>
            )}
            {page.hasDraft && <p className="mute small">{t.releaseDraft}</p>}
            {!page.isPublished ? (
              <p className="mute small">{t.releaseNew}</p>
            ) : page.differences.count === 0 ? (
              <p className="mute small">{t.releaseSame}</p>
            ) : (
              <Disclosure title={t.compare}>
                <DifferenceList differences={page.differences} before={t.before.published} after={t.releaseVersion} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

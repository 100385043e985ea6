import { useState } from "react";
import { useNavigate, useOutletContext } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { useMay } from "../api/use-office.ts";
import { officePages } from "../data/office-paths.ts";
import { useSay } from "../frame/news.tsx";
import { type Making, NewPageDialog } from "./new-page-dialog.tsx";
import { PageRemoval } from "./page-removal.tsx";
import type { PagesContext } from "./pages-route.tsx";
import { IntoRelease } from "./releases/into-release.tsx";
import type { PageSheetProps } from "./use-page.ts";
import { useContentText } from "./words.ts";

/** A copy of the page, and the way into the bin. */
export function PageTreeActions({ page }: Pick<PageSheetProps, "page">) {
  const t = useContentText();
  const say = useSay();
  const navigate = useNavigate();
  const { back, onChanged } = useOutletContext<PagesContext>();
  const mayPublish = useMay("content-publish");
  const [making, setMaking] = useState<Making | null>(null);
  const [bundling, setBundling] = useState(false);
  const [removing, setRemoving] = useState(false);
  const isSeen = !page.isFolder && page.state !== "draft";
  return (
    <section aria-label={t.removePage}>
      <Row className="page-buttons">
        {!page.isFolder && (
          <>
            <Button small look="ghost" icon="layers" onClick={() => setBundling(true)}>
              {t.intoRelease}
            </Button>
            <Button small look="ghost" icon="copy" onClick={() => setMaking(page)}>
              {t.copyPage}
            </Button>
          </>
        )}
        {isSeen && !mayPublish ? (
          <p className="label">{t.removeOnlyAdmins}</p>
        ) : (
          <Button small look="ghost" icon="trash" onClick={() => setRemoving(true)}>
            {t.removePage}
          </Button>
        )}
      </Row>
      <NewPageDialog
        making={making}
        folder={page.folders.at(-1)?.id ?? null}
        onClose={() => setMaking(null)}
        onMade={({ id }) => {
          onChanged();
          void navigate(officePages.contentPage(String(id)));
        }}
      />
      <IntoRelease
        page={page}
        open={bundling}
        onClose={() => setBundling(false)}
        onDone={() => say(t.intoReleaseDone)}
      />
      <PageRemoval
        page={page}
        open={removing}
        onClose={() => setRemoving(false)}
        onRemoved={() => {
          onChanged();
          void navigate(back);
        }}
      />
    </section>
  );
}

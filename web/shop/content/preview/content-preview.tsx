import { startTransition, useEffect, useState } from "react";
import { contentPagePaths } from "../../../../services/content-pages/contract.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { browserApi } from "../../../browser/browser-api.ts";
import type { ContentPage as Page } from "../../../content/read-page.ts";
import { useShop } from "../../../frame/use-shop.ts";
import { useMessages } from "../../../words/context.tsx";
import { ContentPage } from "../content-page.tsx";
import type { FollowedPage } from "../load-content.ts";
import { listenForBlocks, pointTo } from "./block-marks.ts";
import { connectEditor } from "./connect-editor.ts";
import previewStyles from "./preview.css?url";

interface ContentPreviewProps {
  readonly page: Page;
  readonly preview: FollowedPage;
}

/** A draft in the visual editor's frame: it follows typing in place, and reports which block is selected. */
export function ContentPreview({ page: drafted, preview }: ContentPreviewProps) {
  const { locale, platform } = useShop();
  const { content } = useMessages();
  const [page, setPage] = useState(drafted);
  const [follows, setFollows] = useState(true);

  useEffect(() => {
    if (window.parent === window) return;
    const { story, editors, proof } = preview;
    const query = { locale, path: location.pathname, platform, slug: story.slug, _storyblok_tk: proof };
    const line = connectEditor({
      page: window,
      editors,
      story: story.id,
      async show(edited) {
        // Read on the server by the rules of every page: what comes back is checked, whoever wrote it.
        const read = await browserApi().post<TransformAnswer>(contentPagePaths.transform, { query, body: edited });
        setFollows(read.ok);
        if (read.ok) startTransition(() => setPage(read.value.page));
      },
      reload: () => location.reload(),
      point: pointTo,
    });
    const deaf = listenForBlocks(line.edit);
    return () => {
      line.close();
      deaf();
    };
  }, [preview, locale, platform]);

  return (
    <>
      <link rel="stylesheet" href={previewStyles} precedence="default" />
      {!follows && (
        <div className="preview-notice" role="status">
          <Notice tone="warn">{content.notFollowing}</Notice>
        </div>
      )}
      <ContentPage page={page} />
    </>
  );
}

/** `transformAnswer` with the page as `read-page.ts` writes it. */
interface TransformAnswer {
  readonly page: Page;
}

import { type RefObject, useEffect, useRef, useState } from "react";
import { officeContentPaths, type PageView } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { type PageSheetProps, pageChanged } from "./use-page.ts";
import { useContentText } from "./words.ts";

/** Publish, take back, plan. */
export function PageActions({ page, store }: PageSheetProps) {
  const t = useContentText();
  const say = useSay();
  const mayPublish = useMay("content-publish");
  const [asking, setAsking] = useState<"publish" | "unpublish" | "schedule" | null>(null);
  const buttons = useFocusKept(asking !== null);
  if (!mayPublish) return <p className="label">{t.onlyAdmins}</p>;
  const close = () => setAsking(null);
  const path = officeContentPaths.publication(page.id);
  return (
    <Row className="page-buttons" ref={buttons}>
      {/* Not `disabled`: that would throw away the focus of who has just published. */}
      <Button
        small
        aria-disabled={page.state === "published"}
        onClick={() => page.state !== "published" && setAsking("publish")}
      >
        {t.publish}
      </Button>
      <Button small look="ghost" icon="clock" onClick={() => setAsking("schedule")}>
        {t.schedule}
      </Button>
      {page.state !== "draft" && (
        <Button small look="ghost" onClick={() => setAsking("unpublish")}>
          {t.unpublish}
        </Button>
      )}
      <AskDialog
        open={asking === "publish"}
        onClose={close}
        title={t.publishTitle}
        text={t.publishText({ count: page.unpublished.count })}
        submit={t.publish}
        send={() => store.run((revision) => officeApi().post<PageView>(path, { body: { revision } }))}
        onDone={() => say(t.published)}
        explainedBehind={[pageChanged]}
      />
      <AskDialog
        open={asking === "unpublish"}
        onClose={close}
        title={t.unpublishTitle}
        text={t.unpublishText}
        submit={t.unpublish}
        send={() => store.run((revision) => officeApi().del<PageView>(path, { body: { revision } }))}
        onDone={() => say(t.unpublished)}
        explainedBehind={[pageChanged]}
      />
      <ScheduleDialog open={asking === "schedule"} onClose={close} page={page} store={store} />
    </Row>
  );
}

/** Where a dialog was opened by a button that is gone once it did its work, the focus goes to the first one beside it. */
function useFocusKept(isAsking: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    const { current } = place;
    if (wasAsking.current && !isAsking && document.activeElement === document.body) {
      current?.querySelector("button")?.focus();
    }
    wasAsking.current = isAsking;
  }, [isAsking]);
  return place;
}

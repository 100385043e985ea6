import { type RefObject, useEffect, useRef, useState } from "react";
import { officeContentPaths, type PageView } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { officeApi, useMay } from "../session/use-office.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { useContentText } from "./use-content-text.ts";
import type { PageCall, PageSheetProps } from "./use-page.ts";

/** Publish, take back, plan. */
export function PageActions({ page, desk, say }: PageSheetProps) {
  const t = useContentText();
  const mayPublish = useMay("content-publish");
  const [asking, setAsking] = useState<"publish" | "unpublish" | "schedule" | null>(null);
  const buttons = useFocusKept(asking !== null);
  if (!mayPublish) return <p className="label">{t.onlyAdmins}</p>;
  const close = () => setAsking(null);
  const path = officeContentPaths.publication(page.id);
  const act = (call: PageCall, said: string) => async () => {
    const why = await desk.run(call);
    if (why === null) say(said);
    return why;
  };
  return (
    <div className="page-buttons" ref={buttons}>
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
        text={t.publishText(page.unpublished.count)}
        submit={t.publish}
        onSubmit={act((revision) => officeApi().post<PageView>(path, { body: { revision } }), t.published)}
      />
      <AskDialog
        open={asking === "unpublish"}
        onClose={close}
        title={t.unpublishTitle}
        text={t.unpublishText}
        submit={t.unpublish}
        onSubmit={act((revision) => officeApi().del<PageView>(path, { body: { revision } }), t.unpublished)}
      />
      <ScheduleDialog open={asking === "schedule"} onClose={close} page={page} desk={desk} say={say} />
    </div>
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

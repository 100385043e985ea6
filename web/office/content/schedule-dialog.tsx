import { useId, useState } from "react";
import { officeContentPaths, type PageView } from "../../../services/content/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../messages/context.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { zoneText } from "../data/time-text.ts";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import { fieldOfMoment, momentOfField } from "./shop-time.ts";
import { useContentText } from "./use-content-text.ts";
import type { PageSheetProps } from "./use-page.ts";

interface ScheduleDialogProps extends PageSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** When a page appears and when it goes, by the workshop's clock. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const t = useContentText();
  const { close } = useOfficeMessages().frame;
  const form = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t.scheduleTitle}
      closeLabel={close}
      footer={<DialogFoot onLeave={props.onClose} submit={t.save} form={form} />}
    >
      <ScheduleForm {...props} id={form} />
    </Dialog>
  );
}

/** Exists while the dialog is open, so that each time starts with what is planned. */
function ScheduleForm({ id, page, desk, say, onClose }: ScheduleDialogProps & { readonly id: string }) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const locale = useLocale();
  const [publishAt, setPublishAt] = useState(fieldOfMoment(page.publishAt));
  const [expireAt, setExpireAt] = useState(fieldOfMoment(page.expireAt));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [start, end] = [momentOfField(publishAt), momentOfField(expireAt)];
  const isPast = (moment: Date | null) => (moment !== null && moment <= new Date() ? t.schedulePast : undefined);
  const endError = start && end && end <= start ? t.scheduleOrder : isPast(end);
  const startError = isPast(start);

  async function save() {
    setTried(true);
    if (startError || endError) return;
    const body = { publishAt: start?.toISOString() ?? null, expireAt: end?.toISOString() ?? null };
    const why = await desk.run((revision) =>
      officeApi().put<PageView>(officeContentPaths.schedule(page.id), { body: { revision, ...body } }),
    );
    if (why !== null && why.kind !== "page-changed") return setFailure(problemText(why, words));
    onClose();
    if (why === null) say(t.scheduled);
  }

  return (
    <form
      id={id}
      className="page-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="mute">{t.scheduleText(zoneText(locale, new Date()))}</p>
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      <TextInput
        type="datetime-local"
        label={t.publishAt}
        value={publishAt}
        error={tried ? startError : undefined}
        onChange={(event) => setPublishAt(event.target.value)}
      />
      <TextInput
        type="datetime-local"
        label={t.expireAt}
        value={expireAt}
        error={tried ? endError : undefined}
        onChange={(event) => setExpireAt(event.target.value)}
      />
    </form>
  );
}

import { useId, useState } from "react";
import { officeContentPaths, type PageView } from "../../../services/content/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { zoneText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { fieldOfMoment, momentOfField } from "./shop-time.ts";
import { type PageSheetProps, pageChanged } from "./use-page.ts";
import { useContentText } from "./words.ts";

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
function ScheduleForm({ id, page, store, onClose }: ScheduleDialogProps & { readonly id: string }) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const locale = useLocale();
  const [publishAt, setPublishAt] = useState(fieldOfMoment(page.publishAt));
  const [expireAt, setExpireAt] = useState(fieldOfMoment(page.expireAt));
  const [tried, setTried] = useState(false);
  const [start, end] = [momentOfField(publishAt), momentOfField(expireAt)];
  const isPast = (moment: Date | null) => (moment !== null && moment <= new Date() ? t.schedulePast : undefined);
  const endError = start && end && end <= start ? t.scheduleOrder : isPast(end);
  const startError = isPast(start);
  const say = useSay();
  const { submit, problem } = useSubmit(
    (body: object) =>
      store.run((revision) =>
        officeApi().put<PageView>(officeContentPaths.schedule(page.id), { body: { revision, ...body } }),
      ),
    () => say(t.scheduled),
  );

  async function save() {
    setTried(true);
    if (startError || endError) return;
    const why = await submit({ publishAt: start?.toISOString() ?? null, expireAt: end?.toISOString() ?? null });
    if (why === null || why.kind === pageChanged) onClose();
  }

  return (
    <Form id={id} noValidate onSend={save} failure={problem && problemText(problem, words)}>
      <p className="mute">{t.scheduleText({ zone: zoneText(locale, new Date()) })}</p>
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
    </Form>
  );
}

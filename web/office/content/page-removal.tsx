import { useId, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { binDays, officeTreePaths, type PageView } from "../../../services/content/contract.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { useSubmit } from "../data/use-submit.ts";
import { DialogFoot } from "../frame/dialog-foot.tsx";
import { useOfficeMessages } from "../messages.ts";
import { type ContentText, useContentText } from "./words.ts";

interface PageRemovalProps {
  readonly page: PageView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a page goes into the bin; of one that visitors see, for its address. */
export function PageRemoval({ page, open, onClose, onRemoved }: PageRemovalProps) {
  const t = useContentText();
  const words = useOfficeMessages();
  const isSeen = !page.isFolder && page.state !== "draft";
  const [address, setAddress] = useState("");
  const [isTried, setTried] = useState(false);
  const form = useId();
  const isRight = !isSeen || address.trim().replace(/^\//, "") === page.fullSlug;
  const { submit, busy, problem, forget } = useSubmit((body: object) =>
    officeApi().post(officeTreePaths.removal(page.id), { body }),
  );
  const leave = () => {
    forget();
    setTried(false);
    setAddress("");
    onClose();
  };
  async function remove() {
    setTried(true);
    if (!isRight) return;
    if (await submit({ revision: page.revision, ...(isSeen && { address: page.fullSlug }) })) return;
    leave();
    onRemoved();
  }
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t.removePageTitle({ name: page.name })}
      closeLabel={words.frame.close}
      footer={<DialogFoot onLeave={leave} submit={t.removePage} busy={busy} form={form} />}
    >
      <Form
        id={form}
        onSend={remove}
        failure={problem && (removalText(problem, t) ?? problemText(problem, words.problems))}
      >
        {isSeen && <p>{t.removeSeen}</p>}
        <p className="mute">{t.removePageText({ days: binDays })}</p>
        {isSeen && (
          <TextInput
            label={t.removeAddress({ address: `/${page.fullSlug}` })}
            value={address}
            autoComplete="off"
            spellCheck={false}
            error={isTried && !isRight ? t.removeAddressWrong : undefined}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Form>
    </Dialog>
  );
}

function removalText({ kind }: Problem, t: ContentText): string | null {
  if (kind === "folder-not-empty") return t.removeNotEmpty;
  return kind === "page-changed" || kind === "page-published" ? t.removeChanged : null;
}

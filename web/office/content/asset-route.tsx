import { useRef, useState } from "react";
import { useNavigate, useOutletContext, useParams } from "react-router";
import type { Problem } from "../../../core/http/problem.ts";
import { type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Toasts, useToasts } from "../../../ui/toast.tsx";
import { useLocale } from "../../messages/context.tsx";
import { bytesText } from "../data/bytes-text.ts";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { ListWait } from "../data/list-wait.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useAnswer } from "../data/use-answer.ts";
import { useOfficeMessages } from "../messages.ts";
import { useCloseByEscape } from "../orders/use-close-by-escape.ts";
import { officeApi, useMay } from "../session/use-office.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { AssetForm } from "./asset-form.tsx";
import { uploadFailure } from "./asset-words.ts";
import type { AssetsContext } from "./assets-route.tsx";
import { sendAsset } from "./send-asset.ts";
import { useContentText } from "./use-content-text.ts";

/** One asset: its words, its focus, where it is shown, another file in its place. */
export default function Asset() {
  const { id = "" } = useParams();
  const t = useContentText();
  const { close } = useOfficeMessages().frame;
  const { back, folders, onChanged } = useOutletContext<AssetsContext>();
  const { toasts, show, dismiss } = useToasts();
  const { answer, reload, put } = useAnswer(`asset ${id}`, (signal) =>
    officeApi().get<AssetView>(officeAssetPaths.asset(id), { signal }),
  );
  useCloseByEscape(back);
  return (
    <article className="page-pane" aria-label={t.asset} key={id}>
      <div className="page-nav">
        <a className="page-back" href={back}>
          <Icon name="arrow-left" small />
          {t.assetsBack}
        </a>
        <IconLink icon="close" label={t.assetClose} href={back} className="page-close" />
      </div>
      {answer.kind === "loading" && <ListWait rows={5} />}
      {answer.kind === "failed" && <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />}
      {answer.kind === "ready" && (
        <>
          <h2>{answer.value.name}</h2>
          <AssetForm
            key={answer.value.log.length}
            asset={answer.value}
            folders={folders}
            onSaved={(saved) => {
              put(saved);
              onChanged();
              show({ id: "asset", text: t.saved, tone: "ok" });
            }}
          />
          <Use asset={answer.value} />
          <Actions asset={answer.value} back={back} onChanged={onChanged} />
          <Log asset={answer.value} />
        </>
      )}
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={close} />
    </article>
  );
}

function Use({ asset: { usedIn, bytes, width, height } }: { readonly asset: AssetView }) {
  const t = useContentText();
  const locale = useLocale();
  return (
    <section aria-labelledby="asset-use">
      <h3 id="asset-use">{t.usedIn}</h3>
      <p className="mute small">
        {[width && height && `${width} × ${height} px`, bytes !== null && bytesText(bytes, locale)]
          .filter(Boolean)
          .join(", ")}
      </p>
      {usedIn.length === 0 ? (
        <p className="mute small">{t.unused}</p>
      ) : (
        <ul>
          {usedIn.map((page) => (
            <li key={page.id}>
              <a href={officePages.contentPage(String(page.id))}>{page.name}</a>{" "}
              <span className="mute small">/{page.fullSlug}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ActionsProps {
  readonly asset: AssetView;
  readonly back: string;
  readonly onChanged: () => void;
}

/** Another file in its place, or none: seen by visitors at once. */
function Actions({ asset, back, onChanged }: ActionsProps) {
  const t = useContentText();
  const navigate = useNavigate();
  const mayPublish = useMay("content-publish");
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const used = asset.usedIn.length;
  if (!mayPublish) return <p className="label">{t.assetOnlyAdmins}</p>;

  async function replace(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    const sent = await sendAsset(file, asset.folder, () => {});
    const replaced = sent.ok
      ? await officeApi().post<AssetView>(officeAssetPaths.replacement(asset.id), { body: { by: sent.value.id } })
      : sent;
    setBusy(false);
    if (!replaced.ok) return setFailure(uploadFailure(replaced.error, t));
    onChanged();
    void navigate(officePages.contentAsset(String(replaced.value.id)), { preventScrollReset: true });
  }
  async function remove(): Promise<Problem | null> {
    const query = used > 0 ? "?used=true" : "";
    const removed = await officeApi().del(`${officeAssetPaths.asset(asset.id)}${query}`);
    if (!removed.ok) return removed.error;
    onChanged();
    void navigate(back, { preventScrollReset: true });
    return null;
  }
  return (
    <div className="page-buttons">
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t.replaceFile}
        onChange={(event) => void replace(event.target.files?.[0])}
      />
      <Button small look="ghost" icon="swap" loading={busy} onClick={() => input.current?.click()}>
        {t.replace}
      </Button>
      <Button small look="ghost" icon="trash" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {failure && (
        <Notice tone="bad" announce="assertive">
          {failure}
        </Notice>
      )}
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.removeTitle}
        text={used > 0 ? t.removeUsed(used) : t.removeText}
        submit={used > 0 ? t.removeNevertheless : t.remove}
        onSubmit={remove}
      />
    </div>
  );
}

function Log({ asset: { log } }: { readonly asset: AssetView }) {
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  return (
    <section aria-labelledby="asset-log">
      <h3 id="asset-log">{t.history}</h3>
      <ol className="page-history">
        {log.map(({ action, author, at }) => (
          <li key={`${action} ${at}`}>
            <p>
              <b>{t.assetActions[action] ?? action}</b>
              <span className="mute small">{t.by(author, timeText(at, locale, now))}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useRef, useState } from "react";
import { type AssetView, officeAssetPaths } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Failure } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { AssetUsers } from "./asset-use.tsx";
import { takenTypes } from "./asset-words.ts";
import { replaceAsset } from "./send-asset.ts";
import { useContentText } from "./words.ts";

interface AssetActionsProps {
  readonly asset: AssetView;
  readonly onReplaced: (asset: AssetView) => void;
  readonly onRemoved: () => void;
}

/** Another file in its place, or none: seen by visitors at once. */
export function AssetActions({ asset, onReplaced, onRemoved }: AssetActionsProps) {
  const t = useContentText();
  const mayPublish = useMay("content-publish");
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const used = asset.usedIn.length;
  if (!mayPublish) return <p className="label">{t.assetOnlyAdmins}</p>;

  async function replace(file: File | undefined) {
    if (!file) return;
    setFailure(null);
    setShare(0);
    const replaced = await replaceAsset(asset.id, { file, folder: asset.folder, t, progress: setShare });
    setShare(null);
    if (input.current) input.current.value = "";
    if (replaced.ok) onReplaced(replaced.value);
    else setFailure(`${file.name}: ${replaced.error}`);
  }
  return (
    <section aria-label={t.replace}>
      <p className="mute small">{t.replaceHint}</p>
      <input
        ref={input}
        type="file"
        accept={takenTypes.join(",")}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t.replaceFile}
        onChange={({ target }) => void replace(target.files?.[0])}
      />
      <Row className="page-buttons">
        <Button small look="ghost" icon="swap" loading={share !== null} onClick={() => input.current?.click()}>
          {t.replace}
        </Button>
        <Button small look="ghost" icon="trash" onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      </Row>
      {share !== null && <ProgressBar label={t.replacing} value={share} max={1} />}
      <Failure>{failure}</Failure>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.removeTitle}
        text={
          used > 0 ? (
            <>
              <p>{t.removeUsed({ count: used })}</p>
              <AssetUsers usedIn={asset.usedIn} />
            </>
          ) : (
            t.removeText
          )
        }
        submit={used > 0 ? t.removeNevertheless : t.remove}
        send={() => officeApi().del(officeAssetPaths.asset(asset.id), { query: used > 0 ? { used: "true" } : {} })}
        onDone={onRemoved}
      />
    </section>
  );
}

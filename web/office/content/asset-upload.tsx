import { useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { uploadFailure } from "./asset-words.ts";
import { sendAsset } from "./send-asset.ts";
import { useContentText } from "./use-content-text.ts";

interface AssetUploadProps {
  /** Null: in no folder. */
  readonly folder: number | null;
  readonly onSent: () => void;
}

interface Going {
  readonly name: string;
  readonly share: number;
}

/** Several files at once, one after the other; each that cannot be taken is named with its reason. */
export function AssetUpload({ folder, onSent }: AssetUploadProps) {
  const t = useContentText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [going, setGoing] = useState<Going | null>(null);
  const [left, setLeft] = useState(0);
  const [failures, setFailures] = useState<readonly string[]>([]);

  async function send(files: readonly File[]) {
    setFailures([]);
    for (const [index, file] of files.entries()) {
      setLeft(files.length - index - 1);
      setGoing({ name: file.name, share: 0 });
      const sent = await sendAsset(file, folder, (share) => setGoing({ name: file.name, share }));
      if (!sent.ok) setFailures((before) => [...before, `${file.name}: ${uploadFailure(sent.error, t)}`]);
      else onSent();
    }
    setGoing(null);
    if (input.current) input.current.value = "";
  }

  return (
    <div className="asset-upload">
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/*"
        className="visually-hidden"
        aria-label={t.assetFiles}
        tabIndex={-1}
        onChange={(event) => void send([...(event.target.files ?? [])])}
      />
      <Button small icon="upload" loading={going !== null} onClick={() => input.current?.click()}>
        {t.assetUpload}
      </Button>
      {going && (
        <ProgressBar
          label={going.name}
          value={going.share}
          max={1}
          detail={left > 0 ? t.assetsLeft(left) : undefined}
        />
      )}
      {failures.length > 0 && (
        <Notice tone="bad" announce="assertive" title={t.assetsFailed(failures.length)}>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

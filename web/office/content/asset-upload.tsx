import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { takenTypes } from "./asset-words.ts";
import type { Uploads } from "./use-uploads.ts";
import { useContentText } from "./words.ts";

/** The button that brings files into the library. */
export function UploadButton({ uploads }: { readonly uploads: Uploads }) {
  const t = useContentText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={takenTypes.join(",")}
        className="visually-hidden"
        aria-label={t.assetFiles}
        tabIndex={-1}
        onChange={({ target }) => {
          uploads.send([...(target.files ?? [])]);
          // The same file may be chosen again once it is mended.
          target.value = "";
        }}
      />
      <Button small icon="upload" loading={uploads.going !== null} onClick={() => input.current?.click()}>
        {t.assetUpload}
      </Button>
    </>
  );
}

/** How far files have come, and which ones were not taken, with the reason of each. */
export function UploadReport({ uploads: { going, done, all, failures } }: { readonly uploads: Uploads }) {
  const t = useContentText();
  return (
    <div className="asset-report">
      {going && (
        <ProgressBar
          label={going.name}
          value={going.share}
          max={1}
          detail={all > 1 ? t.assetsGoing({ done: done + failures.length, all }) : undefined}
        />
      )}
      {failures.length > 0 && (
        <Notice tone="bad" announce="assertive" title={t.assetsFailed({ count: failures.length })}>
          <ul>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="visually-hidden" role="status">
        {going === null && done > 0 ? t.assetsSent({ count: done }) : ""}
      </p>
    </div>
  );
}

interface DropPlaceProps {
  readonly uploads: Uploads;
  readonly children: ReactNode;
}

/** Takes files that are dropped anywhere on what it holds; the button does the same for everybody else. */
export function DropPlace({ uploads, children }: DropPlaceProps) {
  const t = useContentText();
  // Each child that is entered is an event of its own.
  const [depth, setDepth] = useState(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button
    <div
      className="asset-drop"
      onDragEnter={(event) => {
        if (hasFiles(event)) setDepth((before) => before + 1);
      }}
      onDragLeave={(event) => {
        if (hasFiles(event)) setDepth((before) => Math.max(0, before - 1));
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        uploads.send([...event.dataTransfer.files]);
      }}
    >
      {children}
      {depth > 0 && (
        <p className="asset-drop-here" aria-hidden="true">
          {t.assetDrop}
        </p>
      )}
    </div>
  );
}

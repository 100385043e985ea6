import { useEffect, useRef, useState } from "react";
import type { FrameStory } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { SegmentedControl } from "../../../../ui/segmented-control.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { FailedAnswer } from "../../data/failed-answer.tsx";
import { isPage } from "./frame-address.ts";
import { type FrameWidth, frameWidthNames, frameWidths } from "./use-editor-choice.ts";
import { type FrameOptions, type FrameState, useFrame } from "./use-frame.ts";
import { useEditorText } from "./words.ts";

interface FramePaneProps {
  readonly name: string;
  /** Which version is in the frame. */
  readonly head: string;
  readonly frame: FrameState;
  readonly width: FrameWidth;
  readonly onWidth: (width: FrameWidth) => void;
  /** Whether what visitors see stands beside it. */
  readonly compares: boolean;
  readonly onCompare: (compares: boolean) => void;
  /** What visitors see; null: nothing yet. */
  readonly beside: PublishedFrame | null;
}

interface PublishedFrame extends Pick<FrameOptions, "page" | "language" | "chosen" | "chose"> {
  /** Since when they see it. */
  readonly at: string;
}

/** The page as visitors will see it, as wide as one of their screens, made to fit; on wish beside what they see now. */
export function FramePane({ name, head, frame, width, onWidth, compares, onCompare, beside }: FramePaneProps) {
  const t = useEditorText();
  const segments = frameWidthNames.map((value) => ({
    value,
    label: (
      <span title={t.pixels({ width: frameWidths[value] })}>
        {t.widths[value]} <span className="num editor-pixels">{frameWidths[value]}</span>
      </span>
    ),
  }));
  return (
    <>
      <div className="editor-frame-tools">
        <SegmentedControl label={t.width} segments={segments} value={width} onChange={onWidth} />
        <Button small look="ghost" aria-pressed={compares} onClick={() => onCompare(!compares)}>
          {t.comparePublished}
        </Button>
      </div>
      {frame.page === "silent" &&
        frame.address !== null &&
        frame.asked.kind === "ready" &&
        mayShow(frame.asked.value) && (
          <Notice
            tone="warn"
            announce="polite"
            title={t.frameSilent}
            action={
              <Button small look="ghost" onClick={frame.again}>
                {t.frameAgain}
              </Button>
            }
          >
            <p>{t.frameSilentText}</p>
          </Notice>
        )}
      <div className="editor-stages">
        <div className="editor-side">
          {compares && <p className="label">{head}</p>}
          <Stage title={t.frameTitle({ name })} frame={frame} width={frameWidths[width]} />
        </div>
        {compares && (
          <div className="editor-side">
            <p className="label">{t.published}</p>
            {beside === null ? (
              <EmptyState icon="eye-off" title={t.neverPublished}>
                {t.neverPublishedText}
              </EmptyState>
            ) : (
              <Published key={beside.at} name={name} beside={beside} width={frameWidths[width]} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** What visitors see of the page; a block chosen here is chosen in the editor. */
function Published({ name, beside, width }: { name: string; beside: PublishedFrame; width: number }) {
  const t = useEditorText();
  const frame = useFrame({ ...beside, content: null, release: null, isPublished: true });
  return <Stage title={t.publishedTitle({ name })} frame={frame} width={width} />;
}

function Stage({ title, frame, width }: { title: string; frame: FrameState; width: number }) {
  const { stage, room } = useRoom();
  const { asked, address } = frame;
  const scale = room === null ? 1 : Math.min(1, room.width / width);
  return (
    <div className="editor-stage" ref={stage} aria-busy={frame.page === "loading"}>
      {asked.kind === "loading" && <Skeleton height="100%" />}
      {asked.kind === "failed" && <FailedAnswer problem={asked.problem} onRetry={frame.reload} />}
      {asked.kind === "ready" && <NoFrame story={asked.value} address={address} />}
      {asked.kind === "ready" && mayShow(asked.value) && address !== null && room !== null && (
        <div className="editor-screen" style={{ width: width * scale }}>
          <iframe
            key={`${address.address} ${frame.round}`}
            ref={frame.frame}
            title={title}
            src={address.address}
            onLoad={frame.loaded}
            style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}

const mayShow = (story: FrameStory): boolean => isPage(story) && story.proof !== null;

/** Why there is nothing to see; nothing where there is. */
function NoFrame({ story, address }: { readonly story: FrameStory; readonly address: FrameState["address"] }) {
  const t = useEditorText();
  if (!isPage(story))
    return (
      <EmptyState icon="layers" title={t.frameNoPage}>
        {t.frameNoPageText}
      </EmptyState>
    );
  if (story.proof === null)
    return (
      <EmptyState icon="eye-off" title={t.frameNoProof}>
        {t.frameNoProofText}
      </EmptyState>
    );
  if (address !== null) return null;
  return (
    <EmptyState icon="globe" title={t.frameNoLanguage}>
      {t.frameNoLanguageText}
    </EmptyState>
  );
}

/** The room that a frame has, in pixels; null until it is measured. */
function useRoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    const node = stage.current;
    if (!node) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      // A part that is not shown has no room; the frame keeps what it had.
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return { stage, room };
}

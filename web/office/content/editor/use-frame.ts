import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { draftPaths, type FrameStory, type JsonObject, storyInFrame } from "../../../../services/content/contract.ts";
import type { Answer } from "../../data/use-answer.ts";
import { useGet } from "../../data/use-get.ts";
import { useWhileVisible } from "../../data/use-while-visible.ts";
import { type FrameAddress, type FramedVersion, frameAddress, originsOfFrame } from "./frame-address.ts";
import { connectFrame, type FrameLine, pairLoads } from "./frame-line.ts";

/** The proof in a frame's address is good for an hour; then the frame is loaded with another one. Minutes. */
const proofMinutes = 50;
/** So long a page may take until it says that it is there, in milliseconds. */
const patience = 8_000;

export interface FrameState {
  readonly asked: Answer<FrameStory>;
  readonly reload: () => void;
  /** Null: the shop does not speak this language. */
  readonly address: FrameAddress | null;
  /** Another number is another frame. */
  readonly round: number;
  /** `silent`: what is in the frame does not say that it is this page. */
  readonly page: "loading" | "here" | "silent";
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly loaded: () => void;
  /** Shows the page of the address once more. */
  readonly again: () => void;
  readonly say: FrameLine["say"];
}

export interface FrameOptions extends FramedVersion {
  readonly page: number;
  /** What is said to the page each time it changes; null: nothing, it shows what is kept. */
  readonly content: JsonObject | null;
  /** Uid of the block to point to; null: none. */
  readonly chosen: string | null;
  readonly chose: (uid: string) => void;
}

/** The page in the editor's frame: it follows the content and the chosen block, and says which block is chosen there. */
export function useFrame({ page: id, content, chosen, chose, ...version }: FrameOptions): FrameState {
  const { language, release } = version;
  const [hour, setHour] = useState(0);
  const begun = useRef(Date.now());
  useWhileVisible(60, () => setHour(Math.floor((Date.now() - begun.current) / (proofMinutes * 60_000))));
  const { answer: asked, reload } = useGet<FrameStory>(draftPaths.frame(id), {
    query: { language, release: release === null ? null : String(release) },
    version: hour,
  });
  const story = asked.kind === "ready" ? asked.value : null;
  const found = story === null ? null : frameAddress(story, version);
  const [round, setRound] = useState(0);
  const [page, setPage] = useState<FrameState["page"]>("loading");
  const frame = useRef<HTMLIFrameElement>(null);
  const line = useRef<FrameLine | null>(null);
  const loads = useRef(pairLoads());
  const latest = useRef({ content, chosen, chose });
  latest.current = { content, chosen, chose };

  const send = useCallback(() => {
    if (story === null || latest.current.content === null) return;
    const links = new Map(story.links.map((link) => [String(link.uuid), link]));
    const view = { space: story.space, story: id, language, links };
    line.current?.input(() => ({ ...story.story, content: storyInFrame(latest.current.content ?? {}, view) }));
  }, [story, id, language]);

  useEffect(() => {
    if (story === null) return;
    setPage("loading");
    loads.current = pairLoads();
    const opened = connectFrame({
      editor: window,
      story: id,
      origins: originsOfFrame(story),
      frame: () => frame.current?.contentWindow ?? null,
      ready() {
        loads.current.ready();
        setPage("here");
        send();
        opened.point(latest.current.chosen);
      },
      chose: (uid) => latest.current.chose(uid),
      soon: (work) => requestAnimationFrame(work),
    });
    line.current = opened;
    return opened.close;
  }, [story, id, send]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each content once
  useEffect(send, [content, send]);
  useEffect(() => {
    line.current?.point(chosen);
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each frame anew
  useEffect(() => {
    if (page !== "loading" || story === null) return;
    const timer = setTimeout(() => setPage("silent"), patience);
    return () => clearTimeout(timer);
  }, [page, story, round]);

  return {
    asked,
    address: found,
    round,
    page,
    frame,
    reload: () => void reload(),
    loaded() {
      if (loads.current.loaded() === "unknown") setPage("loading");
    },
    again() {
      loads.current = pairLoads();
      setPage("loading");
      setRound((before) => before + 1);
    },
    say: (action, slug) => line.current?.say(action, slug),
  };
}

import { useEffect, useState } from "react";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { useLocale, useMessages } from "../../../words/context.tsx";
import { type Checked, nextChecked } from "./checked.ts";
import { reasonWords } from "./reason-words.ts";
import { useChecked } from "./use-checked.ts";
import { useJump } from "./use-jump.ts";

/** F8 jumps to the next finding, whatever has the focus, and says what it is about. */
export function NextFinding() {
  const words = useMessages().designer;
  const locale = useLocale();
  const sides = useChecked();
  const jump = useJump();
  const [current, setCurrent] = useState<Checked | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "F8" || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const next = nextChecked(sides, current);
      setCurrent(next);
      if (next) jump(next);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [sides, current, jump]);
  return <LiveRegion>{current && reasonWords(current, words, locale)}</LiveRegion>;
}

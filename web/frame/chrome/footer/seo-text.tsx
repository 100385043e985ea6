import { useEffect, useId, useRef, useState } from "react";
import type { BarWord } from "../../../reading/action-bar/bar-words.ts";
import type { Words as ChromeMessages } from "../../../words/chrome/words.generated.ts";
import { Words } from "../words.tsx";

interface SeoTextProps {
  readonly words: readonly BarWord[];
  readonly messages: ChromeMessages;
}

/** A text that begins with a few lines; the button for the rest is shown only where there is a rest. */
export function SeoText({ words, messages }: SeoTextProps) {
  const [open, setOpen] = useState(false);
  const { text, overflows } = useOverflow(open);
  const id = useId();
  return (
    <div className="footer-seo" data-open={open || undefined}>
      {/* Who comes to a link in the folded part by keyboard sees it. */}
      <p id={id} ref={text} onFocus={() => setOpen(true)}>
        <Words words={words} />
      </p>
      {/* Its room is there from the first, so that nothing moves when it turns out to be needed. */}
      <button
        type="button"
        className="footer-act"
        data-spare={!(overflows || open) || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? messages.viewLess : messages.viewMore}
      </button>
    </div>
  );
}

/** Whether a text is longer than the room that it has while it is closed. */
function useOverflow(open: boolean) {
  const text = useRef<HTMLParagraphElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || open) return undefined;
    const sizes = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [open]);
  return { text, overflows };
}

import { momentText } from "../../core/date-text.ts";
import { relativeTimeInterval, relativeTimeText } from "../../core/relative-time.ts";
import { shopZone } from "../../core/shop.ts";
import { createStore, type Store } from "../browser/store/create-store.ts";
import { useStore } from "../browser/store/use-store.ts";
import { useLocale } from "../words/context.tsx";

/** Milliseconds since the epoch; 0 before anybody looked. */
const { state, write, subscribe } = createStore(0);
let shown = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => write(Date.now());

/** One clock for all times on the page, stopped while there is none; starts in a task of its own. */
const clock: Store<number> = {
  state,
  subscribe(listener) {
    const leave = subscribe(listener);
    shown++;
    if (timer === undefined) {
      timer = setInterval(tick, relativeTimeInterval);
      setTimeout(tick);
    }
    return () => {
      leave();
      shown--;
      if (shown > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};

interface TimeAgoProps {
  /** ISO 8601. */
  readonly at: string;
}

/**
 * How long ago something was. Pages are kept for everyone, so the server writes the day; the browser, which knows what
 * time it is, says how long ago that is.
 */
export function TimeAgo({ at }: TimeAgoProps) {
  const locale = useLocale();
  const then = new Date(at);
  const day = momentText(then, locale, shopZone, "day");
  const present = useStore(clock, 0);
  return (
    <time dateTime={at} title={day}>
      {present === 0 ? day : relativeTimeText(then, new Date(present), locale)}
    </time>
  );
}

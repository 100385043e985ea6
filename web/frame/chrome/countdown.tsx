import { useEffect, useState } from "react";
import { type CountdownEvent, type CountdownPorts, createCountdown, type TimeLeft } from "../../../core/countdown.ts";
import type { ActionBar } from "../../reading/action-bar/read-action-bar.ts";

const ports: CountdownPorts = {
  now: () => Date.now(),
  everySecond(tick) {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  },
  isHidden: () => document.hidden,
  onVisibility(changed) {
    document.addEventListener("visibilitychange", changed);
    return () => document.removeEventListener("visibilitychange", changed);
  },
};

interface CountdownProps {
  readonly bar: Pick<ActionBar, "id" | "endText" | "texts">;
  readonly end: string;
}

/** Reports how a bar's countdown ends, also after the bar is gone, to tag managers (`docs/tracking.md`). */
const tellPage = (bar: string, event: CountdownEvent) =>
  document.dispatchEvent(new CustomEvent(`countdown-${event.type}`, { detail: { bar, ...event } }));

/** Time left, with the same room before the first tick; read aloud is the moment of the end, which stands still. */
export function Countdown({ bar: { id, endText, texts }, end }: CountdownProps) {
  const [left, setLeft] = useState<TimeLeft | null>(null);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const countdown = createCountdown(Date.parse(end), ports, (event) => {
      if (event.type === "start" || event.type === "progress") setLeft(event.left);
      if (event.type === "end") setEnded(true);
      tellPage(id, event);
    });
    return countdown.abort;
  }, [id, end]);
  if (ended) return null;
  const parts = ["days", "hours", "minutes", "seconds"] as const;
  return (
    <p className="countdown" data-waiting={left === null || undefined}>
      <span className="visually-hidden">
        {texts.until} {endText}
      </span>
      {parts.map((part) => (
        <span key={part} aria-hidden="true" data-part={part}>
          <b className="num">{left === null ? "00" : String(left[part]).padStart(2, "0")}</b> {texts[part]}
        </span>
      ))}
    </p>
  );
}

import { useEffect, useRef } from "react";

/** Does something every so often while the page is seen, and at once when it is seen again. */
export function useWhileVisible(seconds: number | null, work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (seconds === null) return;
    const tick = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(tick, seconds * 1000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [seconds]);
}

import { useEffect, useState } from "react";
import { relativeTimeInterval } from "../../../core/relative-time.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { savedWords, toldState } from "./saved-words.ts";
import { useAtRisk } from "./use-held-work.ts";

/** Where the work is safe, in words. */
export function SavedState() {
  const t = useMessages().designer;
  const context = useDesignContext();
  const { session } = context;
  const save = toldState(
    useSessionValue(session, (state) => state.save),
    useAtRisk(context),
  );
  const keptOnDevice = useSessionValue(session, (state) => state.keptOnDevice);
  const now = useMinute();
  return (
    <span className="design-title-state" data-state={save.state} role="status">
      <i />
      {savedWords(t.save, save, keptOnDevice, now, useLocale())}
    </span>
  );
}

/** The present time, looked at again every half minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), relativeTimeInterval);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useState } from "react";
import { mostOld } from "../../frame/page-head/cached-for-all.ts";

/** How often promises that depend on the time are looked at again. */
const everyMinute = 60_000;

/**
 * Milliseconds from a device's clock to the shop's, as far as a page can know. A page says when it was made, which may
 * be a while ago: a device that is later by no more than that is taken to be right; one that is wrong by so little errs
 * by no more than the page would.
 *
 * @param device what its clock says, in milliseconds since the epoch
 */
export function fromDevice(made: Date, device: number): number {
  const later = device - made.getTime();
  return later >= 0 && later <= mostOld * 1000 ? 0 : -later;
}

/**
 * The present, to the minute: the server's clock, carried on by the browser's. A wrong clock in the visitor's device
 * promises nothing wrong, and a page that stays open over the cut-off corrects itself.
 */
export function useNow(serverNow: string): Date {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const ahead = fromDevice(new Date(serverNow), Date.now());
    const tick = setInterval(() => setNow(new Date(Date.now() + ahead)), everyMinute);
    return () => clearInterval(tick);
  }, [serverNow]);
  return now;
}

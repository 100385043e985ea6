import { useEffect, useState } from "react";

/** How often promises that depend on the time are looked at again. */
const everyMinute = 60_000;

/**
 * The present, to the minute: the server's clock, carried on by the browser's. A wrong clock in the visitor's device
 * promises nothing wrong, and a page that stays open over the cut-off corrects itself.
 */
export function useNow(serverNow: string): Date {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    const ahead = new Date(serverNow).getTime() - Date.now();
    const tick = setInterval(() => setNow(new Date(Date.now() + ahead)), everyMinute);
    return () => clearInterval(tick);
  }, [serverNow]);
  return now;
}

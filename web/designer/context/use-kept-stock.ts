import { useEffect, useState } from "react";
import type { DesignContext } from "./design-context.ts";
import { keepStocked } from "./keep-stocked.ts";

/** Loads what the open design needs, also again when the network comes back. True while something is missing. */
export function useKeptStock({ session, stock }: Pick<DesignContext, "session" | "stock">): boolean {
  const [lacks, setLacks] = useState(false);
  useEffect(() => {
    const keeper = keepStocked(session, stock, setLacks);
    window.addEventListener("online", keeper.retry);
    return () => {
      window.removeEventListener("online", keeper.retry);
      keeper.stop();
    };
  }, [session, stock]);
  return lacks;
}

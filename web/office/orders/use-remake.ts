import { useEffect, useRef, useState } from "react";
import { productionPaths } from "../../../services/production/contract.ts";
import { officeApi } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";

export type RemakeState = "idle" | "making" | "made" | "slow" | "failed";

const asks = { everySeconds: 3, most: 40 } as const;

/**
 * Makes the print files of a line anew and asks until all are there: `newest` is the newest attempt that is through, null
 * when there is none. After two minutes it only says that it takes long; the job goes on.
 */
export function useRemake(lineId: string, newest: string | null, look: () => void) {
  const [state, setState] = useState<RemakeState>("idle");
  const before = useRef<string | null>(null);
  const asked = useRef(0);

  useEffect(() => {
    setState((now) => ((now === "making" || now === "slow") && newest !== before.current ? "made" : now));
  }, [newest]);

  useWhileVisible(state === "making" ? asks.everySeconds : null, () => {
    asked.current += 1;
    if (asked.current > asks.most) setState("slow");
    else look();
  });

  const { submit } = useSubmit(() => officeApi().post(productionPaths.officeRemake(lineId)));
  async function remake(): Promise<void> {
    before.current = newest;
    asked.current = 0;
    setState("making");
    if (await submit()) setState("failed");
  }

  return { state, remake };
}

import { useEffect, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type DesignShare, type DesignShares, sharePaths } from "../../../services/designs/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";

export interface Shares {
  /** Links that open the design, the newest first; null while they are fetched. */
  readonly links: readonly DesignShare[] | null;
  readonly busy: "making" | "revoking" | null;
  readonly problem: Problem | null;
  /** One was revoked just now. */
  readonly revoked: boolean;
  readonly fetch: () => Promise<void>;
  readonly make: () => Promise<void>;
  readonly revoke: (share: string) => Promise<void>;
}

/** The links to a design, fetched while `open`. */
export function useShares(design: string, open: boolean): Shares {
  const [links, setLinks] = useState<readonly DesignShare[] | null>(null);
  const [busy, setBusy] = useState<Shares["busy"]>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [revoked, setRevoked] = useState(false);

  async function fetch() {
    setProblem(null);
    const answer = await browserApi().get<DesignShares>(sharePaths.shares(design));
    if (answer.ok) setLinks(answer.value.shares);
    else setProblem(answer.error);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched each time the dialog opens
  useEffect(() => {
    if (open) void fetch();
  }, [open, design]);

  async function change(doing: Shares["busy"], request: () => Promise<Problem | null>) {
    if (busy !== null) return;
    setBusy(doing);
    setProblem(null);
    const failure = await request();
    setRevoked(doing === "revoking" && failure === null);
    setProblem(failure);
    setBusy(null);
  }
  return {
    links,
    busy,
    problem,
    revoked,
    fetch,
    make: () =>
      change("making", async () => {
        const answer = await browserApi().post<DesignShare>(sharePaths.shares(design), { body: {} });
        if (answer.ok) setLinks((now) => [answer.value, ...(now ?? [])]);
        return answer.ok ? null : answer.error;
      }),
    revoke: (share) =>
      change("revoking", async () => {
        const answer = await browserApi().del(sharePaths.share(design, share));
        if (answer.ok) setLinks((now) => now?.filter(({ id }) => id !== share) ?? null);
        return answer.ok ? null : answer.error;
      }),
  };
}

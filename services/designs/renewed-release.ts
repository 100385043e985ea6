import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Operation } from "../../design/operation.ts";
import type { Releases } from "./ports.ts";
import type { LaidOutBy } from "./redraw.ts";

export interface RenewedRelease {
  readonly release: number;
  readonly data: LaidOutBy;
}

export interface RefusedRenewal {
  /** Within the batch, from 0 on. */
  readonly index: number;
  readonly reason: "release-mismatch" | "release-unknown";
}

/**
 * The release that lays a design out after these operations. A renewal leads to the current release, or back to one
 * before the design's when it is undone.
 */
export async function releaseAfter(
  design: { readonly kind: string; readonly release: number },
  operations: readonly Operation[],
  releases: Releases,
): Promise<Outcome<RenewedRelease, RefusedRenewal>> {
  const before = await releases.at(design.kind, design.release);
  if (!before) throw new Error(`release ${design.release} of ${design.kind} is gone`);
  let after = before;
  for (const [index, operation] of operations.entries()) {
    if (operation.type !== "renew") continue;
    const { from, to } = operation;
    if (from !== after.release) return failed({ index, reason: "release-mismatch" });
    const next = to < from ? await releases.at(design.kind, to) : await releases.current(design.kind);
    if (next?.release !== to) return failed({ index, reason: "release-unknown" });
    after = next;
  }
  return done({ release: after.release, data: { before: before.data, after: after.data } });
}

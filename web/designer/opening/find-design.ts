import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { readDocument } from "../../../design/read-document.ts";
import { designId } from "../../../services/designs/contract.ts";
import type { ApiFailure, DesignApi } from "../store/design-api.ts";
import type { Journal } from "../store/journal.ts";
import type { KeptDesign } from "../store/kept-design.ts";
import { readKept } from "../store/read-kept.ts";
import { reconcile, startAnew } from "../store/reconcile.ts";
import type { SaveState } from "../store/save-state.ts";

export interface FoundDesign {
  readonly kept: KeptDesign;
  readonly save: SaveState;
  /** Catalogue release it is laid out with. */
  readonly release: number;
}

export type OpeningFailure = "not-found" | "too-fast" | "unreachable" | "unreadable";

/** Brings together what the server and this browser hold of a design. */
export async function findDesign(
  id: string,
  { api, journal }: { readonly api: DesignApi; readonly journal: Journal },
): Promise<Outcome<FoundDesign, OpeningFailure>> {
  // the house would call it a wrong request; for her it is a link that leads nowhere
  if (!designId.safeParse(id).success) return failed("not-found");
  const [stored, answer] = await Promise.all([journal.read(id), api.read(id)]);
  if (!answer.ok) return withoutServer(readKept(stored), answer.error);
  const document = readDocument(answer.value.document);
  if (!document.ok) return failed("unreadable");
  const server = { sequence: answer.value.sequence, document: document.value };
  const kept = readKept(stored);
  const release = pendingRelease(kept) ?? answer.value.release;
  if (!kept) return done({ kept: { ...startAnew(id, server), release }, save: opened, release });
  const reconciled = reconcile(kept, server);
  // Both changed it: the session brings them together when it saves.
  const agreed = reconciled.result === "agreed" ? reconciled.kept : kept;
  return done({ kept: { ...agreed, release }, save: opened, release });
}

/** What this device keeps goes on without the server; a server that answers decides whose design it is. */
function withoutServer(kept: KeptDesign | null, failure: ApiFailure): Outcome<FoundDesign, OpeningFailure> {
  const why = openingFailure(failure);
  if (why !== "unreachable" || kept?.release === undefined) return failed(why);
  return done({ kept, save: { state: "offline" }, release: kept.release });
}

/** The release a renewal leads to that the server has not confirmed yet. */
function pendingRelease(kept: KeptDesign | null): number | null {
  const renewal = kept?.pending.findLast(({ operation }) => operation.type === "renew")?.operation;
  return renewal?.type === "renew" ? renewal.to : null;
}

const opened: SaveState = { state: "saved", at: null };

/** What a refused call means for opening. */
export const openingFailure = ({ reason }: ApiFailure): OpeningFailure =>
  reason === "refused" || reason === "conflict" ? "unreadable" : reason;

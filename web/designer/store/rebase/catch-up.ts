import { done, type Outcome } from "../../../../core/outcome.ts";
import { type Operation, operationSchema } from "../../../../design/operation.ts";
import { readDocument } from "../../../../design/read-document.ts";
import type { ApiFailure, DesignApi } from "../design-api.ts";
import type { KeptDesign } from "../kept-design.ts";
import { type Confirmed, reconcile, startAnew } from "../reconcile.ts";
import type { SaveState } from "../save-state.ts";
import { keepCopy } from "./keep-copy.ts";
import { type News, newsOf, newsOfCopy } from "./news.ts";
import { type Rebased, rebase } from "./rebase.ts";
import { rebaseHistory } from "./rebase-history.ts";

export interface CatchUpPorts {
  readonly api: DesignApi;
  /** As it is at the moment: she goes on working while the server is asked. */
  readonly kept: () => KeptDesign;
  /** Writes it to the device, as far as that is possible, before anything else is done. */
  readonly remember: (kept: KeptDesign) => Promise<void>;
  readonly copyTitle: (title: string) => string;
}

export type CaughtUp =
  | { readonly result: "joined"; readonly kept: KeptDesign; readonly news: News | null; readonly renewed: boolean }
  /** Nothing is changed; the same may be tried again. */
  | { readonly result: "later" }
  | { readonly result: "ended"; readonly state: SaveState };

/**
 * Someone was first, or it was us and only the answer was lost. What touches other things goes on top of what the
 * server has; what touches the same is kept as a copy, and this design goes on with theirs.
 */
export async function catchUp(ports: CatchUpPorts): Promise<CaughtUp> {
  const { api, kept } = ports;
  const { design, sequence } = kept();
  const since = await api.since(design, sequence);
  if (!since.ok) return afterFailure(since.error);
  const theirs = readOperations(since.value.operations);
  const join = () => theirs && rebase(kept().base, kept().pending, theirs);
  const first = join();
  if (!theirs || !first) return compareWhole(ports);
  const server = { sequence: since.value.sequence, document: first.base };
  const copy = first.overlapping.length > 0 ? await copyMine(ports, server) : done(null);
  if (!copy.ok) return copy.error;
  // Once more, because she went on working meanwhile.
  const joined = join();
  if (!joined) return compareWhole(ports);
  return {
    result: "joined",
    kept: withTheirs(kept(), joined, server.sequence),
    news: newsOf(joined, copy.value),
    renewed: joined.theirs.some(({ type }) => type === "renew"),
  };
}

/** Without a log that goes back so far only whole designs can be compared. */
async function compareWhole(ports: CatchUpPorts): Promise<CaughtUp> {
  const { api, kept } = ports;
  const record = await api.read(kept().design);
  if (!record.ok) return afterFailure(record.error);
  const document = readDocument(record.value.document);
  if (!document.ok) return { result: "ended", state: { state: "stuck", why: "refused" } };
  const server = { sequence: record.value.sequence, document: document.value };
  const reconciled = reconcile(kept(), server);
  if (reconciled.result === "agreed") {
    return { result: "joined", kept: withoutCopy(reconciled.kept), news: null, renewed: true };
  }
  const copy = await copyMine(ports, server);
  if (!copy.ok) return copy.error;
  return { result: "joined", kept: startAnew(kept().design, server), news: newsOfCopy(copy.value), renewed: true };
}

/** Copies what this device shows, until the copy has also what she did while it was made. */
async function copyMine(
  { api, kept, remember, copyTitle }: CatchUpPorts,
  server: Confirmed,
): Promise<Outcome<News["copy"], CaughtUp>> {
  const copy = kept().copy ?? crypto.randomUUID();
  // A tab that is killed now goes on with the same copy when it is opened again.
  if (kept().copy === undefined) await remember({ ...kept(), copy });
  for (;;) {
    const { design, history, pending } = kept();
    const title = copyTitle(history.document.title);
    const renewal = pending.findLast(({ operation }) => operation.type === "renew")?.operation;
    const release = renewal?.type === "renew" ? renewal.to : null;
    const copied = await keepCopy(api, { design, copy, document: { ...history.document, title }, release });
    if (!copied.ok) return { ok: false, error: afterCopyFailure(copied.error, server) };
    if (kept().history.document === history.document) return done({ design: copy, title });
  }
}

function withTheirs(kept: KeptDesign, joined: Rebased, sequence: number): KeptDesign {
  const { base, mine: pending } = joined;
  return { ...withoutCopy(kept), sequence, base, pending, history: rebaseHistory(kept.history, joined) };
}

/** A copy that is done is never written to again. */
const withoutCopy = ({ copy: _, ...kept }: KeptDesign): KeptDesign => kept;

function readOperations(operations: readonly unknown[] | null): readonly Operation[] | null {
  const read = operations?.map((operation) => operationSchema.safeParse(operation));
  return read?.every(({ success }) => success) ? read.flatMap(({ data }) => data ?? []) : null;
}

function afterFailure({ reason }: ApiFailure): CaughtUp {
  if (reason === "not-found") return { result: "ended", state: { state: "gone" } };
  if (reason === "refused") return { result: "ended", state: { state: "stuck", why: "refused" } };
  return { result: "later" };
}

/** A copy that the server will never take: the person decides, and nothing is lost until then. */
function afterCopyFailure(failure: ApiFailure, server: Confirmed): CaughtUp {
  const after = afterFailure(failure);
  return after.result === "later" ? after : { result: "ended", state: { state: "conflict", server } };
}

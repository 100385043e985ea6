import { done, failed, type Outcome } from "../../../../core/outcome.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import { type Operation, stepsOf } from "../../../../design/operation.ts";
import { readDocument } from "../../../../design/read-document.ts";
import type { ApiFailure, DesignApi } from "../design-api.ts";
import { operationBetween } from "./operation-between.ts";

interface Kept {
  readonly design: string;
  /** Id of the copy, the same for every attempt. */
  readonly copy: string;
  readonly document: DesignDocument;
  /** The release it is laid out with, when it was changed on this device; else null. */
  readonly release: number | null;
}

/** Stores a document as a design of its own. May be repeated after any failure: there is one copy in the end. */
export async function keepCopy(
  api: DesignApi,
  { design, copy, document, release }: Kept,
): Promise<Outcome<void, ApiFailure>> {
  const copied = await api.copy(design, copy);
  if (!copied.ok) return copied;
  const record = await api.read(copy);
  if (!record.ok) return record;
  const there = readDocument(record.value.document);
  if (!there.ok) return failed({ reason: "refused", status: 200, detail: "unreadable copy" });
  const between = inRelease(operationBetween(there.value, document), record.value.release, release);
  if (!between) return done(undefined);
  const appended = await api.append(copy, { baseSequence: record.value.sequence, operations: [between] });
  return appended.ok ? done(undefined) : failed(laterOn(appended.error));
}

const inRelease = (operation: Operation | null, from: number, to: number | null): Operation | null =>
  to === null || to === from ? operation : { type: "renew", from, to, steps: operation ? stepsOf(operation) : [] };

/** An earlier attempt that was still on its way: the next one finds what it left. */
const laterOn = (failure: ApiFailure): ApiFailure =>
  failure.reason === "conflict" ? { reason: "unreachable" } : failure;

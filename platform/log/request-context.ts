import { AsyncLocalStorage } from "node:async_hooks";

/** Fields in every log line of a request or job. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();

/** Runs `work` so that everything logged in it, also later and deeper, carries the request id. */
export function withRequestContext<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Runs `work` without the request's id, so that its log lines cannot be linked to the caller's address. */
export function withoutRequestContext<Result>(work: () => Result): Result {
  return storage.run(undefined, work);
}

/** The id of the request or job that is being worked on, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

import { AsyncLocalStorage } from "node:async_hooks";

/** What every log line of one request or job carries. */
export interface RequestContext {
  readonly requestId: string;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();

/** Runs `work` so that everything logged in it, also later and deeper, carries the request id. */
export function withRequestContext<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Runs `work` so that nothing logged in it can be brought together with the request's other lines, one of which has the caller's address. */
export function withoutRequestContext<Result>(work: () => Result): Result {
  return storage.run(undefined, work);
}

/** The id of the request or job that is being worked on, if any. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

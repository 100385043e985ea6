import { useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { useStore } from "../../browser/store/use-store.ts";
import { createSubmission, type SubmissionState, type SubmissionStore } from "./submission.ts";

export interface Submission<Args extends readonly unknown[], Value>
  extends SubmissionState<Args, Value>,
    Pick<SubmissionStore<Args, Value>, "submit" | "forget"> {
  readonly busy: boolean;
}

/**
 * Sends a form or a click to the server: busy meanwhile, the problem when it is refused, and what follows when it is done.
 *
 * @example
 * const ending = useSubmit((id: string) => officeApi().post(paths.end(id)), () => reload());
 * <Button loading={ending.busy} onClick={() => void ending.submit(row.id)} />
 */
export function useSubmit<Args extends readonly unknown[], Value>(
  send: (...args: Args) => Promise<Outcome<Value, Problem>>,
  done: (value: Value, ...args: Args) => unknown = () => {},
): Submission<Args, Value> {
  const latest = useRef({ send, done });
  latest.current = { send, done };
  const [store] = useState(() =>
    createSubmission<Args, Value>(
      (...args) => latest.current.send(...args),
      (value, ...args) => latest.current.done(value, ...args),
    ),
  );
  const now = useStore(store);
  return { ...now, busy: now.sending !== null, submit: store.submit, forget: store.forget };
}

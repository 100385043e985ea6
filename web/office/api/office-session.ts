import type { Api, ApiRequest } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { type OperatorView, operatorPaths } from "../../../services/operators/contract.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";

export type SessionState =
  /** Nobody knows yet; the first answer is on its way. */
  | { readonly kind: "asking" }
  | { readonly kind: "unreachable"; readonly problem: Problem }
  | { readonly kind: "signed-out" }
  /** `expired`: the session ended in the middle of work, and calls wait for a new login. */
  | { readonly kind: "signed-in"; readonly operator: OperatorView; readonly expired: boolean };

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of the second factor, once the server asked for it. */
  readonly code?: string;
}

export interface OfficeSession extends Store<SessionState> {
  /** Asks who is signed in. */
  readonly start: () => Promise<void>;
  readonly signIn: (credentials: Credentials) => Promise<Outcome<OperatorView, Problem>>;
  /** Ends the session, also one that ended by itself: calls that wait for a new login fail. */
  readonly signOut: () => Promise<void>;
  /** The HTTP interface for all rooms. */
  readonly api: Api;
}

const nobody = (problem: Problem) => problem.status === 401;

/** Who works in this window. Calls that find the session ended wait for a new login and are then asked again. */
export function createOfficeSession(api: Api): OfficeSession {
  const { state, write, subscribe } = createStore<SessionState>({ kind: "asking" });
  let waiting: ((signedIn: boolean) => void)[] = [];

  function release(signedIn: boolean): void {
    const released = waiting;
    waiting = [];
    for (const go of released) go(signedIn);
  }

  function newLogin(): Promise<boolean> {
    const now = state();
    if (now.kind !== "signed-in") return Promise.resolve(false);
    if (!now.expired) write({ ...now, expired: true });
    return new Promise((resolve) => waiting.push(resolve));
  }

  const patient =
    (call: Api["get"]): Api["get"] =>
    async <Value>(path: string, request?: ApiRequest<Value>) => {
      const answer = await call(path, request);
      if (answer.ok || !nobody(answer.error)) return answer;
      return (await newLogin()) ? call(path, request) : answer;
    };

  return {
    state,
    subscribe,
    async start() {
      const me = await api.get<OperatorView | null>(operatorPaths.me);
      if (!me.ok) write({ kind: "unreachable", problem: me.error });
      else write(me.value ? { kind: "signed-in", operator: me.value, expired: false } : { kind: "signed-out" });
    },
    async signIn(credentials) {
      const answer = await api.post<OperatorView>(operatorPaths.login, { body: credentials });
      if (!answer.ok) return failed(answer.error);
      write({ kind: "signed-in", operator: answer.value, expired: false });
      release(true);
      return done(answer.value);
    },
    async signOut() {
      await api.post(operatorPaths.logout);
      write({ kind: "signed-out" });
      release(false);
    },
    api: {
      get: patient(api.get),
      post: patient(api.post),
      put: patient(api.put),
      patch: patient(api.patch),
      del: patient(api.del),
    },
  };
}

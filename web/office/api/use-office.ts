import { createContext, useContext, useSyncExternalStore } from "react";
import type { Api } from "../../../core/http/api.ts";
import type { OperatorView } from "../../../services/operators/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { createOfficeSession, type OfficeSession, type SessionState } from "./office-session.ts";

let session: OfficeSession | undefined;

/** The session of this window. Browser only. */
export function officeSession(): OfficeSession {
  session ??= createOfficeSession(browserApi());
  return session;
}

const asking: SessionState = { kind: "asking" };

/** Who works here; on the server nobody knows. */
export const useSession = (): SessionState =>
  useSyncExternalStore(
    (listener) => officeSession().subscribe(listener),
    () => officeSession().state(),
    () => asking,
  );

/** The interface of all rooms: waits for a new login where the session ended. Browser only. */
export const officeApi = (): Api => officeSession().api;

const OperatorContext = createContext<OperatorView | null>(null);
export const OperatorProvider = OperatorContext.Provider;

/** Who is signed in; only inside of the office's frame. */
export function useOperator(): OperatorView {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error("nobody is signed in");
  return operator;
}

/** Whether the operator's role may do this; the server decides again. */
export const useMay = (capability: string): boolean => useOperator().capabilities.includes(capability);

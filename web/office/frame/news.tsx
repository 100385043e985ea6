import { createContext, type ReactNode, useCallback, useContext } from "react";
import { type Toast, Toasts, useToasts } from "../../../ui/toast.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useOfficeMessages } from "../messages.ts";

type Say = (text: string, tone?: Tone, action?: Toast["action"]) => void;

const SayContext = createContext<Say>(() => {});

/** Says in a line at the lower edge what was done; the next one takes its place. */
export const useSay = (): Say => useContext(SayContext);

/** The one place of the office for short news. */
export function News({ children }: { readonly children: ReactNode }) {
  const { close } = useOfficeMessages().frame;
  const { toasts, show, dismiss } = useToasts();
  const say = useCallback<Say>((text, tone = "ok", action) => show({ id: "news", text, tone, action }), [show]);
  return (
    <SayContext value={say}>
      {children}
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={close} />
    </SayContext>
  );
}

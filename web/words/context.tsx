import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "../../core/locale.ts";
import type { Messages } from "./messages.generated.ts";

const MessagesContext = createContext<{ locale: Locale; messages: Messages } | null>(null);

export function MessagesProvider(props: { locale: Locale; messages: Messages; children: ReactNode }) {
  const { children, ...value } = props;
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

function useMessagesContext() {
  const value = useContext(MessagesContext);
  if (!value) throw new Error("no MessagesProvider above this component");
  return value;
}

/** The interface texts of the page's locale: `const t = useMessages(); t.cart.empty`. */
export const useMessages = (): Messages => useMessagesContext().messages;
export const useLocale = (): Locale => useMessagesContext().locale;

import type { ReactNode } from "react";
import type { Locale } from "../../../core/locale.ts";
import { MessagesProvider } from "../../words/context.tsx";
import type { Messages } from "../../words/messages.generated.ts";
import { RootContext, type Router, RouterContext } from "../navigation/page.ts";

interface IslandContextProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly router: Router;
  readonly children: ReactNode;
}

/** What stands around each island, the same on the server and in the browser. */
export function IslandContext({ locale, messages, router, children }: IslandContextProps) {
  const id = router.page.routes[0]?.id ?? "";
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <RouterContext value={router}>
        <RootContext value={{ id, data: router.page.data[id] }}>{children}</RootContext>
      </RouterContext>
    </MessagesProvider>
  );
}

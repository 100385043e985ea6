import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { OperatorProvider, officeSession, useSession } from "./api/use-office.ts";
import { officePages } from "./data/office-paths.ts";
import { OfficeFrame } from "./frame/office-frame.tsx";
import { OfficeWait } from "./frame/office-wait.tsx";
import { useLeftLink } from "./frame/use-left-link.ts";
import { useProgressLine } from "./frame/use-progress-line.ts";
import { useOfficeMessages } from "./messages.ts";
import { InHerLanguage } from "./session/in-her-language.tsx";
import { LoginDialog } from "./session/login-dialog.tsx";
import { LoginPage } from "./session/login-page.tsx";

/** The door of the office: whoever is not signed in sees the login, on whatever page she came for. */
export function Door() {
  useProgressLine();
  useLeftLink();
  return (
    <>
      <ScrollRestoration />
      <Opened />
    </>
  );
}

function Opened() {
  const session = useSession();
  const t = useOfficeMessages();
  // The link of a mail, for somebody who cannot sign in.
  if (useLocation().pathname.endsWith(officePages.newPassword)) return <Outlet />;
  switch (session.kind) {
    case "asking":
      return <OfficeWait />;
    case "unreachable":
      return (
        <main className="office-wait">
          <EmptyState
            icon="warning"
            title={t.problems.title}
            action={<Button onClick={() => void officeSession().start()}>{t.problems.again}</Button>}
          >
            {session.problem.kind === "offline" ? t.problems.offline : t.problems.failed}
          </EmptyState>
        </main>
      );
    case "signed-out":
      return <LoginPage />;
    case "signed-in":
      return (
        // another operator starts with nothing of the one before
        <OperatorProvider value={session.operator} key={session.operator.id}>
          <InHerLanguage language={session.operator.language}>
            <OfficeFrame>
              <Outlet />
            </OfficeFrame>
            <LoginDialog open={session.expired} />
          </InHerLanguage>
        </OperatorProvider>
      );
  }
}

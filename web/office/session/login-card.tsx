import type { ReactNode } from "react";
import { Mark } from "../../../ui/logo.tsx";
import { useOfficeMessages } from "../messages.ts";
import "./login.css";

interface LoginCardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** What stands before the door of the office. */
export function LoginCard({ title, lead, children }: LoginCardProps) {
  const t = useOfficeMessages().login;
  return (
    <main className="login-page">
      <div className="login-card">
        <p className="login-mark">
          <Mark />
          <span>{t.mark}</span>
        </p>
        <h1>{title}</h1>
        {lead && <p className="mute">{lead}</p>}
        {children}
      </div>
    </main>
  );
}

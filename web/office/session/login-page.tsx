import { useRef } from "react";
import { Mark } from "../../../ui/logo.tsx";
import { useOfficeMessages } from "../messages.ts";
import { LoginForm } from "./login-form.tsx";
import "./login.css";

/** The door of the office. */
export function LoginPage() {
  const t = useOfficeMessages().login;
  const first = useRef<HTMLInputElement>(null);
  return (
    <main className="login-page">
      <div className="login-card">
        <p className="login-mark">
          <Mark />
          <span>{t.mark}</span>
        </p>
        <h1>{t.title}</h1>
        <p className="mute">{t.lead}</p>
        <LoginForm first={first} />
        <p className="label">{t.noAccount}</p>
      </div>
    </main>
  );
}

import { useRef, useState } from "react";
import "../../../ui/link.css";
import { useOfficeMessages } from "../messages.ts";
import { useAccessText } from "./access-words.ts";
import { ForgottenForm } from "./forgotten-form.tsx";
import { LoginCard } from "./login-card.tsx";
import { LoginForm } from "./login-form.tsx";

/** The door of the office. */
export function LoginPage() {
  const t = useOfficeMessages().login;
  const words = useAccessText();
  const first = useRef<HTMLInputElement>(null);
  const [forgotten, setForgotten] = useState(false);
  if (forgotten) {
    return (
      <LoginCard title={words.forgotTitle} lead={words.forgotLead}>
        <ForgottenForm onBack={() => setForgotten(false)} />
      </LoginCard>
    );
  }
  return (
    <LoginCard title={t.title} lead={t.lead}>
      <LoginForm first={first} />
      <p className="label">
        <button type="button" className="link" onClick={() => setForgotten(true)}>
          {words.forgot}
        </button>
      </p>
      <p className="label">{t.noAccount}</p>
    </LoginCard>
  );
}

import { type FormEvent, useRef, useState } from "react";
import { looksLikeMail } from "../../../../../core/mail-address.ts";
import { shopHeaders } from "../../../../browser-api.ts";
import type { Newsletter } from "./schema.ts";

export type NewsletterStatus = "ready" | "wrong" | "sending" | "sent" | "offline" | "tooMany" | "failed";

/** Sends the form by script. An address that is none is not sent, and no message says so: the field is marked. */
export function useNewsletter({ challenge }: Newsletter["paths"]) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<NewsletterStatus>("ready");

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === "sending") return;
    const { currentTarget: form } = event;
    const sent = new FormData(form);
    const email = String(sent.get("email") ?? "").trim();
    if (!looksLikeMail(email)) {
      setStatus("wrong");
      field.current?.focus();
      return;
    }
    setStatus("sending");
    // Loaded for those who send, and for nobody else.
    const token = await import("./spam-work.ts").then(({ spamToken }) => spamToken(challenge, email)).catch(() => "");
    sent.set("reCaptchaToken", token);
    const body = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]));
    const headers = { ...shopHeaders(), accept: "application/json" };
    const answer = await fetch(form.action, { method: "POST", body, headers }).catch(() => null);
    if (answer?.ok) return setStatus("sent");
    setStatus(answer === null ? "offline" : answer.status === 429 ? "tooMany" : "failed");
  };
  return { field, status, onSubmit, edited: () => setStatus((now) => (now === "wrong" ? "ready" : now)) };
}

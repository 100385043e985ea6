import { type FormEvent, useRef, useState } from "react";
import { looksLikeMail } from "../../../core/mail-address.ts";
import { shopHeaders } from "../../browser/shop-headers.ts";
import type { NewsletterContent } from "./newsletter-content.ts";

export type NewsletterStatus = "ready" | "wrong" | "refused" | "sending" | "sent" | "offline" | "tooMany" | "failed";

/**
 * Sends the form by script. An address that is none is not sent, and no message says so: the field is marked (chrome
 * document, section 5). One that the server refuses, which looks closer, is told in the server's words.
 */
export function useNewsletter({ challenge }: NewsletterContent["paths"]) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<NewsletterStatus>("ready");
  const [refusal, setRefusal] = useState("");

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
    if (answer?.status === 422) {
      const { title } = await answer.json().catch(() => ({}));
      setRefusal(typeof title === "string" ? title : "");
      setStatus("refused");
      field.current?.focus();
      return;
    }
    setStatus(answer === null ? "offline" : answer.status === 429 ? "tooMany" : "failed");
  };
  const edited = () => setStatus((now) => (now === "wrong" || now === "refused" ? "ready" : now));
  return { field, status, refusal: status === "refused" ? refusal : "", onSubmit, edited };
}

import { type RefObject, useEffect, useState } from "react";
import type { Country } from "../../../core/locale.ts";
import { tabStorage } from "../../browser/tab-storage.ts";
import { type AddressField, type CheckoutDraft, emptyDraft, keepDraft, keptDraft } from "./checkout-draft.ts";

/** The two addresses of an order, by their names in the request. */
export type AddressName = "shippingAddress" | "billingAddress";

interface DraftInHand {
  readonly draft: CheckoutDraft;
  /** What was kept in this tab has been read; before that the draft is the empty form of the page. */
  readonly ready: boolean;
  readonly change: (changes: Partial<CheckoutDraft>) => void;
  /** Makes another draft of the present one. */
  readonly turn: (turn: (now: CheckoutDraft) => CheckoutDraft) => void;
  readonly changeAddress: (name: AddressName, field: AddressField, value: string) => void;
}

/** The checkout's form, kept in the tab with every key stroke. */
export function useDraft(country: Country, form: RefObject<HTMLFormElement | null>): DraftInHand {
  const [draft, setDraft] = useState(() => emptyDraft(country));
  const [ready, setReady] = useState(false);

  useEffect(() => {
    setDraft(withTyped(keptDraft(country, tabStorage()), form.current));
    setReady(true);
  }, [country, form]);
  useEffect(() => {
    if (ready) keepDraft(draft, tabStorage());
  }, [draft, ready]);

  return {
    draft,
    ready,
    change: (changes) => setDraft((now) => ({ ...now, ...changes })),
    turn: setDraft,
    changeAddress: (name, field, value) => setDraft((now) => ({ ...now, [name]: { ...now[name], [field]: value } })),
  };
}

/** Adds what was typed into the page, or filled in by the browser, before its scripts came. */
function withTyped(draft: CheckoutDraft, form: HTMLFormElement | null): CheckoutDraft {
  if (!form) return draft;
  const typed = new FormData(form);
  const text = (name: string, kept: string) => String(typed.get(name) || kept);
  const address = Object.entries(draft.shippingAddress).map(([field, kept]) => [
    field,
    // The country is always filled in; only its own list changes it.
    field === "country" ? kept : text(`shippingAddress.${field}`, kept),
  ]);
  return { ...draft, email: text("email", draft.email), shippingAddress: Object.fromEntries(address) };
}

import { looksLikeMail } from "../../../../core/mail-address.ts";
import type { ContactMessage } from "../../../../services/contact/contract.ts";

/** What can be wrong with a field. */
export type FieldFault = "missing" | "email";

const fields = ["name", "email", "orderNumber", "person", "message", "website"] as const;
export type ContactField = (typeof fields)[number];

/** Whom an address is for (`?person=print`); "" where it names nobody. */
export const askedPerson = (search: string): string =>
  /^[a-z-]{1,40}$/.exec(new URLSearchParams(search).get("person") ?? "")?.[0] ?? "";

/**
 * The form as it stands, and what is wrong with it; the server looks again.
 *
 * @param unlisted whom the address is for, where the form does not list her: the shop is told of it
 */
export function readContactForm(form: FormData, id: string, unlisted = "") {
  const text = (name: ContactField) => String(form.get(name) ?? "").trim();
  const message: ContactMessage = {
    id,
    name: text("name"),
    email: text("email"),
    orderNumber: text("orderNumber"),
    person: text("person") || unlisted,
    message: text("message"),
    website: text("website"),
  };
  const faults: Partial<Record<ContactField, FieldFault>> = {};
  if (message.name === "") faults.name = "missing";
  if (!looksLikeMail(message.email)) faults.email = message.email === "" ? "missing" : "email";
  if (message.message === "") faults.message = "missing";
  return { message, faults };
}

/** What the server found wrong, by field. */
export const faultsOf = (pointers: readonly string[]): Partial<Record<ContactField, FieldFault>> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      pointers.includes(`/${field}`) ? [[field, field === "email" ? "email" : "missing"]] : [],
    ),
  );

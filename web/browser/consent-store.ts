import {
  answerOf,
  type ConsentAnswer,
  type ConsentCategory,
  type ConsentState,
  consentCookie,
  consentDays,
  endsOutside,
  readConsent,
  type VendorId,
  writeConsent,
} from "../../core/consent.ts";
import { createStore } from "./store/create-store.ts";

/** What this visitor decided; null: nothing yet. Browser only. */
export const consentState = (): ConsentState | null => readConsent(document.cookie);

/** Her browser refuses for her (Global Privacy Control), as long as she does not say otherwise here. Browser only. */
export const refusesAll = (): boolean =>
  (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** What she answered about a category, or about one vendor of it; on the server nobody has answered. */
export const consentFor = (about: ConsentCategory | VendorId): ConsentAnswer =>
  typeof document === "undefined" ? "UNKNOWN" : answerOf(consentState(), about, refusesAll());

/** What listeners were told last. */
const told = createStore<ConsentState | null>(null);

// A decision holds for all of her tabs at once, where browsers say that a cookie changed; others heed it with the next
// page.
if (typeof cookieStore !== "undefined") {
  told.write(consentState());
  cookieStore.addEventListener("change", () => {
    const [before, now] = [told.state(), consentState()];
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    told.write(now);
    if (endsOutside(before, now)) leaveOutside();
  });
}

/**
 * A script of somebody else's whose consent ended runs on until its page is gone: from here on nothing of the page
 * reaches anybody but the shop. A policy cannot be taken back, so the page has to be reloaded. Browser only.
 */
export function cutOff(): void {
  const content = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:";
  document.head.append(
    Object.assign(document.createElement("meta"), { httpEquiv: "Content-Security-Policy", content }),
  );
}

function leaveOutside(): void {
  cutOff();
  location.reload();
}

/** Told whenever something was decided on this page, or in another tab. @returns tells no more */
export const onConsent = told.subscribe;

/** Keeps what she decided, and tells everybody who loads something by it. Browser only. */
export function keepConsent(state: ConsentState): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: read at once by whoever is told, and no other way is synchronous
  document.cookie = `${consentCookie}=${writeConsent(state)}; max-age=${consentDays * 86_400}; path=/; samesite=lax${secure}`;
  told.write(consentState());
}

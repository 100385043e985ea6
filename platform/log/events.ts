import type { Log } from "./log.ts";

/** Events that operators watch for by name (specification section 8), and how serious each is. */
const levels = {
  "storyblok-page-not-found": "warn",
  "contact-form-person-not-found": "warn",
  "richtext-render-error": "error",
  "asset-load-on-slug": "warn",
  // Called errors by the specification; a mistyped code is no fault of the shop.
  "error-add-voucher": "warn",
  "error-add-accessory": "warn",
  "error-no-materials-for-frame-type": "error",
  "error-no-default-option-for-material-type": "error",
  "hybrid-parse-error": "error",
  "translator-parse-error": "error",
  "empty-hybrid-layout": "warn",
  "cms-page-not-found": "warn",
  "hybrid-ssr-error": "error",
  "newsletter-no-recaptcha-token": "warn",
  "newsletter-recaptcha-error": "error",
  "countdown-date-in-past": "warn",
  // What a form refuses with 400 is no fault; all else is, and so is every reset that does not work.
  "customer-login-error": "error",
  "customer-signup-error": "error",
  "customer-password-reset-error": "error",
  // Somebody saw an error page: one for a missing page, or for one that failed.
  "nuxt-error-page-encountered": "warn",
  // An address asks for what is out of range, or a picture cannot be made: pages show a grey place instead.
  "nuxt-image-error": "warn",
} as const;

export type ShopEvent = keyof typeof levels;

/** Logs a named event with its details at the event's own level. */
export function logEvent(log: Log, event: ShopEvent, details: Record<string, unknown> = {}): void {
  log[levels[event]]({ ...details, event }, event);
}

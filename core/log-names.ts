/** Level of a named event; also the log's method for it. */
export const logLevels = ["error", "warn", "info"] as const;
export type LogLevel = (typeof logLevels)[number];

interface NamedEvent {
  readonly level: LogLevel;
  /** Its source. Browsers are believed for their own events only. */
  readonly by: "server" | "browser" | "both";
  /** Section of the specification that names it; null: ours. */
  readonly from: "core 8" | "chrome 8" | null;
}

const server = (level: LogLevel, from: NamedEvent["from"]) => ({ level, by: "server", from }) as const;
const browser = (level: LogLevel, from: NamedEvent["from"]) => ({ level, by: "browser", from }) as const;

/**
 * Events that operators watch by name. Names with `nuxt-` are the specification's and stay, because operators already
 * watch for them, although this shop does not use Nuxt.
 */
export const logNames = {
  /** The content service has no story at an address; something else may stand there. */
  "storyblok-page-not-found": server("info", "core 8"),
  /** A message is for somebody whom the form does not list. */
  "contact-form-person-not-found": server("warn", "core 8"),
  /** A part of a text of editors cannot be shown. */
  "richtext-render-error": server("error", "core 8"),
  /** A page was not hydrated in a browser. */
  "nuxt-bootstrap": browser("error", "core 8"),
  /** A visitor saw an error page, for a missing or a failed page. Its only warning; other events give the cause. */
  "nuxt-error-page-encountered": { level: "warn", by: "both", from: "core 8" },
  /** A file was asked for where pages are. */
  "asset-load-on-slug": server("warn", "core 8"),
  // Called errors by the specification; a mistyped code is no fault of the shop.
  "error-add-voucher": server("warn", "core 8"),
  "error-add-accessory": server("warn", "core 8"),
  /** A frame that no material sold can be put into. */
  "error-no-materials-for-frame-type": server("error", "core 8"),
  /** A material whose options have no choice to begin with. */
  "error-no-default-option-for-material-type": server("error", "core 8"),
  /** A block of editors does not fit its schema and is left out. */
  "hybrid-parse-error": server("error", "core 8"),
  /** A label has no text in a locale. */
  "translator-parse-error": server("error", "core 8"),
  /** A page of editors has no block. */
  "empty-hybrid-layout": server("warn", "core 8"),
  /** Nothing answers at the address of a page. */
  "cms-page-not-found": server("info", "core 8"),
  /** Drawing a page failed on the server. */
  "hybrid-ssr-error": server("error", "core 8"),
  /** Time to render a page on the server. */
  "nuxt-ssr-render-time": server("info", "core 8"),
  "newsletter-no-recaptcha-token": server("warn", "core 8"),
  "newsletter-recaptcha-error": server("error", "core 8"),
  "countdown-date-in-past": server("warn", "core 8"),
  /** An address exceeds a limit, a picture cannot be generated, or a browser could not show one. */
  "nuxt-image-error": { level: "warn", by: "both", from: "core 8" },
  /** Load time of a page's first picture, from a sample of pages. */
  "nuxt-image-loaded": browser("info", "core 8"),
  // A form's refusal with 400 is no fault; anything else is, and so is every reset that fails.
  "customer-login-error": server("error", "chrome 8"),
  "customer-signup-error": server("error", "chrome 8"),
  "customer-password-reset-error": server("error", "chrome 8"),
  "help-chat-load-error": browser("warn", "chrome 8"),
  // Codes of the monitoring of flags.
  "flag-already-initialized": browser("warn", "chrome 8"),
  "flag-authorization-key-empty": { level: "error", by: "both", from: "chrome 8" },
  "flag-client-empty": browser("warn", "chrome 8"),
  "flag-user-key-empty": browser("warn", "chrome 8"),
  "flag-initialization-failed": { level: "error", by: "both", from: "chrome 8" },
  "flag-treatment-control": browser("warn", "chrome 8"),
  "flag-treatment-changed-in-session": browser("error", "chrome 8"),
  // Changing the shares of a flag causes it: no fault.
  "flag-treatment-changed-for-user": browser("info", "chrome 8"),
  "flag-user-key-changed": browser("warn", "chrome 8"),
  "flag-track-failed": browser("warn", "chrome 8"),
  /** A part of the bundle did not come (core document, section 4). */
  "chunk-load-error": browser("warn", null),
  /** The id of the tag manager is none (core document, section 5). */
  "tag-manager-id-invalid": browser("error", null),
  /** Something of a page threw and nobody caught it. */
  "browser-error": browser("error", null),
  "browser-rejection": browser("error", null),
} as const satisfies Readonly<Record<string, NamedEvent>>;

export type LogName = keyof typeof logNames;
type By<Side extends string> = {
  [Name in LogName]: (typeof logNames)[Name]["by"] extends Side ? Name : never;
}[LogName];
/** Events that the shop itself logs. */
export type ServerLogName = By<"server" | "both">;
/** Events that browsers may report. */
export type BrowserLogName = By<"browser" | "both">;

export const browserLogNames = (Object.keys(logNames) as LogName[]).filter(
  (name): name is BrowserLogName => logNames[name].by !== "server",
);

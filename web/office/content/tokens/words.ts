import { type Locale, languageOf } from "../../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../../core/swiss-spelling.ts";

const de = {
  title: "Tokens",
  text: "Mit einem Token lesen oder schreiben andere Programme die Inhalte dieses Shops. Wer ihn hat, braucht kein Passwort.",
  onlyAdmins: "Tokens sieht und vergibt die Leitung.",
  add: "Token anlegen",
  name: "Wofür",
  nameHint: "Zum Beispiel: Website der Agentur",
  noName: "Schreib, wofür er ist, in höchstens 60 Zeichen.",
  kind: "Was er darf",
  kinds: {
    public: "Veröffentlichtes lesen",
    preview: "Auch Entwürfe lesen",
    management: "Inhalte ändern und veröffentlichen",
  },
  make: "Anlegen",
  making: "Wird angelegt",
  made: (name: string) => `Token „${name}“: kopiere ihn jetzt`,
  once: "Danach kann ihn niemand mehr zeigen, auch wir nicht.",
  copy: "Kopieren",
  copied: "Kopiert.",
  notCopied: "Der Browser lässt nicht kopieren. Markiere ihn und kopiere selbst.",
  done: "Fertig",
  none: "Noch kein Token",
  unnamed: "Ohne Namen",
  createdBy: "Angelegt",
  by: (when: string, author: string | null) => (author === null ? when : `${when}, von ${author}`),
  used: "Zuletzt benutzt",
  never: "Noch nie",
  revoke: "Widerrufen",
  revokeOf: (name: string) => `Token „${name}“ widerrufen`,
  revokeTitle: (name: string) => `„${name}“ widerrufen?`,
  revokeText: "Programme, die ihn benutzen, bekommen sofort keine Antwort mehr. Zurückholen lässt er sich nicht.",
  revoked: (name: string) => `„${name}“ gilt nicht mehr.`,
};

const en: typeof de = {
  title: "Tokens",
  text: "With a token, other programs read or write the content of this shop. Whoever has it needs no password.",
  onlyAdmins: "Tokens are seen and given by admins.",
  add: "Make a token",
  name: "What for",
  nameHint: "Such as: website of the agency",
  noName: "Say what it is for, in 60 characters at most.",
  kind: "What it may do",
  kinds: {
    public: "Read what is published",
    preview: "Read drafts, too",
    management: "Change and publish content",
  },
  make: "Make it",
  making: "Being made",
  made: (name) => `Token “${name}”: copy it now`,
  once: "Nobody can show it again after this, not even we.",
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser does not let us copy. Select it and copy it yourself.",
  done: "Done",
  none: "No token yet",
  unnamed: "Without a name",
  createdBy: "Made",
  by: (when, author) => (author === null ? when : `${when}, by ${author}`),
  used: "Last used",
  never: "Never yet",
  revoke: "Revoke",
  revokeOf: (name) => `Revoke token “${name}”`,
  revokeTitle: (name) => `Revoke “${name}”?`,
  revokeText: "Programs that use it get no answer from now on. It cannot be brought back.",
  revoked: (name) => `“${name}” opens nothing any more.`,
};

const swiss = swissSpelling(de);

export function tokenWords(locale: Locale): typeof de {
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
export type TokenWords = typeof de;

import type { Language, Locale } from "../../core/locale.ts";
import { textsFor } from "../../core/texts.ts";

/** Names the sentences below; they never change under one name, because the name is what is kept as proof. */
export const consentVersion = "2026-11-22";

const consentTexts: Readonly<Record<Language, string>> = {
  de: "Mit dem Anmelden willigst du ein, dass wir dir Ideen, Anleitungen und Angebote per E-Mail schicken. Abmelden kannst du dich jederzeit mit dem Link in jeder E-Mail.",
  en: "By signing up you agree that we send you ideas, guides and offers by email. You can sign out at any time with the link in every email.",
  es: "Al suscribirte aceptas que te enviemos ideas, guías y ofertas por correo electrónico. Puedes darte de baja en cualquier momento con el enlace de cada correo.",
  fr: "En vous inscrivant, vous acceptez que nous vous envoyions des idées, des guides et des offres par e-mail. Vous pouvez vous désinscrire à tout moment grâce au lien présent dans chaque e-mail.",
  it: "Iscrivendoti accetti di ricevere per e-mail idee, guide e offerte. Puoi cancellarti in qualsiasi momento con il link presente in ogni e-mail.",
  nl: "Door je aan te melden ga je ermee akkoord dat we je ideeën, tips en aanbiedingen per e-mail sturen. Afmelden kan altijd via de link in elke e-mail.",
};

/** A subscriber's consent, as it appears beside the button of every form. */
export const consentText = (locale: Locale): string => textsFor(consentTexts, locale);

import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { textsFor } from "../../core/texts.ts";
import { type MailContent, type Message, toHtml, toText } from "../mail/service.ts";

export interface NewsletterMail {
  readonly kind: "confirm" | "welcome" | "known";
  /** Key of the mail: submitted twice, it is sent once. */
  readonly key: string;
  readonly to: string;
  readonly locale: Locale;
  /** Channel of the request, for the mail's colours and name. */
  readonly channel: Channel;
  /** Target of the button. */
  readonly link: string;
  /** The page where the newsletter is ended, and the address that ends it by one request (RFC 8058). */
  readonly end: { readonly page: string; readonly oneClick: string };
  readonly imprint: string;
}

/** A mail of the newsletter. Every one of them says how to end it; the one that opens something is secret. */
export function newsletterMail({ kind, key, to, locale, channel, link, end, imprint }: NewsletterMail): Message {
  const t = textsFor({ de, en, es, fr, it, nl }, locale);
  const [subject, heading, label, ...lead] = t[kind];
  const content: MailContent = {
    subject,
    heading,
    lead,
    itemsTitle: "",
    items: [],
    sums: [],
    sections: [],
    link: { label, url: link },
    links: [
      { label: t.end, url: end.page },
      { label: t.imprint, url: imprint },
    ],
  };
  return {
    key,
    orderId: null,
    secret: kind === "confirm",
    locale,
    to,
    subject,
    unsubscribe: end.oneClick,
    channel,
    html: toHtml(content, locale, channel).toString(),
    text: toText(content, locale),
  };
}

/** Subject, heading, words of the button, and what is said. */
type Words = Readonly<Record<NewsletterMail["kind"], readonly [string, string, string, ...string[]]>> & {
  readonly end: string;
  readonly imprint: string;
};

const de: Words = {
  confirm: [
    "Bitte bestätige deine Anmeldung zum Newsletter",
    "Nur noch ein Klick",
    "Anmeldung bestätigen",
    "Mit dieser Adresse wurde der Newsletter von Passepartout bestellt. Erst wenn du es bestätigst, schicken wir ihn dir.",
    "Der Link gilt sieben Tage. Warst du das nicht, dann musst du nichts tun: Ohne Bestätigung bekommst du keinen Newsletter.",
  ],
  welcome: [
    "Du bist für den Newsletter angemeldet",
    "Schön, dass du dabei bist",
    "Zum Shop",
    "Von jetzt an bekommst du Ideen, Anleitungen und Angebote von Passepartout. Abmelden kannst du dich jederzeit mit dem Link am Ende jeder E-Mail.",
  ],
  known: [
    "Du bekommst den Newsletter schon",
    "Du bist schon angemeldet",
    "Zum Shop",
    "Mit dieser Adresse wurde gerade noch einmal der Newsletter von Passepartout bestellt. Du bekommst ihn schon, und es bleibt alles, wie es ist.",
  ],
  end: "Vom Newsletter abmelden",
  imprint: "Impressum",
};

const en: Words = {
  confirm: [
    "Please confirm that you want the newsletter",
    "One more click",
    "Confirm",
    "Somebody asked for the Passepartout newsletter with this address. We send it only once you have confirmed.",
    "The link works for seven days. If it was not you, there is nothing to do: without a confirmation you get no newsletter.",
  ],
  welcome: [
    "You are signed up for the newsletter",
    "Good to have you",
    "To the shop",
    "From now on you get ideas, guides and offers from Passepartout. You can sign out at any time with the link at the end of every email.",
  ],
  known: [
    "You already get the newsletter",
    "You are signed up already",
    "To the shop",
    "Somebody asked for the Passepartout newsletter with this address once more. You already get it, and nothing changes.",
  ],
  end: "Sign out of the newsletter",
  imprint: "Legal notice",
};

const es: Words = {
  confirm: [
    "Confirma tu suscripción a la newsletter",
    "Solo falta un clic",
    "Confirmar la suscripción",
    "Con esta dirección se ha pedido la newsletter de Passepartout. Solo te la enviaremos cuando lo confirmes.",
    "El enlace vale siete días. Si no has sido tú, no tienes que hacer nada: sin confirmación no recibirás ninguna newsletter.",
  ],
  welcome: [
    "Te has suscrito a la newsletter",
    "Nos alegra tenerte aquí",
    "A la tienda",
    "A partir de ahora recibirás ideas, guías y ofertas de Passepartout. Puedes darte de baja en cualquier momento con el enlace al final de cada correo.",
  ],
  known: [
    "Ya recibes la newsletter",
    "Ya estás en la lista",
    "A la tienda",
    "Con esta dirección se acaba de pedir otra vez la newsletter de Passepartout. Ya la recibes, y todo sigue igual.",
  ],
  end: "Darse de baja de la newsletter",
  imprint: "Aviso legal",
};

const fr: Words = {
  confirm: [
    "Confirmez votre inscription à la newsletter",
    "Encore un clic",
    "Confirmer l’inscription",
    "La newsletter de Passepartout a été demandée avec cette adresse. Nous ne l’enverrons que si vous le confirmez.",
    "Le lien est valable sept jours. Si ce n’était pas vous, il n’y a rien à faire : sans confirmation, vous ne recevrez aucune newsletter.",
  ],
  welcome: [
    "Vous êtes inscrit à la newsletter",
    "Bienvenue",
    "Vers la boutique",
    "Vous recevez désormais des idées, des guides et des offres de Passepartout. Vous pouvez vous désinscrire à tout moment grâce au lien à la fin de chaque e-mail.",
  ],
  known: [
    "Vous recevez déjà la newsletter",
    "Vous êtes déjà inscrit",
    "Vers la boutique",
    "La newsletter de Passepartout vient d’être demandée encore une fois avec cette adresse. Vous la recevez déjà, et rien ne change.",
  ],
  end: "Se désinscrire de la newsletter",
  imprint: "Mentions légales",
};

const it: Words = {
  confirm: [
    "Conferma la tua iscrizione alla newsletter",
    "Manca solo un clic",
    "Confermare l’iscrizione",
    "Con questo indirizzo è stata chiesta la newsletter di Passepartout. La mandiamo solo se lo confermi.",
    "Il link vale sette giorni. Se non sei stato tu, non devi fare niente: senza conferma non riceverai nessuna newsletter.",
  ],
  welcome: [
    "La tua iscrizione alla newsletter è confermata",
    "È bello averti qui",
    "Al negozio",
    "Da ora ricevi idee, guide e offerte di Passepartout. Puoi cancellarti in qualsiasi momento con il link alla fine di ogni e-mail.",
  ],
  known: [
    "Ricevi già la newsletter",
    "La tua iscrizione c’è già",
    "Al negozio",
    "Con questo indirizzo è stata appena chiesta di nuovo la newsletter di Passepartout. La ricevi già, e non cambia niente.",
  ],
  end: "Cancellarsi dalla newsletter",
  imprint: "Note legali",
};

const nl: Words = {
  confirm: [
    "Bevestig je aanmelding voor de nieuwsbrief",
    "Nog één klik",
    "Aanmelding bevestigen",
    "Met dit adres is de nieuwsbrief van Passepartout aangevraagd. We sturen hem pas als je het bevestigt.",
    "De link geldt zeven dagen. Was jij het niet, dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.",
  ],
  welcome: [
    "Je bent aangemeld voor de nieuwsbrief",
    "Fijn dat je er bent",
    "Naar de winkel",
    "Vanaf nu krijg je ideeën, tips en aanbiedingen van Passepartout. Afmelden kan altijd met de link onder aan elke e-mail.",
  ],
  known: [
    "Je krijgt de nieuwsbrief al",
    "Je bent al aangemeld",
    "Naar de winkel",
    "Met dit adres is de nieuwsbrief van Passepartout net nog een keer aangevraagd. Je krijgt hem al, en alles blijft zoals het is.",
  ],
  end: "Afmelden van de nieuwsbrief",
  imprint: "Colofon",
};

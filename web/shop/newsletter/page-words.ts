import type { Locale } from "../../../core/locale.ts";
import { textsFor } from "../../../core/texts.ts";
import type { NewsletterPage } from "../../../services/newsletter/contract.ts";

interface PageWords {
  readonly title: string;
  readonly text: string;
}
/** Pages with a button, opened by the links of mails, and those that say what became of it. */
type Words = Readonly<Record<NewsletterPage, PageWords>> &
  Readonly<Record<"confirm" | "unsubscribe", PageWords & { readonly button: string }>>;

const de: Words = {
  asked: {
    title: "Schau in dein Postfach",
    text: "Du bekommst gleich eine E-Mail. Angemeldet bist du erst, wenn du den Link darin öffnest und bestätigst.",
  },
  invalid: {
    title: "Das hat nicht geklappt",
    text: "An diese Adresse können wir nicht schreiben, oder das Formular war zu alt. Geh zurück, lade die Seite neu und versuche es noch einmal.",
  },
  "too-many": {
    title: "Gerade zu viele Anmeldungen",
    text: "Von hier kamen in kurzer Zeit sehr viele. Versuche es in zehn Minuten noch einmal.",
  },
  confirm: {
    title: "Newsletter bestätigen",
    text: "Ein Klick, und du bekommst Ideen, Anleitungen und Angebote per E-Mail.",
    button: "Ja, ich möchte den Newsletter",
  },
  confirmed: {
    title: "Du bist angemeldet",
    text: "Der nächste Newsletter kommt zu dir. Abmelden kannst du dich jederzeit mit dem Link am Ende jeder E-Mail.",
  },
  expired: {
    title: "Dieser Link ist abgelaufen",
    text: "Er galt sieben Tage. Melde dich unten noch einmal an, dann bekommst du einen neuen.",
  },
  unknown: {
    title: "Diesen Link kennen wir nicht",
    text: "Vielleicht hat dein Mailprogramm ihn abgeschnitten, oder es gibt eine neuere E-Mail: Es gilt der Link aus der neuesten.",
  },
  unsubscribe: {
    title: "Vom Newsletter abmelden",
    text: "Ein Klick, und du bekommst keinen Newsletter mehr.",
    button: "Abmelden",
  },
  unsubscribed: {
    title: "Du bist abgemeldet",
    text: "Du bekommst keinen Newsletter mehr. Mails zu deinen Bestellungen kommen weiter.",
  },
};

const en: Words = {
  asked: {
    title: "Look into your mailbox",
    text: "An email is on its way. You are signed up only once you have opened its link and confirmed.",
  },
  invalid: {
    title: "That did not work",
    text: "We cannot write to this address, or the form was too old. Go back, load the page again and try once more.",
  },
  "too-many": {
    title: "Too many sign-ups just now",
    text: "Very many came from here in a short time. Try again in ten minutes.",
  },
  confirm: {
    title: "Confirm the newsletter",
    text: "One click, and you get ideas, guides and offers by email.",
    button: "Yes, I want the newsletter",
  },
  confirmed: {
    title: "You are signed up",
    text: "The next newsletter comes to you. You can sign out at any time with the link at the end of every email.",
  },
  expired: {
    title: "This link has run out",
    text: "It worked for seven days. Sign up below once more and you get a new one.",
  },
  unknown: {
    title: "We do not know this link",
    text: "Perhaps your mail program cut it off, or there is a newer email: the link of the newest one works.",
  },
  unsubscribe: {
    title: "Sign out of the newsletter",
    text: "One click, and you get no newsletter any more.",
    button: "Sign out",
  },
  unsubscribed: {
    title: "You are signed out",
    text: "You get no newsletter any more. Mails about your orders still come.",
  },
};

const es: Words = {
  asked: {
    title: "Mira tu correo",
    text: "Te llegará un mensaje enseguida. La suscripción vale cuando abras su enlace y la confirmes.",
  },
  invalid: {
    title: "No ha funcionado",
    text: "No podemos escribir a esta dirección, o el formulario era demasiado antiguo. Vuelve atrás, recarga la página e inténtalo de nuevo.",
  },
  "too-many": {
    title: "Demasiadas suscripciones ahora mismo",
    text: "Han llegado muchas desde aquí en poco tiempo. Inténtalo de nuevo en diez minutos.",
  },
  confirm: {
    title: "Confirmar la newsletter",
    text: "Un clic y recibirás ideas, guías y ofertas por correo electrónico.",
    button: "Sí, quiero la newsletter",
  },
  confirmed: {
    title: "Te has suscrito",
    text: "La próxima newsletter te llegará. Puedes darte de baja en cualquier momento con el enlace al final de cada correo.",
  },
  expired: {
    title: "Este enlace ha caducado",
    text: "Valía siete días. Suscríbete abajo otra vez y recibirás uno nuevo.",
  },
  unknown: {
    title: "No conocemos este enlace",
    text: "Quizá tu programa de correo lo cortó, o hay un correo más reciente: vale el enlace del último.",
  },
  unsubscribe: {
    title: "Darse de baja de la newsletter",
    text: "Un clic y no recibirás más newsletters.",
    button: "Darme de baja",
  },
  unsubscribed: {
    title: "Te has dado de baja",
    text: "Ya no recibirás la newsletter. Los correos sobre tus pedidos seguirán llegando.",
  },
};

const fr: Words = {
  asked: {
    title: "Regardez dans votre boîte mail",
    text: "Un e-mail arrive. Vous serez inscrit quand vous aurez ouvert son lien et confirmé.",
  },
  invalid: {
    title: "Cela n’a pas marché",
    text: "Nous ne pouvons pas écrire à cette adresse, ou le formulaire était trop ancien. Revenez en arrière, rechargez la page et réessayez.",
  },
  "too-many": {
    title: "Trop d’inscriptions en ce moment",
    text: "Beaucoup sont venues d’ici en peu de temps. Réessayez dans dix minutes.",
  },
  confirm: {
    title: "Confirmer la newsletter",
    text: "Un clic, et vous recevez des idées, des guides et des offres par e-mail.",
    button: "Oui, je veux la newsletter",
  },
  confirmed: {
    title: "Vous êtes inscrit",
    text: "La prochaine newsletter est pour vous. Vous pouvez vous désinscrire à tout moment grâce au lien à la fin de chaque e-mail.",
  },
  expired: {
    title: "Ce lien a expiré",
    text: "Il était valable sept jours. Inscrivez-vous de nouveau ci-dessous pour en recevoir un autre.",
  },
  unknown: {
    title: "Nous ne connaissons pas ce lien",
    text: "Votre programme de messagerie l’a peut-être coupé, ou il y a un e-mail plus récent : c’est son lien qui est valable.",
  },
  unsubscribe: {
    title: "Se désinscrire de la newsletter",
    text: "Un clic, et vous ne recevez plus de newsletter.",
    button: "Me désinscrire",
  },
  unsubscribed: {
    title: "Vous êtes désinscrit",
    text: "Vous ne recevez plus de newsletter. Les e-mails sur vos commandes continuent d’arriver.",
  },
};

const it: Words = {
  asked: {
    title: "Guarda nella tua posta",
    text: "Sta arrivando un’e-mail. L’iscrizione vale quando apri il suo link e confermi.",
  },
  invalid: {
    title: "Non ha funzionato",
    text: "Non possiamo scrivere a questo indirizzo, oppure il modulo era troppo vecchio. Torna indietro, ricarica la pagina e riprova.",
  },
  "too-many": {
    title: "Troppe iscrizioni in questo momento",
    text: "Ne sono arrivate molte da qui in poco tempo. Riprova tra dieci minuti.",
  },
  confirm: {
    title: "Confermare la newsletter",
    text: "Un clic e ricevi idee, guide e offerte per e-mail.",
    button: "Sì, voglio la newsletter",
  },
  confirmed: {
    title: "L’iscrizione è confermata",
    text: "La prossima newsletter arriverà da te. Puoi cancellarti in qualsiasi momento con il link alla fine di ogni e-mail.",
  },
  expired: {
    title: "Questo link è scaduto",
    text: "Valeva sette giorni. Iscriviti di nuovo qui sotto e ne riceverai un altro.",
  },
  unknown: {
    title: "Non conosciamo questo link",
    text: "Forse il tuo programma di posta lo ha tagliato, o c’è un’e-mail più recente: vale il link dell’ultima.",
  },
  unsubscribe: {
    title: "Cancellarsi dalla newsletter",
    text: "Un clic e non ricevi più la newsletter.",
    button: "Cancellami",
  },
  unsubscribed: {
    title: "La cancellazione è fatta",
    text: "Non ricevi più la newsletter. Le e-mail sui tuoi ordini continuano ad arrivare.",
  },
};

const nl: Words = {
  asked: {
    title: "Kijk in je mailbox",
    text: "Er komt een e-mail aan. Je bent pas aangemeld als je de link daarin opent en bevestigt.",
  },
  invalid: {
    title: "Dat is niet gelukt",
    text: "Naar dit adres kunnen we niet schrijven, of het formulier was te oud. Ga terug, laad de pagina opnieuw en probeer het nog eens.",
  },
  "too-many": {
    title: "Nu even te veel aanmeldingen",
    text: "Er kwamen er hiervandaan heel veel in korte tijd. Probeer het over tien minuten nog eens.",
  },
  confirm: {
    title: "Nieuwsbrief bevestigen",
    text: "Eén klik en je krijgt ideeën, tips en aanbiedingen per e-mail.",
    button: "Ja, ik wil de nieuwsbrief",
  },
  confirmed: {
    title: "Je bent aangemeld",
    text: "De volgende nieuwsbrief komt naar je toe. Afmelden kan altijd met de link onder aan elke e-mail.",
  },
  expired: {
    title: "Deze link is verlopen",
    text: "Hij gold zeven dagen. Meld je hieronder opnieuw aan en je krijgt een nieuwe.",
  },
  unknown: {
    title: "Deze link kennen we niet",
    text: "Misschien heeft je mailprogramma hem afgekapt, of er is een nieuwere e-mail: de link uit de nieuwste werkt.",
  },
  unsubscribe: {
    title: "Afmelden van de nieuwsbrief",
    text: "Eén klik en je krijgt geen nieuwsbrief meer.",
    button: "Afmelden",
  },
  unsubscribed: {
    title: "Je bent afgemeld",
    text: "Je krijgt geen nieuwsbrief meer. E-mails over je bestellingen blijven komen.",
  },
};

export const newsletterPageWords = (locale: Locale): Words => textsFor({ de, en, es, fr, it, nl }, locale);

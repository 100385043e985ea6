import type { Texts } from "../../core/texts.ts";
import { resetMinutes } from "./reset-minutes.ts";

/** Subject, words of the link, and what is said. */
type Letter = readonly [string, string, ...string[]];

/** What mails about an account are written in. */
interface AccountWords {
  readonly hello: (firstName: string) => string;
  readonly imprint: string;
  readonly reset: Letter;
  readonly news: Readonly<Record<"confirm-email" | "email-changed" | "password-changed" | "account-deleted", Letter>>;
}

const de: AccountWords = {
  hello: (firstName) => `Hallo ${firstName}`,
  imprint: "Impressum",
  reset: [
    "Dein neues Passwort bei Passepartout",
    "Neues Passwort setzen",
    "jemand hat für dein Konto ein neues Passwort angefordert. Warst du es, dann setze es mit dem Link.",
    `Er gilt ${resetMinutes} Minuten und einmal. Danach musst du dich auf allen Geräten neu anmelden.`,
    "Warst du es nicht, dann musst du nichts tun: Ohne den Link bleibt alles, wie es ist.",
  ],
  news: {
    "confirm-email": [
      "Deine neue E-Mail-Adresse bei Passepartout",
      "Adresse bestätigen",
      "mit dem Link wird diese Adresse die deines Kontos. Von da an meldest du dich mit ihr an.",
      `Er gilt ${resetMinutes} Minuten und einmal. Hast du nichts geändert, dann musst du nichts tun.`,
    ],
    "email-changed": [
      "Die E-Mail-Adresse deines Kontos wurde geändert",
      "Zum Konto",
      "dein Konto bei Passepartout hat jetzt eine andere E-Mail-Adresse. An diese schreiben wir nicht mehr.",
      "Warst du das nicht, dann antworte bitte gleich auf diese E-Mail.",
    ],
    "password-changed": [
      "Dein Passwort wurde geändert",
      "Zum Konto",
      "das Passwort deines Kontos bei Passepartout ist neu. Auf allen anderen Geräten bist du abgemeldet.",
      "Warst du das nicht, dann fordere gleich ein neues an und schreib uns.",
    ],
    "account-deleted": [
      "Dein Konto ist gelöscht",
      "Zum Shop",
      "dein Konto bei Passepartout gibt es nicht mehr, und mit ihm sind deine Gestaltungen und Fotos gelöscht.",
      "Bestellungen und was dafür gefertigt wurde, müssen wir so lange aufheben, wie es das Gesetz verlangt.",
    ],
  },
};

const en: AccountWords = {
  hello: (firstName) => `Hello ${firstName}`,
  imprint: "Legal notice",
  reset: [
    "Your new password at Passepartout",
    "Set a new password",
    "Somebody asked for a new password for your account. If it was you, set it with the link.",
    `It works for ${resetMinutes} minutes and once. After that you log in again on all your devices.`,
    "If it was not you, there is nothing to do: without the link everything stays as it is.",
  ],
  news: {
    "confirm-email": [
      "Your new email address at Passepartout",
      "Confirm the address",
      "With the link this address becomes the one of your account. From then on you log in with it.",
      `It works for ${resetMinutes} minutes and once. If you changed nothing, there is nothing to do.`,
    ],
    "email-changed": [
      "The email address of your account was changed",
      "To your account",
      "Your account at Passepartout has another email address now. We do not write to this one any more.",
      "If it was not you, please answer this mail right away.",
    ],
    "password-changed": [
      "Your password was changed",
      "To your account",
      "The password of your account at Passepartout is new. On all other devices you are logged out.",
      "If it was not you, ask for a new one right away and write to us.",
    ],
    "account-deleted": [
      "Your account is deleted",
      "To the shop",
      "Your account at Passepartout is gone, and your designs and photos with it.",
      "Orders, and what was made for them, have to be kept for as long as the law asks.",
    ],
  },
};

const es: AccountWords = {
  hello: (firstName) => `Hola, ${firstName}`,
  imprint: "Aviso legal",
  reset: [
    "Tu contraseña nueva en Passepartout",
    "Poner una contraseña nueva",
    "Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, ponla con el enlace.",
    `Vale ${resetMinutes} minutos y una sola vez. Después tienes que iniciar sesión de nuevo en todos tus dispositivos.`,
    "Si no has sido tú, no tienes que hacer nada: sin el enlace todo sigue como está.",
  ],
  news: {
    "confirm-email": [
      "Tu correo electrónico nuevo en Passepartout",
      "Confirmar la dirección",
      "Con el enlace, esta dirección pasa a ser la de tu cuenta. A partir de entonces inicias sesión con ella.",
      `Vale ${resetMinutes} minutos y una sola vez. Si no has cambiado nada, no tienes que hacer nada.`,
    ],
    "email-changed": [
      "El correo electrónico de tu cuenta ha cambiado",
      "Ir a la cuenta",
      "Tu cuenta en Passepartout tiene ahora otro correo electrónico. A este ya no escribimos.",
      "Si no has sido tú, responde enseguida a este correo, por favor.",
    ],
    "password-changed": [
      "Tu contraseña ha cambiado",
      "Ir a la cuenta",
      "La contraseña de tu cuenta en Passepartout es nueva. Hemos cerrado tu sesión en los demás dispositivos.",
      "Si no has sido tú, pide enseguida otra nueva y escríbenos.",
    ],
    "account-deleted": [
      "Tu cuenta está borrada",
      "Ir a la tienda",
      "Tu cuenta en Passepartout ya no existe, y con ella se han borrado tus diseños y tus fotos.",
      "Los pedidos, y lo que se fabricó para ellos, los tenemos que conservar mientras lo exija la ley.",
    ],
  },
};

const fr: AccountWords = {
  hello: (firstName) => `Bonjour ${firstName}`,
  imprint: "Mentions légales",
  reset: [
    "Votre nouveau mot de passe chez Passepartout",
    "Définir un nouveau mot de passe",
    "Quelqu’un a demandé un nouveau mot de passe pour votre compte. Si c’est vous, définissez-le avec le lien.",
    `Il est valable ${resetMinutes} minutes et une seule fois. Ensuite, vous vous reconnectez sur tous vos appareils.`,
    "Si ce n’est pas vous, vous n’avez rien à faire : sans le lien, tout reste comme avant.",
  ],
  news: {
    "confirm-email": [
      "Votre nouvelle adresse e-mail chez Passepartout",
      "Confirmer l’adresse",
      "Avec le lien, cette adresse devient celle de votre compte. Vous vous connecterez dès lors avec elle.",
      `Il est valable ${resetMinutes} minutes et une seule fois. Si vous n’avez rien modifié, vous n’avez rien à faire.`,
    ],
    "email-changed": [
      "L’adresse e-mail de votre compte a été modifiée",
      "Vers le compte",
      "Votre compte chez Passepartout a maintenant une autre adresse e-mail. Nous n’écrivons plus à celle-ci.",
      "Si ce n’était pas vous, répondez tout de suite à cet e-mail, s’il vous plaît.",
    ],
    "password-changed": [
      "Votre mot de passe a été modifié",
      "Vers le compte",
      "Le mot de passe de votre compte chez Passepartout est nouveau. Vous êtes déconnecté sur tous vos autres appareils.",
      "Si ce n’était pas vous, demandez-en tout de suite un nouveau et écrivez-nous.",
    ],
    "account-deleted": [
      "Votre compte est supprimé",
      "Vers la boutique",
      "Votre compte chez Passepartout n’existe plus, et avec lui vos créations et vos photos sont supprimées.",
      "Les commandes, et ce qui a été fabriqué pour elles, doivent être conservées tant que la loi le demande.",
    ],
  },
};

const it: AccountWords = {
  hello: (firstName) => `Ciao ${firstName}`,
  imprint: "Note legali",
  reset: [
    "La tua nuova password da Passepartout",
    "Imposta una nuova password",
    "Qualcuno ha chiesto una nuova password per il tuo account. Se eri tu, impostala con il link.",
    `Vale ${resetMinutes} minuti e una volta sola. Dopo devi accedere di nuovo su tutti i dispositivi.`,
    "Se non eri tu, non devi fare nulla: senza il link tutto resta com’è.",
  ],
  news: {
    "confirm-email": [
      "Il tuo nuovo indirizzo e-mail da Passepartout",
      "Conferma l’indirizzo",
      "Con il link questo indirizzo diventa quello del tuo account. Da allora accedi con questo.",
      `Vale ${resetMinutes} minuti e una volta sola. Se non hai cambiato nulla, non devi fare nulla.`,
    ],
    "email-changed": [
      "L’indirizzo e-mail del tuo account è cambiato",
      "Vai all’account",
      "Il tuo account da Passepartout ora ha un altro indirizzo e-mail. A questo non scriviamo più.",
      "Se non eri tu, rispondi subito a questa e-mail, per favore.",
    ],
    "password-changed": [
      "La tua password è cambiata",
      "Vai all’account",
      "La password del tuo account da Passepartout è nuova. Su tutti gli altri dispositivi l’accesso è chiuso.",
      "Se non eri tu, chiedine subito una nuova e scrivici.",
    ],
    "account-deleted": [
      "Il tuo account è eliminato",
      "Vai al negozio",
      "Il tuo account da Passepartout non esiste più, e con lui sono eliminate le tue creazioni e le tue foto.",
      "Gli ordini, e ciò che è stato realizzato per loro, dobbiamo conservarli finché lo chiede la legge.",
    ],
  },
};

const nl: AccountWords = {
  hello: (firstName) => `Hallo ${firstName}`,
  imprint: "Colofon",
  reset: [
    "Je nieuwe wachtwoord bij Passepartout",
    "Nieuw wachtwoord kiezen",
    "Iemand heeft voor je account een nieuw wachtwoord aangevraagd. Was jij dat, kies het dan met de link.",
    `Hij geldt ${resetMinutes} minuten en één keer. Daarna log je op al je apparaten opnieuw in.`,
    "Was jij het niet, dan hoef je niets te doen: zonder de link blijft alles zoals het is.",
  ],
  news: {
    "confirm-email": [
      "Je nieuwe e-mailadres bij Passepartout",
      "Adres bevestigen",
      "Met de link wordt dit het adres van je account. Vanaf dan log je ermee in.",
      `Hij geldt ${resetMinutes} minuten en één keer. Heb je niets gewijzigd, dan hoef je niets te doen.`,
    ],
    "email-changed": [
      "Het e-mailadres van je account is gewijzigd",
      "Naar je account",
      "Je account bij Passepartout heeft nu een ander e-mailadres. Naar dit adres schrijven we niet meer.",
      "Was jij het niet, antwoord dan meteen op deze e-mail.",
    ],
    "password-changed": [
      "Je wachtwoord is gewijzigd",
      "Naar je account",
      "Het wachtwoord van je account bij Passepartout is nieuw. Op alle andere apparaten ben je uitgelogd.",
      "Was jij het niet, vraag dan meteen een nieuw aan en schrijf ons.",
    ],
    "account-deleted": [
      "Je account is verwijderd",
      "Naar de winkel",
      "Je account bij Passepartout bestaat niet meer, en daarmee zijn je ontwerpen en foto’s verwijderd.",
      "Bestellingen, en wat daarvoor is gemaakt, moeten we bewaren zolang de wet dat vraagt.",
    ],
  },
};

export const accountWords: Texts<AccountWords> = { de, en, es, fr, it, nl };

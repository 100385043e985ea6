import type { Texts } from "../../core/texts.ts";
import { confirmDays } from "./confirm-days.ts";
import { resetMinutes } from "./reset-minutes.ts";

/** Subject, words of the link, and what is said. */
type Letter = readonly [string, string, ...string[]];

/** Texts of mails about an account. */
interface AccountWords {
  readonly hello: (firstName: string) => string;
  /** Greeting where another person may have entered the name. */
  readonly helloThere: string;
  readonly imprint: string;
  readonly reset: Letter;
  readonly news: Readonly<
    Record<"confirm-email" | "join-accounts" | "email-changed" | "password-changed" | "account-deleted", Letter>
  >;
}

const de: AccountWords = {
  hello: (firstName) => `Hallo ${firstName}`,
  helloThere: "Hallo",
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
      "Bestätige deine E-Mail-Adresse bei Passepartout",
      "Adresse bestätigen",
      "mit dem Link bestätigst du, dass diese Adresse dir gehört. Du meldest dich dann mit ihr an, und im Konto stehen auch Bestellungen, die du mit ihr ohne Konto aufgegeben hast.",
      `Er gilt ${confirmDays} Tage und einmal. Öffne ihn nur, wenn du gerade ein Konto angelegt oder deine Adresse geändert hast.`,
      "Warst du das nicht, dann musst du nichts tun: Ohne den Link passiert nichts.",
    ],
    "join-accounts": [
      "Du hast schon ein Konto bei Passepartout",
      "Konten zusammenlegen",
      "mit dieser Adresse hast du schon ein Konto, vielleicht seit Langem. Jetzt wurde sie noch für ein anderes Konto angegeben.",
      "Warst du das, dann legt der Link beide zusammen: Gestaltungen, Fotos, Warenkorb und Bestellungen aus beiden stehen danach in einem Konto. Von da an gilt nur noch das Passwort des Kontos, in dem du diese Adresse zuletzt angegeben hast.",
      `Er gilt ${confirmDays} Tage und einmal. Öffne ihn nur, wenn du die Adresse selbst angegeben hast.`,
      "Warst du es nicht, dann musst du nichts tun: Ohne den Link bleibt alles, wie es ist, und niemand erfährt, dass du ein Konto hast.",
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
  helloThere: "Hello",
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
      "Confirm your email address at Passepartout",
      "Confirm the address",
      "With the link you confirm that this address is yours. You then log in with it, and your account also shows orders that you placed with it without an account.",
      `It works for ${confirmDays} days and once. Use it only if you have just created an account or changed your address.`,
      "If it was not you, there is nothing to do: without the link nothing happens.",
    ],
    "join-accounts": [
      "You have an account at Passepartout already",
      "Put both accounts together",
      "You have an account with this address already, perhaps for a long time. Now the address was given for another account, too.",
      "If it was you, the link puts both together: designs, photos, basket and orders of both are in one account then. From then on only the password holds of the account in which you gave this address last.",
      `It works for ${confirmDays} days and once. Use it only if you gave the address yourself.`,
      "If it was not you, there is nothing to do: without the link everything stays as it is, and nobody learns that you have an account.",
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
  helloThere: "Hola",
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
      "Confirma tu correo electrónico en Passepartout",
      "Confirmar la dirección",
      "Con el enlace confirmas que esta dirección es tuya. Después inicias sesión con ella, y en tu cuenta aparecen también los pedidos que hiciste con ella sin cuenta.",
      `Vale ${confirmDays} días y una sola vez. Úsalo solo si acabas de crear una cuenta o de cambiar tu dirección.`,
      "Si no has sido tú, no tienes que hacer nada: sin el enlace no pasa nada.",
    ],
    "join-accounts": [
      "Ya tienes una cuenta en Passepartout",
      "Unir las dos cuentas",
      "Con esta dirección ya tienes una cuenta, quizá desde hace tiempo. Ahora se ha indicado también para otra cuenta.",
      "Si has sido tú, el enlace une las dos: los diseños, las fotos, la cesta y los pedidos de ambas quedan en una sola cuenta. A partir de entonces solo vale la contraseña de la cuenta en la que has indicado esta dirección por última vez.",
      `Vale ${confirmDays} días y una sola vez. Úsalo solo si has indicado tú la dirección.`,
      "Si no has sido tú, no tienes que hacer nada: sin el enlace todo sigue como está, y nadie se entera de que tienes una cuenta.",
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
  helloThere: "Bonjour",
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
      "Confirmez votre adresse e-mail chez Passepartout",
      "Confirmer l’adresse",
      "Avec le lien, vous confirmez que cette adresse est la vôtre. Vous vous connectez ensuite avec elle, et votre compte montre aussi les commandes que vous avez passées avec elle sans compte.",
      `Il est valable ${confirmDays} jours et une seule fois. Ne l’utilisez que si vous venez de créer un compte ou de changer d’adresse.`,
      "Si ce n’est pas vous, vous n’avez rien à faire : sans le lien, il ne se passe rien.",
    ],
    "join-accounts": [
      "Vous avez déjà un compte chez Passepartout",
      "Réunir les deux comptes",
      "Vous avez déjà un compte avec cette adresse, peut-être depuis longtemps. Elle vient d’être indiquée pour un autre compte.",
      "Si c’est vous, le lien réunit les deux : créations, photos, panier et commandes de l’un et de l’autre se trouvent ensuite dans un seul compte. Dès lors, seul le mot de passe du compte où vous avez indiqué cette adresse en dernier est valable.",
      `Il est valable ${confirmDays} jours et une seule fois. Ne l’utilisez que si vous avez indiqué l’adresse vous-même.`,
      "Si ce n’est pas vous, vous n’avez rien à faire : sans le lien, tout reste comme avant, et personne n’apprend que vous avez un compte.",
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
  helloThere: "Ciao",
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
      "Conferma il tuo indirizzo e-mail da Passepartout",
      "Conferma l’indirizzo",
      "Con il link confermi che questo indirizzo è tuo. Da allora accedi con questo, e nel tuo account compaiono anche gli ordini che hai fatto con lo stesso indirizzo senza account.",
      `Vale ${confirmDays} giorni e una volta sola. Usalo solo se hai appena creato un account o cambiato indirizzo.`,
      "Se non eri tu, non devi fare nulla: senza il link non succede nulla.",
    ],
    "join-accounts": [
      "Hai già un account da Passepartout",
      "Unisci i due account",
      "Con questo indirizzo hai già un account, forse da molto tempo. Ora è stato indicato anche per un altro account.",
      "Se eri tu, il link unisce i due: creazioni, foto, carrello e ordini di entrambi si trovano poi in un solo account. Da allora vale solo la password dell’account in cui hai indicato questo indirizzo l’ultima volta.",
      `Vale ${confirmDays} giorni e una volta sola. Usalo solo se hai indicato tu l’indirizzo.`,
      "Se non eri tu, non devi fare nulla: senza il link tutto resta com’è, e nessuno viene a sapere che hai un account.",
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
  helloThere: "Hallo",
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
      "Bevestig je e-mailadres bij Passepartout",
      "Adres bevestigen",
      "Met de link bevestig je dat dit adres van jou is. Daarna log je ermee in, en in je account staan ook bestellingen die je er zonder account mee hebt geplaatst.",
      `Hij geldt ${confirmDays} dagen en één keer. Gebruik hem alleen als je net een account hebt aangemaakt of je adres hebt gewijzigd.`,
      "Was jij het niet, dan hoef je niets te doen: zonder de link gebeurt er niets.",
    ],
    "join-accounts": [
      "Je hebt al een account bij Passepartout",
      "Accounts samenvoegen",
      "Met dit adres heb je al een account, misschien al lang. Nu is het ook voor een ander account opgegeven.",
      "Was jij dat, dan voegt de link ze samen: ontwerpen, foto’s, winkelwagen en bestellingen van allebei staan daarna in één account. Vanaf dan geldt alleen het wachtwoord van het account waarin je dit adres het laatst hebt opgegeven.",
      `Hij geldt ${confirmDays} dagen en één keer. Gebruik hem alleen als je het adres zelf hebt opgegeven.`,
      "Was jij het niet, dan hoef je niets te doen: zonder de link blijft alles zoals het is, en niemand komt te weten dat je een account hebt.",
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

const [subject, label, ...said] = en.news["join-accounts"];
const enUs: AccountWords = {
  ...en,
  news: { ...en.news, "join-accounts": [subject, label, ...said.map((text) => text.replace("basket", "cart"))] },
};

export const accountWords: Texts<AccountWords> = { de, en, "en-US": enUs, es, fr, it, nl };

import type { Locale } from "../../../../core/locale.ts";
import { textsFor } from "../../../../core/texts.ts";

const de = {
  title: "Frag die Werkstatt",
  hours: "Wir antworten montags bis freitags, meist am selben Tag.",
  close: "Schließen",
  log: "Unser Gespräch",
  welcome:
    "Worum geht es? Schreib, was du vorhast, gern mit Maßen. Die Antwort steht hier, auch wenn du weiterschaust.",
  you: "Du",
  message: "Deine Nachricht",
  enter: "Enter sendet, Umschalt+Enter macht eine neue Zeile.",
  email: "E-Mail (freiwillig)",
  emailHint: "Dann kommt die Antwort auch dorthin.",
  mailed: "Antworten kommen auch an deine E-Mail-Adresse.",
  mailedToAccount: "Antworten kommen auch an die E-Mail-Adresse deines Kontos.",
  kept: "Nach 90 Tagen ohne Nachricht löschen wir das Gespräch.",
  empty: "Bitte leer lassen",
  send: "Senden",
  sending: "Wird gesendet",
  failures: {
    offline: "Keine Verbindung. Deine Nachricht steht noch hier, sende sie, sobald du wieder online bist.",
    tooMany: "Das waren zu viele Nachrichten auf einmal. Deine steht noch hier, versuche es in ein paar Minuten.",
    failed: "Das hat nicht geklappt. Deine Nachricht steht noch hier, versuche es gleich noch einmal.",
  },
};
export type ChatWords = typeof de;

const en: ChatWords = {
  title: "Ask the workshop",
  hours: "We answer Monday to Friday, mostly the same day.",
  close: "Close",
  log: "Our conversation",
  welcome:
    "What is it about? Tell us what you have in mind, with sizes if you like. The answer appears here, even while you look on.",
  you: "You",
  message: "Your message",
  enter: "Enter sends, Shift+Enter makes a new line.",
  email: "Email (optional)",
  emailHint: "The answer then comes there, too.",
  mailed: "Answers also come to your email address.",
  mailedToAccount: "Answers also go to the email address of your account.",
  kept: "After 90 days without a message we delete the conversation.",
  empty: "Please leave empty",
  send: "Send",
  sending: "Sending",
  failures: {
    offline: "No connection. Your message is still here; send it once you are back online.",
    tooMany: "That was too many messages at once. Yours is still here; try again in a few minutes.",
    failed: "That did not work. Your message is still here; try again in a moment.",
  },
};

const es: ChatWords = {
  title: "Pregunta al taller",
  hours: "Respondemos de lunes a viernes, casi siempre el mismo día.",
  close: "Cerrar",
  log: "Nuestra conversación",
  welcome:
    "¿De qué se trata? Cuéntanos qué tienes en mente, mejor con medidas. La respuesta aparece aquí, aunque sigas mirando.",
  you: "Tú",
  message: "Tu mensaje",
  enter: "Intro envía, Mayús+Intro hace una línea nueva.",
  email: "Correo electrónico (opcional)",
  emailHint: "Así la respuesta llega también allí.",
  mailed: "Las respuestas llegan también a tu correo.",
  mailedToAccount: "Las respuestas llegan también al correo de tu cuenta.",
  kept: "Tras 90 días sin mensajes borramos la conversación.",
  empty: "Déjalo vacío",
  send: "Enviar",
  sending: "Enviando",
  failures: {
    offline: "Sin conexión. Tu mensaje sigue aquí; envíalo cuando vuelvas a tener red.",
    tooMany: "Han sido demasiados mensajes a la vez. El tuyo sigue aquí; inténtalo en unos minutos.",
    failed: "No ha funcionado. Tu mensaje sigue aquí; inténtalo de nuevo en un momento.",
  },
};

const fr: ChatWords = {
  title: "Demandez à l’atelier",
  hours: "Nous répondons du lundi au vendredi, le plus souvent le jour même.",
  close: "Fermer",
  log: "Notre conversation",
  welcome:
    "De quoi s’agit-il ? Dites-nous ce que vous avez en tête, avec les dimensions si possible. La réponse s’affiche ici, même si vous continuez.",
  you: "Vous",
  message: "Votre message",
  enter: "Entrée envoie, Maj+Entrée va à la ligne.",
  email: "E-mail (facultatif)",
  emailHint: "La réponse vous parviendra aussi par e-mail.",
  mailed: "Les réponses arrivent aussi par e-mail.",
  mailedToAccount: "Les réponses arrivent aussi à l’adresse e-mail de votre compte.",
  kept: "Après 90 jours sans message, nous effaçons la conversation.",
  empty: "Laissez ce champ vide",
  send: "Envoyer",
  sending: "Envoi en cours",
  failures: {
    offline: "Pas de connexion. Votre message est toujours là ; envoyez-le une fois en ligne.",
    tooMany: "Trop de messages à la fois. Le vôtre est toujours là ; réessayez dans quelques minutes.",
    failed: "Cela n’a pas marché. Votre message est toujours là ; réessayez dans un instant.",
  },
};

const it: ChatWords = {
  title: "Chiedi al laboratorio",
  hours: "Rispondiamo dal lunedì al venerdì, di solito in giornata.",
  close: "Chiudi",
  log: "La nostra conversazione",
  welcome:
    "Di che si tratta? Raccontaci cosa hai in mente, con le misure se puoi. La risposta compare qui, anche mentre continui a guardare.",
  you: "Tu",
  message: "Il tuo messaggio",
  enter: "Invio spedisce, Maiusc+Invio va a capo.",
  email: "E-mail (facoltativa)",
  emailHint: "Così la risposta arriva anche lì.",
  mailed: "Le risposte arrivano anche alla tua e-mail.",
  mailedToAccount: "Le risposte arrivano anche all’e-mail del tuo account.",
  kept: "Dopo 90 giorni senza messaggi cancelliamo la conversazione.",
  empty: "Lascia vuoto",
  send: "Invia",
  sending: "Invio in corso",
  failures: {
    offline: "Nessuna connessione. Il tuo messaggio è ancora qui; invialo quando sei online.",
    tooMany: "Troppi messaggi tutti insieme. Il tuo è ancora qui; riprova tra qualche minuto.",
    failed: "Non ha funzionato. Il tuo messaggio è ancora qui; riprova tra un momento.",
  },
};

const nl: ChatWords = {
  title: "Vraag het de werkplaats",
  hours: "We antwoorden van maandag tot en met vrijdag, meestal dezelfde dag.",
  close: "Sluiten",
  log: "Ons gesprek",
  welcome:
    "Waar gaat het over? Vertel wat je van plan bent, liefst met maten. Het antwoord verschijnt hier, ook als je verder kijkt.",
  you: "Jij",
  message: "Je bericht",
  enter: "Enter verstuurt, Shift+Enter maakt een nieuwe regel.",
  email: "E-mail (niet verplicht)",
  emailHint: "Dan komt het antwoord ook daar.",
  mailed: "Antwoorden komen ook op je e-mailadres.",
  mailedToAccount: "Antwoorden komen ook op het e-mailadres van je account.",
  kept: "Na 90 dagen zonder bericht wissen we het gesprek.",
  empty: "Laat dit leeg",
  send: "Versturen",
  sending: "Wordt verstuurd",
  failures: {
    offline: "Geen verbinding. Je bericht staat er nog; verstuur het zodra je weer online bent.",
    tooMany: "Dat waren te veel berichten tegelijk. Dat van jou staat er nog; probeer het over een paar minuten.",
    failed: "Dat is niet gelukt. Je bericht staat er nog; probeer het zo nog eens.",
  },
};

/** Loaded with the chat and with nothing else. */
export const chatWords = (locale: Locale): ChatWords => textsFor({ de, en, es, fr, it, nl }, locale);

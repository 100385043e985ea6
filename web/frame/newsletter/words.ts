const de = {
  form: "Newsletter",
  email: "E-Mail",
  example: "Eine ganze Adresse, zum Beispiel lena@beispiel.de",
  send: "Anmelden",
  sending: "Wird gesendet",
  empty: "Bitte leer lassen",
  privacy: "Datenschutz",
  sentTitle: "Schau in dein Postfach",
  sent: "Du bekommst gleich eine E-Mail. Angemeldet bist du erst, wenn du den Link darin öffnest und bestätigst.",
  failures: {
    offline: "Keine Verbindung. Deine Adresse steht noch hier, versuche es, sobald du wieder online bist.",
    tooMany: "Das waren zu viele Anmeldungen auf einmal. Versuche es in ein paar Minuten noch einmal.",
    failed: "Das hat nicht geklappt. Deine Adresse steht noch hier, versuche es gleich noch einmal.",
  },
};
export type NewsletterWords = typeof de;

const en: NewsletterWords = {
  form: "Newsletter",
  email: "Email",
  example: "A whole address, for example lena@example.com",
  send: "Sign up",
  sending: "Sending",
  empty: "Please leave empty",
  privacy: "Privacy",
  sentTitle: "Look into your mailbox",
  sent: "An email is on its way. You are signed up only once you have opened its link and confirmed.",
  failures: {
    offline: "No connection. Your address is still here; try again once you are back online.",
    tooMany: "That was too many at once. Try again in a few minutes.",
    failed: "That did not work. Your address is still here; try again in a moment.",
  },
};

const es: NewsletterWords = {
  form: "Newsletter",
  email: "Correo electrónico",
  example: "Una dirección completa, por ejemplo lena@ejemplo.es",
  send: "Suscribirme",
  sending: "Enviando",
  empty: "Déjalo vacío",
  privacy: "Privacidad",
  sentTitle: "Mira tu correo",
  sent: "Te llegará un mensaje enseguida. La suscripción vale cuando abras su enlace y la confirmes.",
  failures: {
    offline: "Sin conexión. Tu dirección sigue aquí; inténtalo cuando vuelvas a tener red.",
    tooMany: "Han sido demasiadas suscripciones a la vez. Inténtalo de nuevo en unos minutos.",
    failed: "No ha funcionado. Tu dirección sigue aquí; inténtalo de nuevo en un momento.",
  },
};

const fr: NewsletterWords = {
  form: "Newsletter",
  email: "E-mail",
  example: "Une adresse complète, par exemple lena@exemple.fr",
  send: "S’inscrire",
  sending: "Envoi en cours",
  empty: "Laissez ce champ vide",
  privacy: "Confidentialité",
  sentTitle: "Regardez dans votre boîte mail",
  sent: "Un e-mail arrive. Vous serez inscrit quand vous aurez ouvert son lien et confirmé.",
  failures: {
    offline: "Pas de connexion. Votre adresse est toujours là ; réessayez une fois en ligne.",
    tooMany: "Trop d’inscriptions à la fois. Réessayez dans quelques minutes.",
    failed: "Cela n’a pas marché. Votre adresse est toujours là ; réessayez dans un instant.",
  },
};

const it: NewsletterWords = {
  form: "Newsletter",
  email: "E-mail",
  example: "Un indirizzo completo, per esempio lena@esempio.it",
  send: "Iscriviti",
  sending: "Invio in corso",
  empty: "Lascia vuoto",
  privacy: "Privacy",
  sentTitle: "Guarda nella tua posta",
  sent: "Sta arrivando un’e-mail. L’iscrizione vale quando apri il suo link e confermi.",
  failures: {
    offline: "Nessuna connessione. Il tuo indirizzo è ancora qui; riprova quando sei online.",
    tooMany: "Troppe iscrizioni tutte insieme. Riprova tra qualche minuto.",
    failed: "Non ha funzionato. Il tuo indirizzo è ancora qui; riprova tra un momento.",
  },
};

const nl: NewsletterWords = {
  form: "Nieuwsbrief",
  email: "E-mail",
  example: "Een volledig adres, bijvoorbeeld lena@voorbeeld.nl",
  send: "Aanmelden",
  sending: "Wordt verstuurd",
  empty: "Laat dit leeg",
  privacy: "Privacy",
  sentTitle: "Kijk in je mailbox",
  sent: "Er komt een e-mail aan. Je bent pas aangemeld als je de link daarin opent en bevestigt.",
  failures: {
    offline: "Geen verbinding. Je adres staat er nog; probeer het zodra je weer online bent.",
    tooMany: "Dat waren te veel aanmeldingen tegelijk. Probeer het over een paar minuten nog eens.",
    failed: "Dat is niet gelukt. Je adres staat er nog; probeer het zo nog eens.",
  },
};

export const newsletterWords = { de, en, es, fr, it, nl };

import { counted } from "../../../core/counted.ts";
import type { Locale } from "../../../core/locale.ts";
import type { StoragePurpose } from "../../../core/storage-entries.ts";
import { textsFor } from "../../../core/texts.ts";

interface StorageWords {
  readonly title: string;
  readonly text: string;
  readonly logs: string;
  readonly logsText: string;
  readonly name: string;
  readonly purpose: string;
  readonly kept: string;
  /** Before the name of the category that must have been granted. */
  readonly after: string;
  readonly days: (count: number) => string;
  readonly untilClosed: string;
  readonly untilTab: string;
  readonly untilCleared: string;
  readonly purposes: Readonly<Record<StoragePurpose, string>>;
}

const de: StorageWords = {
  title: "Was dein Browser für uns speichert",
  text: "Alles, Stück für Stück. Was nur mit deiner Zustimmung gespeichert wird, ist so gekennzeichnet; ändern kannst du sie am Ende jeder Seite.",
  logs: "Wenn etwas nicht funktioniert",
  logsText:
    "Scheitert eine Seite in deinem Browser, schickt sie uns, was scheiterte und auf welcher Seite, ohne Kennung, ohne Netzadresse und ohne etwas, das du eingegeben hast. Wir zählen solche Fehler 90 Tage lang, um sie zu beheben.",
  name: "Name",
  purpose: "Wozu",
  kept: "Wie lange",
  after: "nur mit Zustimmung: ",
  days: counted("de", { one: "# Tag", other: "# Tage" }),
  untilClosed: "bis der Browser geschlossen wird",
  untilTab: "bis der Tab geschlossen wird",
  untilCleared: "bis du es löschst",
  purposes: {
    visitor: "Hält Warenkorb, Fotos und Gestaltungen bei dir.",
    session: "Hält dich angemeldet.",
    known: "Dieser Browser hat sich schon angemeldet: Fremde Versuche sperren dich nicht aus.",
    consent: "Deine Entscheidung über Einwilligungen.",
    versions:
      "Zufallswert und Fassung: Von einer Seite siehst du immer dieselbe, sonst spränge sie. Gezählt wird damit nur mit deiner Zustimmung.",
    closed: "Ein Hinweis, den du geschlossen hast, bleibt zu.",
    partner: "Du kamst über einen Partner und siehst sein Zeichen und seinen Namen.",
    checkout: "Was du an der Kasse eingegeben hast, und deine letzte Bestellung.",
    chat: "Offenes Gespräch, zuletzt gelesene und angefangene Nachricht.",
    snow: "Du hast den Schnee angehalten.",
    repair: "Eine Seite lädt nach einem Fehler höchstens einmal neu.",
    upload: "Ein unterbrochenes Hochladen geht dort weiter, wo es aufhörte.",
    app: "Dateien der installierten App und ihre Seite ohne Netz.",
    designs: "Geöffnete Gestaltungen und ihre Fotos, damit du ohne Netz weitermachst. Fotos gehen mit dem Abmelden.",
    visit: "Besuch, zu dem unsere Zählung gehört.",
    outsideChat: "Gespräch mit dem Service von Zendesk.",
    advertising: "Messung von Anzeigen durch Google.",
  },
};

const en: StorageWords = {
  title: "What your browser keeps for us",
  text: "All of it, item by item. What is kept only with your consent is marked; you can change your mind at the end of every page.",
  logs: "When something does not work",
  logsText:
    "If a page fails in your browser, it sends us what failed and on which page, without any identifier, network address or anything you typed. We count such faults for 90 days, to mend them.",
  name: "Name",
  purpose: "What for",
  kept: "How long",
  after: "only with consent: ",
  days: counted("en", { one: "# day", other: "# days" }),
  untilClosed: "until the browser is closed",
  untilTab: "until the tab is closed",
  untilCleared: "until you delete it",
  purposes: {
    visitor: "Keeps basket, photos and designs yours.",
    session: "Keeps you signed in.",
    known: "This browser has signed in before: other people’s tries do not lock you out.",
    consent: "Your decision about consent.",
    versions:
      "A random value and a version: you always see the same one of a page, which would else jump. It is counted only with your consent.",
    closed: "A note that you closed stays closed.",
    partner: "You came by a partner and see their sign and name.",
    checkout: "What you typed at the checkout, and your last order.",
    chat: "Open conversation, the last message you read and the one you began.",
    snow: "You stopped the snow.",
    repair: "A page loads itself anew after a fault once at most.",
    upload: "An interrupted upload goes on where it stopped.",
    app: "Files of the installed app and its page without a network.",
    designs:
      "Designs you have opened and their photos, so that you can go on without a network. Photos go when you log out.",
    visit: "The visit that our count belongs to.",
    outsideChat: "Conversation with the service at Zendesk.",
    advertising: "Measuring of advertisements by Google.",
  },
};

const es: StorageWords = {
  title: "Lo que tu navegador guarda para nosotros",
  text: "Todo, punto por punto. Lo que solo se guarda con tu consentimiento está indicado; puedes cambiarlo al final de cada página.",
  logs: "Cuando algo no funciona",
  logsText:
    "Si una página falla en tu navegador, nos envía qué falló y en qué página, sin identificador, sin dirección de red y sin nada de lo que escribiste. Contamos esos fallos durante 90 días, para arreglarlos.",
  name: "Nombre",
  purpose: "Para qué",
  kept: "Cuánto tiempo",
  after: "solo con consentimiento: ",
  days: counted("es", { one: "# día", many: "# de días", other: "# días" }),
  untilClosed: "hasta que se cierra el navegador",
  untilTab: "hasta que se cierra la pestaña",
  untilCleared: "hasta que lo borras",
  purposes: {
    visitor: "Conserva tu cesta, tus fotos y tus diseños.",
    session: "Mantiene tu sesión abierta.",
    known: "Este navegador ya inició sesión: los intentos de otras personas no te bloquean.",
    consent: "Tu decisión sobre los consentimientos.",
    versions:
      "Un valor aleatorio y una versión: de cada página ves siempre la misma, que si no cambiaría. Solo se cuenta con tu consentimiento.",
    closed: "Un aviso que cerraste sigue cerrado.",
    partner: "Llegaste por un socio y ves su marca y su nombre.",
    checkout: "Lo que escribiste en la caja y tu último pedido.",
    chat: "Conversación abierta, último mensaje leído y mensaje empezado.",
    snow: "Has parado la nieve.",
    repair: "Una página se recarga tras un fallo una vez como mucho.",
    upload: "Una subida interrumpida sigue donde se quedó.",
    app: "Archivos de la app instalada y su página sin red.",
    designs: "Diseños que has abierto y sus fotos, para que sigas sin conexión. Las fotos se borran al cerrar sesión.",
    visit: "La visita a la que pertenece nuestro recuento.",
    outsideChat: "Conversación con el servicio en Zendesk.",
    advertising: "Medición de anuncios por Google.",
  },
};

const fr: StorageWords = {
  title: "Ce que votre navigateur garde pour nous",
  text: "Tout, élément par élément. Ce qui n’est conservé qu’avec votre accord est signalé ; vous pouvez changer d’avis en bas de chaque page.",
  logs: "Quand quelque chose ne marche pas",
  logsText:
    "Si une page échoue dans votre navigateur, elle nous envoie ce qui a échoué et sur quelle page, sans identifiant, sans adresse réseau et sans rien de ce que vous avez saisi. Nous comptons ces erreurs pendant 90 jours, pour les corriger.",
  name: "Nom",
  purpose: "À quoi ça sert",
  kept: "Combien de temps",
  after: "seulement avec votre accord : ",
  days: counted("fr", { one: "# jour", many: "# de jours", other: "# jours" }),
  untilClosed: "jusqu’à la fermeture du navigateur",
  untilTab: "jusqu’à la fermeture de l’onglet",
  untilCleared: "jusqu’à ce que vous l’effaciez",
  purposes: {
    visitor: "Garde votre panier, vos photos et vos créations.",
    session: "Vous garde connecté.",
    known: "Ce navigateur s’est déjà connecté : les essais d’autres personnes ne vous bloquent pas.",
    consent: "Votre décision sur les consentements.",
    versions:
      "Une valeur aléatoire et une version : vous voyez toujours la même d’une page, qui sinon changerait. Elle n’est comptée qu’avec votre accord.",
    closed: "Un message que vous avez fermé reste fermé.",
    partner: "Vous êtes venu par un partenaire et voyez son signe et son nom.",
    checkout: "Ce que vous avez saisi à la caisse, et votre dernière commande.",
    chat: "Conversation ouverte, dernier message lu et message commencé.",
    snow: "Vous avez arrêté la neige.",
    repair: "Après une erreur, une page se recharge une fois au plus.",
    upload: "Un envoi interrompu reprend là où il s’est arrêté.",
    app: "Fichiers de l’application installée et sa page sans réseau.",
    designs:
      "Créations que vous avez ouvertes et leurs photos, pour continuer sans réseau. Les photos disparaissent quand vous vous déconnectez.",
    visit: "La visite à laquelle appartient notre comptage.",
    outsideChat: "Conversation avec le service chez Zendesk.",
    advertising: "Mesure des annonces par Google.",
  },
};

const it: StorageWords = {
  title: "Che cosa conserva per noi il tuo browser",
  text: "Tutto, voce per voce. Ciò che è conservato solo con il tuo consenso è segnalato; puoi cambiarlo in fondo a ogni pagina.",
  logs: "Quando qualcosa non funziona",
  logsText:
    "Se una pagina fallisce nel tuo browser, ci invia che cosa è fallito e su quale pagina, senza identificativo, senza indirizzo di rete e senza nulla di ciò che hai scritto. Contiamo questi errori per 90 giorni, per correggerli.",
  name: "Nome",
  purpose: "A che cosa serve",
  kept: "Per quanto",
  after: "solo con il consenso: ",
  days: counted("it", { one: "# giorno", many: "# di giorni", other: "# giorni" }),
  untilClosed: "fino alla chiusura del browser",
  untilTab: "fino alla chiusura della scheda",
  untilCleared: "finché non lo cancelli",
  purposes: {
    visitor: "Conserva carrello, foto e creazioni tue.",
    session: "Ti tiene collegato.",
    known: "Questo browser ha già effettuato l’accesso: i tentativi di altri non ti bloccano.",
    consent: "La tua decisione sui consensi.",
    versions:
      "Un valore casuale e una versione: di una pagina vedi sempre la stessa, che altrimenti cambierebbe. Si conta solo con il tuo consenso.",
    closed: "Un avviso che hai chiuso resta chiuso.",
    partner: "Sei arrivato da un partner e vedi il suo segno e il suo nome.",
    checkout: "Ciò che hai scritto alla cassa e il tuo ultimo ordine.",
    chat: "Conversazione aperta, ultimo messaggio letto e messaggio iniziato.",
    snow: "Hai fermato la neve.",
    repair: "Dopo un errore una pagina si ricarica una volta al massimo.",
    upload: "Un caricamento interrotto riprende da dove si era fermato.",
    app: "File dell’app installata e la sua pagina senza rete.",
    designs: "Creazioni che hai aperto e le loro foto, per continuare senza rete. Le foto spariscono quando esci.",
    visit: "La visita a cui appartiene il nostro conteggio.",
    outsideChat: "Conversazione con il servizio su Zendesk.",
    advertising: "Misurazione degli annunci da parte di Google.",
  },
};

const nl: StorageWords = {
  title: "Wat je browser voor ons bewaart",
  text: "Alles, stuk voor stuk. Wat alleen met jouw toestemming wordt bewaard, zegt dat; onderaan elke pagina kun je die wijzigen.",
  logs: "Als iets niet werkt",
  logsText:
    "Loopt een pagina in je browser vast, dan stuurt ze ons wat er misging en op welke pagina, zonder kenmerk, zonder netwerkadres en zonder iets wat je hebt ingevuld. We tellen zulke fouten 90 dagen lang, om ze te verhelpen.",
  name: "Naam",
  purpose: "Waarvoor",
  kept: "Hoelang",
  after: "alleen met toestemming: ",
  days: counted("nl", { one: "# dag", other: "# dagen" }),
  untilClosed: "tot de browser wordt gesloten",
  untilTab: "tot het tabblad wordt gesloten",
  untilCleared: "tot je het wist",
  purposes: {
    visitor: "Houdt winkelwagen, foto’s en ontwerpen van jou.",
    session: "Houdt je ingelogd.",
    known: "Deze browser heeft zich al eens aangemeld: pogingen van anderen sluiten je niet buiten.",
    consent: "Je beslissing over toestemming.",
    versions:
      "Een willekeurige waarde en een versie: van een pagina zie je altijd dezelfde, anders zou ze verspringen. Geteld wordt alleen met je toestemming.",
    closed: "Een melding die je sloot, blijft dicht.",
    partner: "Je kwam via een partner en ziet zijn teken en naam.",
    checkout: "Wat je bij de kassa invulde, en je laatste bestelling.",
    chat: "Open gesprek, het laatst gelezen bericht en het bericht dat je begon.",
    snow: "Je hebt de sneeuw stilgezet.",
    repair: "Na een fout laadt een pagina hooguit één keer opnieuw.",
    upload: "Een onderbroken upload gaat verder waar hij stopte.",
    app: "Bestanden van de geïnstalleerde app en haar pagina zonder netwerk.",
    designs:
      "Ontwerpen die je hebt geopend en hun foto’s, zodat je zonder netwerk verdergaat. Foto’s gaan weg als je je afmeldt.",
    visit: "Het bezoek waar onze telling bij hoort.",
    outsideChat: "Gesprek met de service bij Zendesk.",
    advertising: "Meten van advertenties door Google.",
  },
};

/** What the privacy page says of everything that a browser keeps for the shop; loaded with that page. */
export const storageWords = (locale: Locale): StorageWords => textsFor({ de, en, es, fr, it, nl }, locale);

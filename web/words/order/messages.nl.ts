import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const nl: typeof de = {
  title: "Je bestelling",
  number: (number) => `Bestelling ${number}`,
  loading: "Je bestelling wordt geladen",
  withoutScripts:
    "De pagina van je bestelling wordt alleen voor jou geladen en heeft daarvoor JavaScript nodig. Alles wat belangrijk is, staat ook in de bevestiging die je per e-mail krijgt.",

  phases: {
    checking: {
      title: "We vragen naar je betaling",
      text: "Meestal duurt dat maar even.",
    },
    unpaid: {
      title: "Besteld, maar nog niet betaald",
      text: "We beginnen zodra de betaling er is. Tot dan houden we je bestelling voor je vast.",
    },
    pending: {
      title: "Je bank controleert nog",
      text: "Dat kan een paar minuten duren, soms langer. Je kunt de pagina sluiten: zodra de betaling er is, schrijven we je.",
    },
    declined: {
      title: "De betaling is geweigerd",
      text: "Er is niets afgeschreven en je bestelling is er nog. Probeer het opnieuw of kies een andere betaalwijze.",
    },
    "payment-cancelled": {
      title: "De betaling is afgebroken",
      text: "Er is niets afgeschreven en je bestelling is er nog. Je kunt nu betalen, of later via de link naar deze pagina.",
    },
    paid: {
      title: "Dank je wel, het is besteld",
      text: "Je betaling is binnen.",
    },
    "in-production": {
      title: "Je bestelling is in het atelier",
      text: "Ze wordt nu gedrukt, ingelijst en gecontroleerd.",
    },
    shipped: {
      title: "Je bestelling is onderweg",
      text: "Het verzendnummer staat in de e-mail die we je hebben geschreven.",
    },
    delivered: {
      title: "Je bestelling is er",
      text: "We wensen je er veel plezier mee.",
    },
    cancelled: {
      title: "De bestelling is geannuleerd",
      text: "Er wordt niets gemaakt.",
    },
    complaint: {
      title: "We kijken ernaar",
      text: "Je klacht is aangenomen, we schrijven je per e-mail.",
    },
  },
  mailed: {
    title: "Je cadeaubon is onderweg",
    text: "Hij komt in een eigen e-mail, met code en pdf om te printen.",
  },
  refunds: {
    requested: (sum) => `${sum} gaat naar je terug, op dezelfde manier als je hebt betaald.`,
    pending: (sum) => `${sum} is naar je onderweg. Afhankelijk van je bank duurt dat enkele dagen.`,
    succeeded: (sum, day) => `We hebben je ${sum} terugbetaald op ${day}.`,
    failed: (sum) => `De terugbetaling van ${sum} is niet gelukt. We kijken ernaar en schrijven je.`,
  },
  refund: "Wat je hebt betaald, krijg je op dezelfde manier terug.",
  mail: (email) => `De bevestiging is onderweg naar ${email}.`,
  asked: (time) => `Laatst gevraagd om ${time}, we vragen vanzelf verder.`,

  reasons: {
    found: "Je bestelling was al aangekomen, alleen het antwoord ging onderweg verloren. Ze bestaat precies één keer.",
    "already-ordered":
      "Deze winkelwagen had je al besteld, misschien in een ander tabblad. Hier is de bestelling; ze bestaat precies één keer.",
    "payment-unavailable":
      "De bestelling staat, maar de betaalpagina was net niet bereikbaar. Probeer het zo nog eens.",
  },

  pay: (amount) => `${amount} betalen`,
  paying: "De betaalpagina wordt geopend",
  cancel: "Bestelling annuleren",
  cancelUntil: (time) => `Tot ${time} kun je kosteloos annuleren. Eerder beginnen we niet.`,
  cancelStill: "Zolang de productie niet is begonnen, kun je nog annuleren.",
  cancelTitle: (number) => `Bestelling ${number} annuleren?`,
  cancelUnmailed: "Zolang de cadeaubon niet is verstuurd, kun je kosteloos annuleren.",
  cancelGiftText: "De cadeaubon is dan niet geldig en wordt niet verstuurd. Terugdraaien kan niet.",
  cancelText: "Er wordt dan niets gemaakt en niets bezorgd. Terugdraaien kan niet.",
  cancelConfirm: "Ja, annuleren",
  cancelling: "Wordt geannuleerd",
  keep: "Behouden",
  lookAt: "Bekijken",
  lookAtOf: (title) => `${title} bekijken`,
  close: "Sluiten",
  withdraw: "Overeenkomst herroepen",
  withdrawAlways: "Kant-en-klare artikelen kun je tot 14 dagen na ontvangst herroepen.",
  withdrawUntil: (day) => `Kant-en-klare artikelen kun je tot en met ${day} herroepen.`,
  withdrawTitle: "Overeenkomst herroepen",
  withdrawText: "Hierbij herroep ik de overeenkomst over de koop van de gekozen artikelen.",
  withdrawLines: "Dit geef ik terug",
  withdrawPersonalised: "Voor jou gemaakt, daarom uitgesloten van herroeping",
  withdrawSpent: "Van de cadeaubon is al iets gebruikt",
  withdrawSpentText:
    "Van de cadeaubon is al iets gebruikt, daarom kan de koop ervan hier niet meer worden herroepen. Wil je dat toch, schrijf ons dan: we beslissen samen.",
  withdrawnAlready: "Al herroepen",
  withdrawNoLines: "Kies wat je teruggeeft.",
  withdrawName: "Naam",
  withdrawNoName: "Schrijf je naam op.",
  withdrawEmail: "E-mail voor de ontvangstbevestiging",
  withdrawEmailHint: "Daarheen sturen we meteen wat je hebt verklaard, met datum en tijd.",
  withdrawNoEmail: "Schrijf een e-mailadres op, bijvoorbeeld lena@example.com.",
  withdrawConfirm: "Herroeping bevestigen",
  withdrawing: "Wordt verstuurd",
  withdrawKeep: "Toch niet",
  withdrawn: (moment) => `Je herroeping is aangekomen op ${moment}`,
  withdrawnNext: (email) =>
    `De ontvangstbevestiging is onderweg naar ${email}. Daarin staat waar je de artikelen naartoe stuurt. Het geld krijg je terug op dezelfde manier als je hebt betaald.`,

  history: "Verloop",
  states: {
    placed: "Besteld",
    paid: "Betaald",
    "files-checked": "Drukbestanden gecontroleerd",
    "in-production": "In het atelier",
    shipped: "Onderweg naar jou",
    delivered: "Bezorgd",
    cancelled: "Geannuleerd",
    complaint: "Klacht aangenomen",
  },
  earliest: (day) => `Op zijn vroegst op ${day}.`,
  afterPayment: "Als de betaling vandaag nog binnenkomt; anders rekenen we vanaf de dag van betaling.",
  parcels: {
    title: "Rechtstreeks verstuurd",
    progress: (count, shipped) =>
      counted("nl", { one: `Eén zending, ${shipped} onderweg`, other: `# zendingen, ${shipped} onderweg` })(count),
    arrival: (day) => `Uiterlijk ${day} bij de ontvangers.`,
    pieces: counted("nl", { one: "één exemplaar", other: "# exemplaren" }),
    states: { waiting: "in voorbereiding", shipped: "onderweg", delivered: "bezorgd", returned: "kwam terug" },
    tracking: (number) => `Zendingsnummer ${number}`,
    refunded: (sum) => `${sum} terugbetaald`,
    erased: "adres gewist",
    show: "Alles tonen",
    failed: "De zendingen kunnen nu niet worden geladen.",
  },
  shippingAddress: "Bezorgen bij",
  billingAddress: "Factuur aan",
  sameAddress: "Hetzelfde adres",
  payment: "Betaling",
  paymentStates: {
    open: "open",
    pending: "in controle",
    paid: "betaald",
    declined: "geweigerd",
    cancelled: "afgebroken",
    expired: "verlopen",
  },

  sequel: {
    lead: "Er komt een nieuw concept. Wat je hebt besteld, blijft zoals het is.",
    photos: "Foto’s",
    photoChoices: { kept: "Houden", left: "Nieuwe foto’s, plekken leeg" },
    make: "Concept maken",
    making: "Wordt gemaakt",
    elsewhere: "Dit ontwerp hoort bij een ander account of apparaat. Log in en probeer het opnieuw.",
    failed: "Het concept kon niet worden gemaakt. Er is niets veranderd, probeer het zo nog eens.",
  },

  notFound: "Deze bestelling bestaat niet",
  notFoundText:
    "De link is niet volledig, of de bestelling hoort bij een ander account. Open hem nog een keer vanuit de e-mail, of log in.",
  failed: "De bestelling kan nu niet worden geladen",
  offline: "Geen verbinding",
  failedText: "Ze is bewaard, er is niets verloren.",
  tryAgain: "Opnieuw proberen",
  toHome: "Naar de startpagina",
  problem: {
    "not-payable": "Er is nu niets te betalen. De pagina toont nu de laatste stand.",
    "vouchers-used":
      "Deze bestelling is niet op tijd betaald en de code of cadeaubon is intussen elders gebruikt. Annuleer haar en bestel opnieuw.",
    "not-cancellable": "Annuleren kan niet meer, de productie is begonnen.",
    "withdrawal-over":
      "Volgens onze berekening is de herroepingstermijn voorbij. Kwamen de artikelen later aan, schrijf ons dan.",
    "withdrawal-not-offered": "Hier valt niets meer te herroepen. De pagina toont nu de laatste stand.",
    "already-withdrawn": "Dit heb je al herroepen.",
    "voucher-spent":
      "Van de cadeaubon is al iets gebruikt, daarom kan de koop ervan hier niet meer worden herroepen. Er is niets veranderd. Wil je dat toch, schrijf ons dan.",
    "line-personalised": "Voor jou gemaakte artikelen zijn uitgesloten van herroeping.",
    "payment-provider-unavailable": "De betaalpagina is nu niet bereikbaar. Probeer het zo nog eens.",
    offline: "Geen verbinding. Er is niets veranderd, probeer het nog eens.",
    failed: "Dat is niet gelukt, en dat ligt aan ons. Probeer het zo nog eens.",
  },
};

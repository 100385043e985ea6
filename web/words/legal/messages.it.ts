import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const workingDays = counted("it", {
  one: "# giorno lavorativo",
  many: "# di giorni lavorativi",
  other: "# giorni lavorativi",
});

export const it: typeof de = {
  terms: "Condizioni di vendita",
  privacy: "Privacy",
  imprint: "Note legali",
  contact: "Contatti",
  withdrawal: "Recesso",
  delivery: "Spedizione e pagamento",
  navigation: "Informazioni legali",
  imprintPage: {
    description:
      "Chi c’è dietro Passepartout: venditore e indirizzo, rappresentanti, registro e partita IVA, con e-mail e telefono per le tue domande.",
    lead: "Chi gestisce questo negozio.",
    seller: "Venditore",
    contact: "Contatti",
    email: "E-mail:",
    phone: "Telefono:",
    managingDirectors: "Rappresentato da",
    register: "Iscrizione nel registro",
    vatId: "Partita IVA",
    more: "Tutti i modi per raggiungerci sono in ",
  },
  contactPage: {
    description:
      "Come raggiungere Passepartout: e-mail, telefono e indirizzo postale, e che cosa ci serve sapere del tuo ordine per aiutarti subito.",
    lead: "Scrivici o chiamaci.",
    post: "Posta",
    orderTitle: "Sul tuo ordine",
    order: "Indica il numero d’ordine; è nella conferma. Se qualcosa è arrivato danneggiato, allega una foto.",
    cancel:
      "Finché non inizia la produzione puoi annullare da te: nella pagina del tuo ordine, a cui porta la conferma.",
  },
  withdrawalPage: {
    description:
      "Che cosa puoi restituire e che cosa no: articoli già pronti, pezzi con le tue foto, il termine, il modulo e come si fa passo per passo.",
    lead: "Che cosa puoi restituire, che cosa no, e come si fa.",
    onlineTitle: "Recedere dal contratto online",
    online:
      "Nella pagina del tuo ordine c’è il pulsante «Recedere dal contratto» finché corre il termine. Ci porta il link «Vedi l’ordine» nella conferma che hai ricevuto per e-mail. Se hai un account, la trovi anche qui: ",
    onlineLink: "I tuoi ordini",
    send: "Spediscilo a ",
    more: "Se vuoi annullare un ordine prima che lo realizziamo, o se qualcosa è arrivato danneggiato, in ",
    moreAfter: " c’è scritto come.",
  },
  deliveryPage: {
    description:
      "Quanto costa la spedizione, quanto dura e da quale importo è gratuita, per ogni paese in cui spediamo. E tutti i modi di pagare il tuo ordine.",
    lead: "Quanto costa la spedizione, quanto dura e come paghi.",
    to: (country) => `Spedizione: ${country}`,
    size: "Dimensione",
    standard: "Standard",
    none: "non possibile",
    free: (amount) => `Da ${amount} di merce lettera e pacco sono gratis, anche al punto di ritiro; l’express no.`,
    freeWithoutPickup: (amount) => `Da ${amount} di merce lettera e pacco sono gratis; l’express no.`,
    transit: (standard, express) => `In viaggio: standard ${standard}, express ${express}.`,
    days: (min, max) => (min === max ? workingDays(min) : `da ${min} a ${workingDays(max)}`),
    elsewhereTitle: "In altri paesi",
    elsewhere: "Questo negozio non spedisce in paesi diversi da quelli nominati qui.",
    rulesTitle: "Come si calcola",
    rules: "La spedizione si paga una volta per ordine, secondo il pezzo più grande.",
    arrival:
      "Ai giorni di viaggio si aggiunge la produzione. Quando arriva da te è scritto nella pagina del prodotto e alla cassa.",
    paymentTitle: "Pagamento",
    payment: "Paghi quando ordini. Alla cassa scegli tra:",
  },
  termsPage: {
    title: "Condizioni generali di vendita",
    description:
      "Che cosa vale quando ordini, in parole chiare: contratto, prezzi e spedizione, recesso, le tue immagini e che cosa facciamo se qualcosa non va.",
    lead: "Che cosa vale quando ordini da noi, in sei paragrafi.",
    sections: [
      {
        title: "Contratto",
        text: "Con il pulsante alla cassa fai un ordine vincolante. Il contratto si conclude quando abbiamo ricevuto il tuo pagamento e confermato l’ordine per e-mail. Ne trovi il testo in quell’e-mail e nella pagina del tuo ordine.",
      },
      {
        title: "Prezzi e spedizione",
        text: "I prezzi comprendono l’IVA del paese in cui spediamo; negli Stati Uniti l’imposta si aggiunge. La spedizione si paga una volta per ordine ed è indicata alla cassa prima di ordinare. Gli articoli restano nostri finché non sono pagati.",
      },
      {
        title: "Modificare e annullare",
        text: "Per 60 minuti dopo l’ordine non iniziamo. In quel tempo, e poi fino all’inizio della produzione, puoi annullare senza costi nella pagina del tuo ordine.",
      },
      {
        title: "Recesso",
        text: "Gli articoli realizzati secondo le tue indicazioni, per esempio con la tua foto o su misura, sono esclusi dal recesso (articolo 16, lettera c, della direttiva 2011/83/UE). Gli articoli già pronti, per esempio una cornice senza foto, si possono restituire senza motivazione entro 14 giorni dalla consegna. Informativa e modulo sono nella pagina «Recesso» e nella conferma del tuo ordine.",
      },
      {
        title: "Le tue immagini",
        text: "Ti servono i diritti sulle immagini che carichi. Le usiamo solo per realizzare il tuo ordine.",
      },
      {
        title: "Se qualcosa non va",
        text: "Se qualcosa arriva danneggiato o diverso da come l’hai ordinato, scrivici con una foto. Valgono le garanzie di legge; lo rifacciamo o restituiamo il denaro.",
      },
    ],
  },
  privacyPage: {
    title: "Privacy",
    description:
      "Che cosa conserviamo di te, perché e per quanto: mentre guardi, con le tue foto, quando ordini e nel tuo account. Con l’elenco di tutti i cookie.",
    lead: "Che cosa conserviamo di te, perché, e per quanto tempo.",
    sections: [
      {
        title: "Mentre guardi",
        text: "Niente che dica chi sei, e senza il tuo consenso nessun conteggio. Un valore casuale fa sì che tu veda sempre la stessa versione di una pagina. Solo quando crei qualcosa o lo metti nel carrello usiamo un cookie tecnicamente necessario, perché resti tuo. Non ti segue e non è condiviso con nessuno.",
      },
      {
        title: "Le tue foto e creazioni",
        text: "Stanno sui nostri server e si raggiungono solo con il tuo browser o il tuo account. Da tutto ciò che trasmettiamo togliamo il luogo dello scatto.",
      },
      {
        title: "Quando ordini",
        text: "E-mail e indirizzi ci servono per realizzare e consegnare l’ordine e per tenere i registri che la legge chiede. Il corriere riceve l’indirizzo di consegna, il servizio di pagamento l’importo e la tua e-mail. I dati della carta non li vediamo mai.",
      },
      {
        title: "Nel tuo account",
        text: "Nome, e-mail e una password che conserviamo solo come valore di controllo.",
      },
      {
        title: "I tuoi diritti",
        text: "Puoi chiedere accesso, rettifica e cancellazione. Le fatture dobbiamo conservarle per legge; tutto il resto lo cancelliamo.",
      },
    ],
  },
};

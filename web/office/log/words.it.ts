import type { LogWords } from "./words.de.ts";

export const logIt: LogWords = {
  title: "Dai browser",
  event: "Evento",
  day: "Giorno",
  count: "Numero",
  last: "Ultimo",
  sample: "Pagina e dettagli",
  none: "Nessuna segnalazione",
  noneText: "Ciò che va storto nei browser compare qui per nome e giorno, per 90 giorni.",
  consents: "Consensi",
  version: "Versione",
  all: "Accettato tutto",
  some: "In parte",
  refused: "Rifiutato",
  noChoices: "Ancora nessuna scelta",
  noChoicesText: "Ciò che i visitatori decidono sui consensi si conta qui per giorno e versione.",
  download: "Come tabella",
  proof: "Prova",
  proofText:
    "Chi ha dato il consenso trova un numero sotto «Modifica i consensi». Con quel numero qui si vede che cosa è stato deciso e quando.",
  number: "Numero del consenso",
  show: "Mostra la prova",
  noProof:
    "Con questo numero non c’è nulla. Ha 36 caratteri, e dopo la revoca di tutti i consensi ne inizia uno nuovo.",
  at: "Quando",
  language: "Lingua",
  way: "Come",
  ways: { "accept-all": "Accettato tutto", "reject-all": "Rifiutato tutto", settings: "Deciso uno per uno" },
  granted: "Accettato",
  declined: "Rifiutato",
  nothing: "–",
};

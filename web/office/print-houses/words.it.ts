import type { PrintHouseWords } from "./words.de.ts";

export const printHousesIt: PrintHouseWords = {
  title: "Tipografie",
  text: "Biglietti e inserti possono stare più volte su un foglio, con i retri in corrispondenza dei fronti. Ciò che stabilisci qui vale per i file fatti in seguito.",
  own: "Laboratorio proprio",
  roles: (roles) => (roles.includes("*") ? "stampa tutto ciò che non fanno le altre" : `stampa: ${roles.join(", ")}`),
  plain: "Ogni biglietto è una pagina a sé.",
  changed: (by, at) => `Ultima modifica di ${by}, ${at}`,
  formOf: (house) => `Foglio di ${house}`,
  width: "Larghezza (mm)",
  height: "Altezza (mm)",
  edge: "Margine pinza (mm)",
  edgeHint: "Su tutti i lati; lì non si stampa nulla.",
  gap: "Distanza (mm)",
  gapHint: "Tra due biglietti. Il doppio dell’abbondanza, così ognuno conserva la sua per intero.",
  marks: "Crocini di taglio",
  save: "Salva il foglio",
  remove: "Stampa senza foglio",
  saved: "Salvato",
  removed: "Da ora ogni biglietto è una pagina a sé.",
  failed: "Non è stato salvato. Riprova tra un momento.",
  notAllowed: "Può farlo solo chi controlla i file di stampa.",
};

import type { LogWords } from "./words.de.ts";

export const logEs: LogWords = {
  title: "Desde los navegadores",
  event: "Evento",
  day: "Día",
  count: "Cantidad",
  last: "Última vez",
  sample: "Página y detalles",
  none: "Nada registrado",
  noneText: "Lo que falla en los navegadores aparece aquí por nombre y día, durante 90 días.",
  consents: "Consentimientos",
  version: "Versión",
  all: "Todo aceptado",
  some: "En parte",
  refused: "Rechazado",
  noChoices: "Aún sin decisiones",
  noChoicesText: "Lo que los visitantes deciden sobre los consentimientos se cuenta aquí por día y versión.",
  download: "Como tabla",
  proof: "Prueba",
  proofText:
    "Quien ha consentido encuentra un número en «Cambiar los consentimientos». Con él se ve aquí qué se decidió y cuándo.",
  number: "Número del consentimiento",
  show: "Mostrar la prueba",
  noProof:
    "Con este número no hay nada. Tiene 36 caracteres, y tras retirar todos los consentimientos empieza uno nuevo.",
  at: "Cuándo",
  language: "Idioma",
  way: "Cómo",
  ways: { "accept-all": "Todo aceptado", "reject-all": "Todo rechazado", settings: "Decidido uno a uno" },
  granted: "Aceptado",
  declined: "Rechazado",
  nothing: "–",
};

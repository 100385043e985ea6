import type { FunnelWords } from "./words.de.ts";

export const funnelEs: FunnelWords = {
  title: "Embudo",
  lead: "Hasta dónde llegan los visitantes que han aceptado la estadística. Quien se salta un paso cuenta hasta el más avanzado.",
  filters: "Selección",
  from: "De",
  to: "A",
  channel: "Canal",
  channels: { poster: "Cuadros", card: "Tarjetas" },
  locale: "País e idioma",
  group: "Grupo de productos",
  all: "Todos",
  withoutSamples: "Sin visitas de ejemplo",
  show: "Mostrar",
  steps: {
    landing: "Entrada",
    product: "Producto",
    designer: "Diseño",
    basket: "Cesta",
    checkout: "Caja",
    order: "Pedido",
  },
  groups: {
    photoframe: "Cuadros",
    card: "Tarjetas",
    calendar: "Calendarios",
    collage: "Collages",
    photobook: "Fotolibros",
    photobox: "Cajas de fotos",
    photoprint: "Copias de fotos",
    giftvoucher: "Tarjetas regalo",
  },
  step: "Paso",
  visitors: "Visitantes",
  conversion: "Del paso anterior",
  ofAll: "Del total",
  lost: "Perdidos",
  seen: "De ellos, vistos aquí",
  events: "Eventos",
  samples: (count) =>
    count === "1"
      ? "1 de estos visitantes es un ejemplo de la demo."
      : `${count} de estos visitantes son ejemplos de la demo.`,
  download: "Como tabla (CSV)",
  empty: "En estos días no ha venido nadie",
  emptyText: "Se cuenta a quien acepta la estadística. Otros días o una selección más amplia quizá muestren más.",
};

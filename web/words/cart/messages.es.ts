import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const articlesOf = counted("es", { one: "# artículo", many: "# de artículos", other: "# artículos" });

export const es: typeof de = {
  title: "Cesta",
  loading: "Cargando la cesta",
  withoutScripts:
    "La cesta se prepara solo para ti y para eso necesita JavaScript. Actívalo y vuelve a cargar la página, o escríbenos qué te gustaría pedir.",
  lead: (articles, day) => `${articlesOf(articles)}, en tu casa el ${day} si haces el pedido hoy.`,
  leadWithoutDay: articlesOf,
  lines: "Tus artículos",
  summary: "Resumen",

  empty: "Aquí no cuelga nada todavía",
  emptyText: "Elige un material, sube una foto y tu cuadro te esperará aquí.",
  emptyAction: (product) => `Diseñar: ${product}`,
  emptyOther: "Ir a la página de inicio",
  emptyCards: "Aquí no hay nada todavía",
  emptyCardsText: "Busca un diseño de tarjeta que te guste, escribe tus palabras y pon aquí tus tarjetas.",

  failed: "Ahora mismo no podemos cargar la cesta",
  failedText: "Lo que hay en ella está guardado.",
  offline: "Sin conexión",
  offlineText: "Tu cesta está guardada. En cuanto vuelvas a tener conexión, sigues desde aquí.",
  tryAgain: "Probar de nuevo",

  quantity: "Cantidad",
  quantityOf: (title) => `Cantidad, ${title}`,
  fewer: "Uno menos",
  more: "Uno más",
  notANumber: "Escribe la cantidad con cifras, por ejemplo 2.",
  fraction: "Piezas enteras, por favor: por ejemplo 2.",
  tooFew: "Como mínimo 1. Para quitarlo está «Eliminar».",
  tooMany: (most) => `Como máximo ${most} unidades en un pedido.`,

  edit: "Cambiar",
  editOf: (title) => `Cambiar ${title}`,
  duplicate: "Duplicar",
  duplicateOf: (title) => `Duplicar ${title}`,
  remove: "Eliminar",
  removeOf: (title) => `Eliminar ${title}`,
  removed: (title) => `Eliminado: ${title}.`,
  undo: "Deshacer",
  duplicated: (title) => `${title} está ahora dos veces, cada una con su propio diseño.`,
  duplicatedReadyMade: (title) => `${title} está ahora en dos líneas.`,
  dismiss: "Cerrar el mensaje",

  each: (price) => `${price} por unidad`,
  stepsApart: "El precio por cantidad depende de las unidades de esta línea.",
  lowest30: "Precio más bajo de los últimos 30 días",
  priceChanged: (from, to) => `El precio ha cambiado: antes ${from} por unidad, ahora ${to}.`,
  unavailable: "Ya no está disponible así",
  unavailableHelp: "Cambia este artículo o elimínalo y podrás pasar por caja.",
  readyMade: "14 días para devolverlo",

  subtotal: "Subtotal",
  freeFrom: (amount) => `gratis desde ${amount}`,
  missingToFree: (amount) => `${amount} más y el envío es gratis.`,
  total: "Total",
  taxIncluded: "IVA y envío incluidos",
  taxAdded: "envío incluido, más impuesto sobre ventas si corresponde",
  arrivesText: "Si haces el pedido hoy y lo pagas enseguida.",
  toCheckout: "Ir a la caja",
  secure: (encrypted) => `${encrypted ? "Conexión cifrada. " : ""}No necesitas una cuenta.`,

  problem: {
    "line-not-found": "Este artículo ya no está en tu cesta; quizá lo eliminaste en otra pestaña.",
    "design-not-found": "El diseño de este artículo ya no existe.",
    "basket-full": "No caben más de 100 artículos distintos.",
    "too-many-requests": "Han sido muchos cambios seguidos. Espera unos minutos; la cesta sigue como estaba.",
    offline: "Sin conexión. La cesta sigue como estaba.",
    failed: "No ha funcionado, y la culpa es nuestra. La cesta sigue como estaba.",
  },
};

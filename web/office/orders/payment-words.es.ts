import type { PaymentWords } from "./payment-words.de.ts";

export const paymentsEs: PaymentWords = {
  title: "Pagos",
  method: { test: "Pago de prueba", stripe: "Stripe", voucher: "Tarjeta regalo" },
  state: {
    open: "espera al cliente",
    pending: "espera al banco",
    paid: "pagado",
    declined: "rechazado",
    cancelled: "interrumpido",
    expired: "caducado",
  },
  reference: (text) => `Justificante ${text}`,
  alert: {
    "paid-twice": {
      title: "Pagado dos veces",
      action: "El segundo importe se devuelve solo. Si esto sigue aquí, devuélvelo tú.",
    },
    "paid-after-cancellation": {
      title: "Pagado cuando ya estaba cancelado",
      action: "El importe se devuelve solo. Si esto sigue aquí, devuélvelo tú.",
    },
    "cancelled-after-payment": {
      title: "Cancelado y ya pagado",
      action: "Devuelve el importe.",
    },
    "wrong-amount": {
      title: "Ha llegado otro importe",
      action: "Compáralo con el proveedor de pagos antes de imprimir.",
    },
    "refund-failed": {
      title: "La devolución no ha salido bien",
      action: "Prueba de nuevo, o transfiere el importe y anota lo que has hecho.",
    },
    parcel: {
      title: "Un envío reembolsado",
      action: "El dinero está en camino. Si esto sigue aquí, reembólsalo tú.",
    },
    withdrawn: {
      title: "Desistimiento de artículos ya fabricados",
      action:
        "Retén los artículos si todavía están aquí. Devuelve el importe en los 14 días siguientes al desistimiento, pero no antes de tener los artículos o un justificante de su devolución.",
    },
  },
  refund: "Devolver el dinero",
  refundTitle: (sum) => `¿Devolver ${sum}?`,
  refundText: "Se devuelve el importe entero por la misma vía por la que llegó. No se puede deshacer.",
  refundWhy: "Motivo",
  refundWhyHint: "Queda con el pedido, por ejemplo: el cliente ha cancelado.",
  refundWhyMissing: "Escribe brevemente por qué.",
  refundFailed: "No ha funcionado. Prueba de nuevo.",
  refundGone: "Alguien ya se ha ocupado de esto. El pedido se ha cargado de nuevo.",
  refundDone: (sum) => `Se devuelven ${sum}.`,
  refundRunning: "El dinero está en camino de vuelta. Aquí no hay nada que hacer.",
  refundRest:
    "De este pago ya se ha devuelto una parte. Lo que falta devuélvelo a mano en el proveedor de pagos y después márcalo como resuelto.",
  refundEntry: "devuelto",
  refundBy: (name, at) => `por ${name}, ${at}`,
  refundByItself: (at) => `automáticamente, ${at}`,
  refundState: {
    requested: "solicitándose",
    pending: "en camino",
    succeeded: "devuelto",
    failed: "fallido",
  },
  resolvedByItself: (at) => `Resuelto automáticamente, ${at}`,
  resolve: "Resuelto",
  resolveTitle: "¿Qué has hecho?",
  note: "Nota",
  noteHint: "Por ejemplo: 48,85 € devueltos en Stripe, justificante re_123.",
  noteMissing: "Escribe brevemente lo que has hecho.",
  save: "Marcar como resuelto",
  cancel: "Cancelar",
  resolvedBy: (name, at) => `Resuelto por ${name}, ${at}`,
  failed: "No se ha guardado. Prueba de nuevo.",
  done: "Anotado.",
};

import { counted } from "../../core/counted.ts";
import type { ConfirmationWords } from "./confirmation-words.de.ts";

const piecesOf = counted("es", { one: "# unidad", many: "# de unidades", other: "# unidades" });

export const es: ConfirmationWords = {
  subject: (number) => `Tu pedido ${number} está confirmado`,
  heading: "Gracias por tu pedido",
  accepted: (number, moment) => `Tu pago ha llegado y aceptamos el pedido ${number} del ${moment}.`,
  giftComes: "La tarjeta regalo llega en un correo aparte: enseguida o el día que hayas elegido.",
  cancelUntil: (moment) => `Hasta el ${moment} puedes cancelar sin coste. Antes no empezamos.`,
  cancelGift:
    "Hasta que se envíe puedes cancelar sin coste; después, desistir durante 14 días mientras no se haya usado nada.",
  seeOrder: "Ver el pedido",
  order: (number) => `Pedido ${number}`,
  pieces: (quantity, each) => `${piecesOf(quantity)} a ${each}`,
  withdrawal: { right: "14 días de derecho de desistimiento", none: "Hecho para ti, sin derecho de desistimiento" },
  subtotal: "Subtotal",
  discount: (label) => `Descuento ${label}`,
  methods: { standard: "Envío", pickup: "Envío al punto de recogida", express: "Exprés" },
  taxWithin: (rate) => `incluido ${rate} de IVA`,
  taxAdded: (rate) => `más ${rate} de impuesto sobre ventas`,
  total: "Total",
  gift: (label) => `Tarjeta regalo ${label}`,
  paidOtherwise: "Pagado de otra forma",
  delivery: "Entrega",
  byMail: (email) => `Por correo electrónico a ${email}`,
  toRecipients: counted("es", {
    one: "Un envío va directamente a un destinatario de tu lista.",
    many: "# de envíos van directamente a los destinatarios de tu lista.",
    other: "# envíos van directamente a los destinatarios de tu lista.",
  }),
  recipientsBy: (day) => `Llegada como tarde el ${day}.`,
  recipientsDelivery: counted("es", {
    one: "Envío a un destinatario",
    many: "Envío a # de destinatarios",
    other: "Envío a # destinatarios",
  }),
  billAndPayment: "Factura y pago",
  sameAddress: "Dirección de facturación: la misma que la de entrega",
  payments: {
    test: "Pago de prueba, no se ha movido dinero",
    stripe: "Pago en línea con Stripe",
    voucher: "Pagado con tarjeta regalo",
  },
  wrongTitle: "Si algo no está bien",
  wrong: (email, phone) =>
    `Escribe a ${email} o llama al ${phone}. Si hay defectos, valen los derechos que te da la ley.`,
  soldBy: "Vendido por",
  seller: { represented: "Representado por", vatId: "NIF-IVA" },
  terms: "Condiciones",
  privacy: "Privacidad",
  imprint: "Aviso legal",
};

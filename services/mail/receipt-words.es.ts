import { counted } from "../../core/counted.ts";
import type { ReceiptWords } from "./receipt-words.de.ts";

export const es: ReceiptWords = {
  subject: (number) => `Acuse de recibo: tu desistimiento del pedido ${number}`,
  heading: "Tu desistimiento ha llegado",
  received: (moment) => `Lo recibimos el ${moment}.`,
  seeOrder: "Ver el pedido",
  items: "Lo que devuelves",
  pieces: counted("es", { one: "# unidad", many: "# de unidades", other: "# unidades" }),
  declaration: "Tu declaración",
  declared: "Por la presente desisto del contrato de compra de los artículos nombrados arriba.",
  name: "Nombre",
  number: "Número de pedido",
  orderedOn: "Fecha del pedido",
  withdrawnOn: "Fecha del desistimiento",
  receiptTo: "Acuse de recibo a",
  whereTo: "Adónde enviar los artículos",
  addNote: (number) =>
    `Pon dentro una nota con el número de pedido ${number}. Si los artículos todavía no te han llegado, no tienes que hacer nada; te escribimos nosotros.`,
  soldBy: "Vendido por",
  seller: { represented: "Representado por", vatId: "NIF-IVA" },
  imprint: "Aviso legal",
};

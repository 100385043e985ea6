import type { ProductsMessages } from "./messages.de.ts";

export const es: ProductsMessages = {
  title: "Todos los productos",
  description:
    "Cuadros, marcos, calendarios, tarjetas, fotolibros, collages y copias: todo lo que puedes hacer con tus fotos en nuestra tienda, con precios.",
  lead: "Todo lo que puede salir de tus fotos.",
  empty: "Ahora mismo no hay nada a la venta.",
  designable: "Lo que ya puedes diseñar",
  groups: "Toda la gama",
  more: "Además",
};

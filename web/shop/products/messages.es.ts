import type { ProductsMessages } from "./messages.de.ts";

export const es: ProductsMessages = {
  title: "Todos los productos",
  description:
    "Cuadros, marcos, calendarios, tarjetas, fotolibros, collages y copias: todo lo que puedes hacer con tus fotos en nuestra tienda, con precios.",
  lead: "Todo lo que puede salir de tus fotos.",
  empty: "Ahora mismo no hay nada a la venta.",
  groups: "Toda la gama",
  more: "Además",
  designer: {
    title: "Este editor aún está en construcción",
    lead: "Todavía no puedes diseñar ni pedir aquí este producto. Tu elección está en la dirección de esta página: guárdala y más adelante seguirás justo aquí.",
    chosen: "Tu elección",
    nothingChosen: "Aún no has elegido nada.",
    design: "Ver la plantilla",
    products: "Lo que ya puedes diseñar",
    contact: "Escríbenos",
  },
};

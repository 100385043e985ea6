import type { OfflineMessages } from "./messages.de.ts";

export const es: OfflineMessages = {
  title: "Ahora mismo no hay conexión",
  lead: "Esta página necesita red. Mostramos siempre precios al día, por eso no guardamos páginas.",
  still: "Lo que sí funciona",
  designer:
    "Un editor abierto sigue funcionando: lo que diseñas se queda en este dispositivo y nos llega en cuanto vuelvas a tener red.",
  cart: "Tu cesta y tus diseños están a salvo. Vuelven en cuanto tengas conexión.",
  again: "Volver a intentarlo",
};

import { counted } from "../../../../core/counted.ts";
import type { de } from "./messages.de.ts";

export const es: typeof de = {
  came: "Traído de otro lugar",
  changed: (what) => `Cambiado en otra pestaña o en otro dispositivo: ${what}.`,
  elements: counted("es", { one: "# elemento", many: "# de elementos", other: "# elementos" }),
  sides: counted("es", { one: "# página", many: "# de páginas", other: "# páginas" }),
  photos: counted("es", { one: "# foto", many: "# de fotos", other: "# fotos" }),
  name: "el nombre",
  product: "el producto",
  copied: (title) =>
    `Se ha cambiado lo mismo en los dos lados. Aquí ves ahora la otra versión; la tuya está guardada como diseño aparte: ${title}.`,
  copyTitle: (title) => (title ? `${title}, mi versión` : "Mi versión"),
  openCopy: "Abrir mi versión",
  close: "Entendido",
  unkeptTitle: "No queda espacio en este dispositivo",
  unkept:
    "Tus cambios se guardan solo en el servidor, no en este navegador. Mientras tengas conexión, no se pierde nada.",
  fullTitle: (most) => `Un diseño no admite más de ${most} fotos.`,
  full: counted("es", {
    one: "# foto no se ha añadido. Quita otras o empieza un segundo diseño.",
    many: "# de fotos no se han añadido. Quita otras o empieza un segundo diseño.",
    other: "# fotos no se han añadido. Quita otras o empieza un segundo diseño.",
  }),
};

import type { de } from "./messages.de.ts";

export const es: typeof de = {
  title: "Enlace para ver",
  open: "Compartir",
  intro:
    "Quien tenga el enlace ve tu diseño y puede hojearlo, pero no cambiarlo. Nadie recibe tus fotos a tamaño completo.",
  make: "Crear enlace",
  another: "Crear otro enlace",
  making: "Creando el enlace",
  address: "Dirección del enlace",
  until: (date) => `Válido hasta el ${date}.`,
  copy: "Copiar",
  copied: "Copiado",
  revoke: "Anular enlace",
  revoking: "Anulando el enlace",
  revoked: "El enlace ya no abre nada.",
  loading: "Cargando enlaces",
  failed: "No ha funcionado. ¿Tienes conexión?",
  again: "Probar de nuevo",
  tooMany: (count) => `Un diseño puede tener ${count} enlaces. Anula antes uno.`,
  close: "Cerrar",
  readOnly: "El enlace es válido 30 días y muestra siempre el último estado.",
  pdf: {
    get: "PDF para ver",
    making: "Se está dibujando el PDF",
    what: "Todas las páginas, en pequeño y con «Vista previa» encima, gratis.",
    failed: "No se ha podido dibujar el PDF. ¿Tienes conexión?",
    busy: "Ahora mismo se dibujan muchísimas páginas. Inténtalo de nuevo en unos minutos.",
    done: "El PDF está en tus descargas.",
  },
};

import type { PrintHouseWords } from "./words.de.ts";

export const printHousesEs: PrintHouseWords = {
  title: "Imprentas",
  text: "Las tarjetas y las hojas interiores pueden ir varias en un pliego, con los reversos casados con los anversos. Lo que fijes aquí vale para los archivos que se creen después.",
  own: "Taller propio",
  roles: (roles) => (roles.includes("*") ? "imprime todo lo que no hace ninguna otra" : `imprime: ${roles.join(", ")}`),
  plain: "Cada tarjeta es una página propia.",
  changed: (by, at) => `Último cambio de ${by}, ${at}`,
  formOf: (house) => `Pliego de ${house}`,
  width: "Ancho (mm)",
  height: "Alto (mm)",
  edge: "Margen de pinza (mm)",
  edgeHint: "Por todo el contorno; aquí no se imprime nada.",
  gap: "Separación (mm)",
  gapHint: "Entre dos tarjetas. El doble del sangrado, para que cada una conserve el suyo entero.",
  marks: "Marcas de corte",
  save: "Guardar el pliego",
  remove: "Imprimir sin pliego",
  saved: "Guardado",
  removed: "A partir de ahora cada tarjeta es una página propia.",
  failed: "No se ha guardado. Prueba de nuevo en un momento.",
  notAllowed: "Esto solo pueden hacerlo quienes revisan archivos de impresión.",
};

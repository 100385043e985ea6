import { es as turning } from "../designer/preview/messages.es.ts";
import type { de } from "./messages.de.ts";

export const es: typeof de = {
  title: "Diseño compartido",
  unnamed: "Un diseño",
  shared: (date) => `Compartido para ver, hasta el ${date}.`,
  page: (numbers, of) => `Página ${numbers} de ${of}`,
  sides: (numbers) => `Página ${numbers}`,
  turning,
  picture: (number) => `Página ${number}`,
  pages: "Páginas",
  previous: "Página anterior",
  next: "Página siguiente",
  keys: "Las flechas cambian de página.",
  own: "Diseñar algo propio",
  loading: "Cargando el diseño",
  notFound: "Este enlace no existe",
  notFoundText: "Quizá falte una parte de la dirección. Cópiala otra vez entera.",
  over: "Este enlace ya no es válido",
  overText: "Los enlaces para ver valen 30 días y se pueden anular antes. Pide uno nuevo, por favor.",
  failed: "Ahora no se puede cargar el diseño",
  offline: "Sin conexión",
  failedText: "Prueba de nuevo en un momento, por favor.",
  again: "Probar de nuevo",
  toHome: "A la página de inicio",
  missing: "Ahora no se puede mostrar esta página.",
  withoutScripts: "Para hojear, esta página necesita JavaScript.",
};

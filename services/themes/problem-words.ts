import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "art-not-found": "Dieses Motiv gibt es nicht",
  "drawing-busy": "Diese Zeichnung ist noch nicht fertig; versuche es in 5 Sekunden noch einmal",
  "style-not-found": "Diesen Stil gibt es nicht",
};
type Refusal = keyof typeof de;

const words: Readonly<Record<Language, Readonly<Record<Refusal, string>>>> = {
  de,
  en: {
    "art-not-found": "There is no such clipart",
    "drawing-busy": "This drawing is not finished yet; try again in 5 s",
    "style-not-found": "There is no such style",
  },
  es: {
    "art-not-found": "Este motivo no existe",
    "drawing-busy": "Este dibujo aún no está listo; inténtalo de nuevo en 5 s",
    "style-not-found": "Este estilo no existe",
  },
  fr: {
    "art-not-found": "Ce motif n’existe pas",
    "drawing-busy": "Ce dessin n’est pas encore prêt ; réessayez dans 5 s",
    "style-not-found": "Ce style n’existe pas",
  },
  it: {
    "art-not-found": "Questo motivo non esiste",
    "drawing-busy": "Questo disegno non è ancora pronto; riprova tra 5 s",
    "style-not-found": "Questo stile non esiste",
  },
  nl: {
    "art-not-found": "Dit motief bestaat niet",
    "drawing-busy": "Deze tekening is nog niet klaar; probeer het over 5 s nog eens",
    "style-not-found": "Deze stijl bestaat niet",
  },
};

/** Title of a theme's problem document, in the request's language. */
export const themeProblem = problemWords(words);

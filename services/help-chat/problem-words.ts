import type { Language } from "../../core/locale.ts";
import { problemWords } from "../../platform/http/problem-titles.ts";

const de = {
  "chat-not-found": "Dieses Gespräch gibt es nicht",
};

const words: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    "chat-not-found": "There is no such conversation",
  },
  es: {
    "chat-not-found": "Esta conversación no existe",
  },
  fr: {
    "chat-not-found": "Cette conversation n’existe pas",
  },
  it: {
    "chat-not-found": "Questa conversazione non esiste",
  },
  nl: {
    "chat-not-found": "Dit gesprek bestaat niet",
  },
};

/** Title of a problem with conversations, in the operator's language. */
export const chatProblem = problemWords(words);

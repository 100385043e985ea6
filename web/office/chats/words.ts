import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";

const de = {
  title: "Gespräche",
  state: "Stand",
  states: { waiting: "Wartet", open: "Offen", closed: "Erledigt" },
  all: "Alle",
  who: "Wer",
  last: "Zuletzt",
  at: "Wann",
  visitor: "Ohne Konto",
  waiting: (count: number) => `${count} ohne Antwort`,
  empty: "Niemand wartet",
  emptyText: "Was Besucher im Chat schreiben, steht hier.",
  back: "Alle Gespräche",
  close: "Schließen",
  wroteFrom: "Seite",
  language: "Sprache",
  email: "E-Mail",
  noEmail: "keine, antworte nur hier",
  unproven: "Nicht bestätigt",
  log: "Verlauf",
  answer: "Antwort",
  answerHint: (language: string) => `Schreib in ihrer Sprache: ${language}.`,
  send: "Antworten",
  sending: "Wird gesendet",
  done: "Erledigt",
  failed: "Das hat nicht geklappt. Deine Antwort steht noch hier.",
};
type Words = typeof de;

const en: Words = {
  title: "Conversations",
  state: "State",
  states: { waiting: "Waiting", open: "Open", closed: "Done" },
  all: "All",
  who: "Who",
  last: "Last",
  at: "When",
  visitor: "No account",
  waiting: (count) => `${count} unanswered`,
  empty: "Nobody waits",
  emptyText: "What visitors write in the chat stands here.",
  back: "All conversations",
  close: "Close",
  wroteFrom: "Page",
  language: "Language",
  email: "Email",
  noEmail: "none, answer here only",
  unproven: "Not confirmed",
  log: "Conversation",
  answer: "Answer",
  answerHint: (language) => `Write in her language: ${language}.`,
  send: "Answer",
  sending: "Sending",
  done: "Done",
  failed: "That did not work. Your answer is still here.",
};

const swiss = swissSpelling(de);

/** The words of this room; loaded with it and with no other. */
export function useChatText(): Words {
  const locale = useLocale();
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}

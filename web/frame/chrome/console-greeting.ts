import type { Locale } from "../../../core/locale.ts";
import { textsFor } from "../../../core/texts.ts";

/** Milliseconds after the page was begun (chrome document, section 9). */
const greetingAfter = 5_000;

const greetings = {
  de: "Willkommen hinter den Kulissen von Passepartout. Was du hier liest, ist quelloffen. Füge hier nichts ein, was dir jemand geschickt hat.",
  en: "Welcome behind the scenes of Passepartout. What you read here is open source. Paste nothing here that somebody sent you.",
  es: "Te damos la bienvenida entre bastidores de Passepartout. Lo que lees aquí es de código abierto. No pegues aquí nada que te hayan enviado.",
  fr: "Bienvenue dans les coulisses de Passepartout. Ce que vous lisez ici est open source. Ne collez ici rien que l’on vous ait envoyé.",
  it: "Ti diamo il benvenuto dietro le quinte di Passepartout. Quello che leggi qui è open source. Non incollare qui nulla che ti sia stato inviato.",
  nl: "Welkom achter de schermen van Passepartout. Wat je hier leest is open source. Plak hier niets wat iemand je heeft gestuurd.",
};

let greeted = false;

/** Greets once a page load who reads the browser's console. @returns what takes it back */
export function greetLater(locale: Locale): () => void {
  const timer = setTimeout(
    () => {
      if (!greeted) console.info(textsFor(greetings, locale));
      greeted = true;
    },
    Math.max(0, greetingAfter - performance.now()),
  );
  return () => clearTimeout(timer);
}

import type { OfflineMessages } from "./messages.de.ts";

export const nl: OfflineMessages = {
  title: "Even geen verbinding",
  lead: "Voor deze pagina is een netwerk nodig. Prijzen tonen we altijd vers, daarom bewaren we geen pagina’s.",
  still: "Wat wel werkt",
  designer:
    "Een open editor werkt door: wat je ontwerpt blijft op dit apparaat en komt bij ons zodra je weer online bent.",
  cart: "Je winkelmand en je ontwerpen zijn veilig. Ze zijn er weer zodra je verbinding hebt.",
  again: "Opnieuw proberen",
};

import type { RefusalWords } from "./refusal-words.en.ts";

const missing = {
  flag: "keinen Schalter",
  standard: "kein Segment",
  large: "kein großes Segment",
  "rule-based": "kein Segment nach Regeln",
} as const;

export const de: RefusalWords = {
  unknown: (name) => `In dieser Umgebung gibt es ${name} nicht.`,
  changedTitle: "Inzwischen hat das jemand geändert",
  changed: (by) => `${by || "Jemand"} war schneller. Lade neu und ändere noch einmal.`,
  neededTitle: "Andere brauchen das",
  needed: (users, name) => `${users.join(", ")} gingen ohne ${name} nicht mehr. Ändere erst diese.`,
  otherKind: "Es gibt schon ein Segment der anderen Größe mit diesem Namen",
  otherName: (name, inBody) => `Die Adresse nennt ${name}, der Inhalt ${inBody}.`,
  noDice: "Der Schalter hat keine Regel mit Anteilen",
  noDiceMend: "Gib ihm erst eine Regel, die verteilt.",
  over: "Das ist schon vorbei",
  keys: "Besucherschlüssel haben 1 bis 250 Zeichen. Niemand wurde aufgenommen.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `Die Anteile ergeben ${fault.sum}, sie müssen 100 ergeben.`;
      case "between":
        return `Der Bereich beginnt bei ${fault.start} und endet davor, bei ${fault.end}.`;
      case "missing":
        return `Es gibt ${missing[fault.what]} namens ${fault.name}. Lege es zuerst an.`;
      case "treatment":
        return `Der Schalter ${fault.flag} gibt nie ${fault.treatment}, worauf gewartet wird.`;
      case "configuration":
        return `Der Schalter gibt nie ${fault.treatment}, braucht dafür also keine Einstellung.`;
      case "circle":
        return `Er würde auf sich selbst warten: ${fault.through.join(", ")}.`;
    }
  },
};

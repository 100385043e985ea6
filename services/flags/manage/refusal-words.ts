import type { Fault } from "../definition/check-definition.ts";

/** Why something was refused, and how to mend it. */
export interface RefusalWords {
  readonly unknown: (name: string) => string;
  readonly changedTitle: string;
  readonly changed: (by: string, changeNumber: number) => string;
  readonly neededTitle: string;
  readonly needed: (users: readonly string[], name: string) => string;
  readonly otherKind: string;
  readonly otherName: (name: string, inBody: string) => string;
  readonly noDice: string;
  readonly noDiceMend: string;
  readonly over: string;
  readonly keys: string;
  readonly fault: (fault: Fault["fault"]) => string;
}

export const refusalEn: RefusalWords = {
  unknown: (name) => `There is no ${name} in this environment.`,
  changedTitle: "The flag was changed meanwhile",
  changed: (by, number) => `${by || "Somebody"} changed it; read change ${number}, and write again.`,
  neededTitle: "Others need it",
  needed: (users, name) => `${users.join(", ")} would not work without ${name}; change them first.`,
  otherKind: "There is a segment of the other size by that name",
  otherName: (name, inBody) => `The address names ${name}, the definition ${inBody}.`,
  noDice: "The flag has no roll-out condition",
  noDiceMend: "Give it a condition with sizes first.",
  over: "That is over already",
  keys: "Keys of visitors have 1 to 250 characters; nobody was moved.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `The sizes sum to ${fault.sum}; they must sum to 100.`;
      case "between":
        return `The range begins at ${fault.start} and ends before it, at ${fault.end}.`;
      case "missing":
        return `There is no ${fault.what === "flag" ? "flag" : `${fault.what} segment`} ${fault.name}; make it first.`;
      case "treatment":
        return `The flag ${fault.flag} gives no ${fault.treatment}, which is waited for.`;
      case "configuration":
        return `The flag gives no ${fault.treatment}, so that it needs no configuration.`;
      case "circle":
        return `It would wait for itself: ${fault.through.join(", ")}.`;
    }
  },
};

const missing = {
  flag: "keinen Schalter",
  standard: "kein Segment",
  large: "kein großes Segment",
  "rule-based": "kein Segment nach Regeln",
} as const;

export const refusalDe: RefusalWords = {
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

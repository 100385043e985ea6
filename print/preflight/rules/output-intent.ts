import { fails, type Rule } from "../rule.ts";

/** Exactly one printing condition, the one the print house was promised, with its profile inside. */
export const outputIntent: Rule = {
  key: "output-intent",
  check({ intents }, { intent: wanted }) {
    const pdfx = intents.filter(({ subtype }) => subtype === "GTS_PDFX");
    const [intent] = pdfx;
    if (!intent) return [fails("missing")];
    if (pdfx.length > 1) return [fails("several", { count: pdfx.length })];
    const found = intent.profile ? [] : [fails("no-profile")];
    if (intent.identifier !== wanted.identifier) {
      found.push(fails("other", { identifier: intent.identifier ?? "", wanted: wanted.identifier }));
    }
    return found;
  },
};

import { fails, type Rule, warns } from "../rule.ts";

/** No form fields, no attached files; layers may be switched off by accident. */
export const forms: Rule = {
  key: "forms",
  check({ catalogue }) {
    return [
      ...(catalogue.forms ? [fails("form")] : []),
      ...(catalogue.embeddedFiles ? [fails("attachment")] : []),
      ...(catalogue.optionalContent ? [warns("layers")] : []),
    ];
  },
};

import { fails, type Rule } from "../rule.ts";

/** Trapped must be said, True or False; "Unknown" leaves the printer guessing. */
export const trapped: Rule = {
  key: "trapped",
  check({ info, xmp }) {
    const said = [info.get("Trapped"), xmp?.get("pdf:Trapped")].filter((value) => value !== undefined);
    if (said.length === 0) return [fails("missing")];
    return said.filter((value) => value !== "True" && value !== "False").map((value) => fails("unknown", { value }));
  },
};

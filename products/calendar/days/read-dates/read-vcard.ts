import { contentLines, valueText } from "../../../../core/content-lines.ts";
import { cleanName, type FoundDate } from "./found-date.ts";

const wanted = new Set(["BEGIN", "END", "FN", "N", "BDAY", "ANNIVERSARY"]);

/** Birthdays and anniversaries of contacts (RFC 6350 and the versions before it); a contact without a day has none. */
export function* readVcard(text: string): Generator<FoundDate> {
  let name = "";
  let parts = "";
  let days: { readonly day: string; readonly birthday: boolean }[] = [];
  for (const line of contentLines(text, wanted)) {
    if (line.name === "BEGIN") [name, parts, days] = ["", "", []];
    else if (line.name === "FN") name = cleanName(valueText(line));
    else if (line.name === "N") parts = nameOfParts(line.value);
    else if (line.name !== "END") days.push({ day: line.value, birthday: line.name === "BDAY" });
    else {
      const known = name || parts;
      const all = days.length > 0 ? days : [{ day: "", birthday: true }];
      if (known !== "") for (const { day, birthday } of all) yield { name: known, day, every: "year", birthday };
    }
  }
}

/** "Beispiel;Inge;;;" as people say it. */
const nameOfParts = (value: string): string => {
  const [family = "", given = ""] = value.split(";");
  return cleanName(`${given} ${family}`);
};

import { contentLines, valueText } from "../../../../core/content-lines.ts";
import type { Rhythm } from "../days-choice.ts";
import { cleanName, type FoundDate } from "./found-date.ts";

const wanted = new Set(["BEGIN", "END", "SUMMARY", "DTSTART", "RRULE"]);

/** The events of a calendar file (RFC 5545), with how often they come back as far as a printed calendar can say it. */
export function* readIcalendar(text: string): Generator<FoundDate> {
  let [name, day, rule, depth] = ["", "", "", 0];
  for (const line of contentLines(text, wanted)) {
    const part = line.value.trim().toUpperCase();
    if (line.name === "BEGIN") {
      if (part === "VEVENT") [name, day, rule, depth] = ["", "", "", 1];
      else if (depth > 0) depth += 1;
    } else if (line.name === "END") {
      if (part === "VEVENT" && name !== "") yield { name, day, every: rhythmOf(rule), birthday: false };
      depth = Math.max(0, depth - 1);
    } else if (depth === 1) {
      if (line.name === "SUMMARY") name = cleanName(valueText(line));
      else if (line.name === "DTSTART") day = line.value;
      else rule = line.value.toUpperCase();
    }
  }
}

/** Other repetitions than each week, month or year are printed on their first day only. */
function rhythmOf(rule: string): Rhythm {
  const fields = new Map(
    rule.split(";").map((field): readonly [string, string] => {
      const [name = "", value = ""] = field.split("=", 2);
      return [name, value];
    }),
  );
  if ((fields.get("INTERVAL") ?? "1") !== "1" || fields.has("COUNT") || fields.has("UNTIL")) return "once";
  switch (fields.get("FREQ")) {
    case "YEARLY":
      return "year";
    case "WEEKLY":
      return (fields.get("BYDAY") ?? "").includes(",") ? "once" : "week";
    case "MONTHLY":
      return fields.has("BYDAY") ? "weekday" : "month";
    default:
      return "once";
  }
}

/** Sentences of the checks as they are written, and in German; `$1` is what differs. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^unknown (.+) "(.*)"(.*)$/, "„$2“ gibt es nicht ($1)$3"],
  [/^"(.+)" is there twice$/, "„$1“ gibt es zweimal"],
  [/^no class prices of "(.+)"$/, "Für „$1“ fehlen die Klassenpreise"],
  [/^no frame is large enough for "(.+)"$/, "Kein Rahmen ist groß genug für „$1“"],
  [/^"(.+)" needs "(.+)", which comes later$/, "„$1“ braucht „$2“, das erst später kommt"],
  [/^nothing of this name is known here$/, "Diesen Namen gibt es hier nicht"],
  [/^must be today, (.+), or later.*$/, "Frühestens heute, $1: Die Preise früherer Tage stehen fest"],
  [/^must be (\d{4}-\d\d-\d\d) or earlier$/, "Spätestens $1"],
  [/^a text is missing for this label.*$/, "Für dieses Textzeichen fehlt der Text"],
  [/^needs a rate that holds today, (.+)$/, "Braucht einen Satz, der heute gilt, $1"],
  [/^must be ([A-Z]{3}), in which prices are shown there$/, "Muss $1 sein: Darin stehen dort die Preise"],
  [/^is no time zone like (.+)$/, "Ist keine Zeitzone wie $1"],
  [/^the catalogue has no material "(.+)"$/, "Die Seite zeigt das Material „$1“, das es nicht mehr gibt"],
  [/^not a format$/, "Ist kein Format"],
  [/^the last band must have no end$/, "Die letzte Stufe darf kein Ende haben"],
  [/^steps must lead from min to max$/, "Die Schritte müssen von min zu max führen"],
  [/^has the character U\+0000$/, "Enthält das Zeichen U+0000"],
];

/** The pattern of keys, as messages of the schema quote it. */
const keyPattern = "/^[a-z0-9]+(-[a-z0-9]+)*$/";

/** A sentence of the checks for operators; one that nobody translated stays as it is. */
export function inWords(rule: string, language: "de" | "en"): string {
  if (rule.includes(keyPattern)) {
    return language === "de"
      ? "Nur kleine Buchstaben, Ziffern und Bindestriche, wie fine-art"
      : "only lower-case letters, digits and hyphens, like fine-art";
  }
  const known = language === "de" ? sentences.find(([pattern]) => pattern.test(rule)) : undefined;
  return known ? rule.replace(known[0], known[1]) : rule;
}

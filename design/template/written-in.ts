import type { WrittenText } from "../text/font-store.ts";
import type { Dressing } from "./setting.ts";
import type { Template } from "./template.ts";

/** Texts of a template in its dressing, so that their fonts can be loaded first. */
export function writtenIn(
  { items }: Template,
  { pairing, words }: Pick<Dressing, "pairing" | "words">,
): readonly WrittenText[] {
  return items.flatMap((item): readonly WrittenText[] => {
    if (item.type === "text") return [{ font: pairing[item.voice], text: words[item.words] ?? "" }];
    return item.type === "days" ? [{ font: pairing.body, text: "0123456789" }] : [];
  });
}

import type { IntentFacts } from "../inspection.ts";
import { dictionaryOf, isArray, nameOf, type PdfDictionary, textOf } from "../reader/objects.ts";
import type { PdfFile } from "../reader/pdf-file.ts";
import type { ColourSpaceReader } from "./colour-space.ts";

/** The output intents of the catalogue (ISO 32000-1, 14.11.5). */
export async function readIntents(
  file: PdfFile,
  root: PdfDictionary | null,
  colours: ColourSpaceReader,
): Promise<readonly IntentFacts[]> {
  const list = await file.entry(root, "OutputIntents");
  const intents: IntentFacts[] = [];
  for (const item of isArray(list) ? list.slice(0, 16) : []) {
    const intent = dictionaryOf(await file.resolve(item));
    intents.push({
      subtype: nameOf(await file.entry(intent, "S")),
      identifier: textOf(await file.entry(intent, "OutputConditionIdentifier")),
      profile: await colours.profile(intent?.entries.get("DestOutputProfile")),
    });
  }
  return intents;
}

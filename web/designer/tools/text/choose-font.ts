import { apply } from "../../../../design/apply.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import type { DesignContext } from "../../context/design-context.ts";
import { fontIn, type OfferedFamily } from "./families.ts";
import { changeTexts, textsAmong } from "./text-changes.ts";

type Port = Pick<DesignContext, "session" | "stock">;

interface FamilyChoice {
  readonly gesture?: string | null;
  readonly weight?: "regular" | "bold" | "as-before";
}

let latest = 0;

/**
 * Sets texts in another family once its files are there; until then they stay as they are. Of several choices that
 * wait only the last one counts.
 *
 * @returns "unreachable" when the files could not be loaded
 */
export async function chooseFamily(
  { session, stock }: Port,
  ids: readonly string[],
  family: OfferedFamily,
  { gesture = null, weight = "as-before" }: FamilyChoice = {},
): Promise<"done" | "overtaken" | "unreachable"> {
  latest += 1;
  const mine = latest;
  const change = (document: DesignDocument) =>
    changeTexts(textsAmong(document, ids), ({ font }) => ({ font: fontOf(family, weight, font) }));
  session.commit();
  const { document } = session.state();
  const operation = change(document);
  const applied = operation && apply(document, operation);
  if (!applied?.ok) return "done";
  try {
    // What is shown now needs its fonts as well until the new ones are shown.
    const { surfaces, ...wanted } = applied.value.document;
    await stock.ensure({ ...wanted, surfaces: [...document.surfaces, ...surfaces] });
  } catch {
    return mine === latest ? "unreachable" : "overtaken";
  }
  if (mine !== latest) return "overtaken";
  const now = change(session.state().document);
  if (now) session.perform(now, gesture);
  return "done";
}

function fontOf(family: OfferedFamily, weight: NonNullable<FamilyChoice["weight"]>, before: string): string {
  if (weight === "as-before") return fontIn(family, before);
  return (weight === "bold" && family.bold ? family.bold : family.regular).key;
}

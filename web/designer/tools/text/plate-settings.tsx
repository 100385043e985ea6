import type { TextElement } from "../../../../design/document.ts";
import { PlateField } from "../../inspector/plate-field.tsx";
import { common } from "./text-changes.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** In foil or varnish instead of ink, where the product can have it. */
export function PlateSettings({ texts }: { readonly texts: readonly TextElement[] }) {
  const change = useChangeTexts(texts);
  return <PlateField value={common(texts, ({ plate }) => plate ?? "none")} onChange={(plate) => change({ plate })} />;
}

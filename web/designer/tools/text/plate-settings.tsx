import { useId } from "react";
import type { TextElement } from "../../../../design/document.ts";
import type { Refinement } from "../../../../design/plate.ts";
import { OptionRow } from "../../../../ui/option-row.tsx";
import { useMessages } from "../../../messages/context.tsx";
import { useDesk } from "../../desk/desk.ts";
import { common } from "./text-changes.ts";
import { useChangeTexts } from "./use-change-texts.ts";

/** In foil or varnish instead of ink, where the product can have it. */
export function PlateSettings({ texts }: { readonly texts: readonly TextElement[] }) {
  const t = useMessages().designer.text;
  const { kind } = useDesk();
  const change = useChangeTexts(texts);
  const name = useId();
  const { plates = [] } = kind.design.abilities;
  if (plates.length === 0) return null;
  const chosen = common(texts, ({ plate }) => plate ?? "none");
  return (
    <section>
      <fieldset>
        <legend className="inspector-label">{t.plate}</legend>
        {(["none", ...plates] as const satisfies readonly (Refinement | "none")[]).map((plate) => (
          <OptionRow
            key={plate}
            chosen={chosen === plate}
            target={{ name, value: plate, onChoose: () => change({ plate: plate === "none" ? undefined : plate }) }}
            title={t.plates[plate]}
          />
        ))}
      </fieldset>
    </section>
  );
}

import { useId } from "react";
import type { Refinement } from "../../../design/plate.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { sideInHand } from "../elements/add-element.ts";

interface PlateFieldProps {
  /** "none" is process colour; null: several elements with different ones. */
  readonly value: Refinement | "none" | null;
  readonly onChange: (plate: Refinement | undefined) => void;
}

/** In foil or varnish instead of ink, where the product can have it. */
export function PlateField({ value, onChange }: PlateFieldProps) {
  const t = useMessages().designer.text;
  const { kind, session } = useDesignContext();
  const name = useId();
  const { board } = useWork();
  const selection = useSessionValue(session, (state) => state.selection);
  // What the product is not made with would be printed in ink.
  const made = sideInHand(board, selection)?.layout.plates;
  const plates = (kind.design.abilities.plates ?? []).filter((plate) => made?.includes(plate) ?? true);
  if (plates.length === 0) return null;
  return (
    <section>
      <fieldset>
        <legend className="inspector-label">{t.plate}</legend>
        {(["none", ...plates] as const satisfies readonly (Refinement | "none")[]).map((plate) => (
          <OptionRow
            key={plate}
            chosen={value === plate}
            target={{ name, value: plate, onChoose: () => onChange(plate === "none" ? undefined : plate) }}
            title={t.plates[plate]}
          />
        ))}
      </fieldset>
    </section>
  );
}

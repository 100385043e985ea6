import type { OfferedFamily } from "../../tools/text/families.ts";
import { useTileFace } from "./use-tile-face.ts";

interface FamilyTileProps {
  readonly family: OfferedFamily;
  /** Of the radio group. */
  readonly name: string;
  readonly sample: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** The visitor's words in one face, loaded when it is seen. */
export function FamilyTile({ family, name, sample, chosen, onChoose }: FamilyTileProps) {
  const { face, watch } = useTileFace(family.regular);
  return (
    <label className="family-tile" ref={watch}>
      <input type="radio" name={name} aria-label={family.name} checked={chosen} onChange={onChoose} />
      <span className="family-sample" style={{ fontFamily: face ?? undefined }} data-loading={!face || undefined}>
        {sample}
      </span>
      <span className="family-name">{family.name}</span>
    </label>
  );
}

import type { Label } from "../../../core/labels.ts";
import { sameFormat } from "../../../core/measure.ts";
import type { Refusal } from "../../kind.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { chooseMaterial } from "./choose.ts";
import { settleKeeping } from "./keep-options.ts";
import type { CalculatorSetup, CalculatorState, Chosen } from "./setup.ts";
import { wishOf } from "./wish.ts";

export interface MaterialRow {
  readonly key: string;
  readonly label: Label;
  readonly chosen: boolean;
  /** Configuration of its price: the chosen format, or the initial one where the material lacks the chosen one. */
  readonly priced: PhotoFrameConfiguration;
  /** Why it does not come in the chosen format. It can be chosen all the same, with a format of its own. */
  readonly notInFormat: Refusal | null;
  /** The state after choosing it. */
  readonly target: Chosen;
}

/** Every material, each priced at the chosen format with the frame that is around it. */
export function materialRows(setup: CalculatorSetup, state: CalculatorState): readonly MaterialRow[] {
  const { configuration } = state;
  const wanted = wishOf(setup, state);
  return setup.release.materials.map(({ key, label }) => {
    const here = settleKeeping(setup, { ...wanted, materialType: key });
    const fits = sameFormat(here.configuration.format, configuration.format);
    const target = chooseMaterial(setup, state, key);
    return {
      key,
      label: { key: label },
      chosen: key === configuration.materialType,
      priced: fits ? here.configuration : target.state.configuration,
      notInFormat: fits ? null : (here.notices.find(({ field }) => field === "format") ?? null),
      target,
    };
  });
}

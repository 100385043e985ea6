import type { PhotoFrameConfiguration } from "../configuration.ts";
import { withChosenOptions } from "../settle.ts";
import { settleKeeping } from "./keep-options.ts";
import type { CalculatorSetup } from "./setup.ts";

/** The chosen frame without photo, in the same size and with its glass and mat; null where it is not sold so. */
export function frameOnly(
  setup: CalculatorSetup,
  configuration: PhotoFrameConfiguration,
): PhotoFrameConfiguration | null {
  if (configuration.frameType === null) return null;
  const settled = settleKeeping(setup, {
    ...withChosenOptions(configuration, setup.release, setup.shop.unit),
    materialType: null,
  });
  return settled.notices.length === 0 ? settled.configuration : null;
}

import { type Format, orientationOf } from "../../../core/measure.ts";
import type { Refusal } from "../../kind.ts";
import { check } from "../check.ts";
import { NO_MAT, type PhotoFrameConfiguration } from "../configuration.ts";
import { initialFormat } from "../formats.ts";
import { prepare } from "../prepared.ts";
import { settleKeeping } from "./keep-options.ts";
import { type CalculatorSetup, type CalculatorState, type Chosen, type Turned, turned } from "./setup.ts";
import { givenWay, wishOf } from "./wish.ts";

/** Choosing a material resets the format to the one it initially has (specification section 4, calculator). */
export function chooseMaterial(setup: CalculatorSetup, state: CalculatorState, materialType: string): Chosen {
  const initial = initialFormat(setup.release, materialType, setup.shop.unit);
  const format = turned(initial, state.orientation);
  const chosen = settled(setup, state, { ...wishOf(setup, state), materialType, format }, state.orientation);
  return { ...chosen, before: state };
}

/** A format as it is to hang: standing ones turn the list. A material that cannot be made in it is exchanged first. */
export function chooseFormat(
  setup: CalculatorSetup,
  state: CalculatorState,
  format: Format,
  materialType = state.configuration.materialType,
): Chosen {
  const lies = orientationOf(format);
  const orientation = lies === "square" ? state.orientation : lies;
  return settled(setup, state, { ...wishOf(setup, state), materialType, format }, orientation);
}

/** Portrait instead of landscape and back; the same piece, turned. */
export function chooseOrientation(setup: CalculatorSetup, state: CalculatorState, orientation: Turned): Chosen {
  const format = turned(state.configuration.format, orientation);
  return settled(setup, state, { ...wishOf(setup, state), format }, orientation);
}

export function chooseOption(setup: CalculatorSetup, state: CalculatorState, group: string, value: string): Chosen {
  const configuration = wishOf(setup, state);
  const optionTypes = { ...configuration.optionTypes, [group]: value };
  return settled(setup, state, { ...configuration, optionTypes }, state.orientation);
}

/** A first frame comes with the mat its type usually has; when frames are exchanged the mat stays where it can. */
export function chooseFrame(setup: CalculatorSetup, state: CalculatorState, frameType: string | null): Chosen {
  const { orientation } = state;
  const configuration = wishOf(setup, state);
  if (frameType === null) return settled(setup, state, { ...configuration, frameType, ...NO_MAT }, orientation);
  const framed = { ...configuration, frameType };
  return settled(setup, state, configuration.frameType === null ? withUsualMat(setup, framed) : framed, orientation);
}

/** A mat is chosen for the frame that is seen, which thereby is the wished one. */
export function chooseMat(setup: CalculatorSetup, state: CalculatorState, matType: string): Chosen {
  const { orientation } = state;
  const configuration = { ...wishOf(setup, state), frameType: state.configuration.frameType };
  const width = configuration.matSize || (setup.release.frames.mats.sizes[0] ?? 0);
  const mat = matType === NO_MAT.matType ? NO_MAT : { matSize: width, matType };
  return settled(setup, state, { ...configuration, ...mat }, orientation);
}

function withUsualMat({ release }: CalculatorSetup, framed: PhotoFrameConfiguration): PhotoFrameConfiguration {
  const { frames, frameTypes } = prepare(release);
  const type = frameTypes.get(frames.get(framed.frameType ?? "")?.type ?? "");
  if (!type) return framed;
  const matted = { ...framed, matSize: type.matSize, matType: type.matType };
  const spoils = check(matted, release).some(({ field }) => field === "frameType" || field.startsWith("mat"));
  return spoils ? framed : matted;
}

/** The nearest piece to a wish. The wish is kept, so that what gave way comes back when it fits again. */
function settled(
  setup: CalculatorSetup,
  before: CalculatorState,
  wanted: PhotoFrameConfiguration,
  orientation: Turned,
): Chosen {
  const { configuration, notices } = settleKeeping(setup, wanted);
  const { materialType, format } = configuration;
  const state = { configuration, orientation, wish: { ...wanted, materialType, format } };
  return { state, notices: unsaid(setup, before, state, notices) };
}

/** A wish that could not be met before either, in the same way, was said then. */
function unsaid(
  setup: CalculatorSetup,
  before: CalculatorState,
  after: CalculatorState,
  notices: readonly Refusal[],
): readonly Refusal[] {
  if (notices.length === 0 || !before.wish) return notices;
  if (JSON.stringify(givenWay(setup, before)) !== JSON.stringify(givenWay(setup, after))) return notices;
  const said = settleKeeping(setup, wishOf(setup, before)).notices;
  return notices.filter((one) => !said.some(({ field, reason }) => field === one.field && reason === one.reason));
}

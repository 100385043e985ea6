import { orientationOf, sameFormat, writeFormat } from "../../../core/measure.ts";
import { type QueryParameters, queryText } from "../../../core/query-string.ts";
import type { Refusal } from "../../kind.ts";
import { refuse } from "../../link-values.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { readLink } from "../read-link.ts";
import { writeLink } from "../write-link.ts";
import { chooseMaterial } from "./choose.ts";
import { type CalculatorSetup, type CalculatorState, type Chosen, type Turned, turned } from "./setup.ts";
import { readSku } from "./sku.ts";

/** The parameters of a page's address that hold the choice. */
export const choiceParameters = ["materialType", "formatType", "frameType", "matSize", "matType", "optionTypes"];

/**
 * Reads the choice from an address, which contains only differences from the page's defaults for the material. `sku`
 * preselects, and other parameters override it.
 */
export function readAddress(setup: CalculatorSetup, query: QueryParameters): Chosen {
  const sku = queryText(query, "sku");
  const preselected = sku === null ? {} : readSku(sku, setup.release);
  const wishes: QueryParameters = { ...preselected, ...given(query) };
  const asked = queryText(query, "orientation");
  const orientation: Turned = asked === "portrait" || asked === "landscape" ? asked : setup.orientation;
  const start = startWith(setup, queryText(wishes, "materialType"), orientation);

  const { configuration, notices } = readLink({ ...defaults(start, wishes), ...wishes }, setup.release, setup.shop);
  const lies = orientationOf(configuration.format);
  const state = { configuration, orientation: lies === "square" ? orientation : lies };
  return { state, notices: [...(preselected ? [] : [unknownSku(sku)]), ...notices] };
}

/** The page's own state, or the one after its material was exchanged; asked for by every link of a page. */
function startWith(setup: CalculatorSetup, materialType: string | null, orientation: Turned): CalculatorState {
  const known = starts.get(setup) ?? new Map<string, CalculatorState>();
  starts.set(setup, known);
  const key = `${orientation}/${materialType}`;
  const state = known.get(key) ?? computeStart(setup, materialType, orientation);
  // Materials come from addresses: only those of the catalogue are worth keeping.
  if (known.size < 100) known.set(key, state);
  return state;
}

const starts = new WeakMap<CalculatorSetup, Map<string, CalculatorState>>();

function computeStart(setup: CalculatorSetup, materialType: string | null, orientation: Turned): CalculatorState {
  const { configuration } = readLink(setup.initial, setup.release, setup.shop);
  const format = turned(configuration.format, orientation);
  const own = { configuration: { ...configuration, format }, orientation };
  const known = setup.release.materials.some(({ key }) => key === materialType);
  if (!known || materialType === null || materialType === configuration.materialType) return own;
  return chooseMaterial(setup, own, materialType).state;
}

/** Options are not copied, because defaults depend on size and frame. A frame named alone brings its own mat. */
function defaults({ configuration }: CalculatorState, wishes: QueryParameters): QueryParameters {
  const { materialType, formatType, frameType, matSize, matType } = writeLink(configuration);
  const mat = "frameType" in wishes ? {} : { matSize, matType };
  return { materialType, formatType, frameType: frameType ?? "none", ...mat };
}

const given = (query: QueryParameters): QueryParameters =>
  Object.fromEntries(
    choiceParameters.flatMap((key) => {
      const value = query[key];
      const frameOnly = key === "materialType" && value === "none";
      return value === undefined || value === null || value === "" || frameOnly ? [] : [[key, value]];
    }),
  );

const unknownSku = (sku: string | null): Refusal => refuse("sku", "sku-unknown", { value: (sku ?? "").slice(0, 60) });

/** The shortest address that `readAddress` reads back as this state. */
export function writeAddress(setup: CalculatorSetup, state: CalculatorState): QueryParameters {
  const { configuration, orientation } = state;
  const start = startWith(setup, configuration.materialType, orientation);
  const own = startWith(setup, null, orientation).configuration.materialType;
  const link = writeLink(configuration);
  const asStart = sameFormat(configuration.format, start.configuration.format);
  const square = orientationOf(configuration.format) === "square";
  const named = setup.namesOrientation || orientation !== setup.orientation;
  const parameters: QueryParameters = {
    materialType: configuration.materialType === own ? null : link.materialType,
    formatType: asStart ? null : writeFormat(configuration.format),
    ...(sameFrame(configuration, start.configuration) ? {} : frameOf(link)),
    orientation: named && (asStart || square) ? orientation : null,
  };
  return withOptions(setup, state, parameters);
}

const sameFrame = (one: PhotoFrameConfiguration, other: PhotoFrameConfiguration): boolean =>
  one.frameType === other.frameType && one.matSize === other.matSize && one.matType === other.matType;

const frameOf = ({ frameType, matSize, matType }: QueryParameters): QueryParameters => ({
  frameType: frameType ?? "none",
  matSize,
  matType,
});

/** Names the options that do not follow from the rest; all of them where one's usual value depends on another. */
function withOptions(setup: CalculatorSetup, state: CalculatorState, parameters: QueryParameters): QueryParameters {
  const wanted = state.configuration.optionTypes;
  const usual = readAddress(setup, parameters).state.configuration.optionTypes;
  const differing = Object.entries(wanted).filter(([group, value]) => usual[group] !== value);
  if (differing.length === 0) return parameters;
  const short = { ...parameters, optionTypes: differing.map(([group, value]) => `${group}-${value}`) };
  const { optionTypes } = readAddress(setup, short).state.configuration;
  const same = Object.entries(wanted).every(([group, value]) => optionTypes[group] === value);
  return same ? short : { ...parameters, optionTypes: Object.entries(wanted).map((pair) => pair.join("-")) };
}

import { labelFor } from "../../../core/labels.ts";
import { lookOf } from "../../finish-looks.ts";
import type { GroupChoice, GroupPart, OptionsSection, PageGroup } from "../../page-section.ts";
import { type Choice, matChoices, optionChoices } from "../choices.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import { edgeColourOf } from "../edge-colours.ts";
import { prepare } from "../prepared.ts";
import { chooseFrame, chooseMat, chooseOption } from "./choose.ts";
import { frameFamilies } from "./frames.ts";
import type { CalculatorSetup, CalculatorState, Chosen } from "./setup.ts";

type Group = PageGroup<PhotoFrameConfiguration>;
type Part = GroupPart<PhotoFrameConfiguration>;

/** Stretcher, edge, lamination ... and the frame: one line each, opened to choose. */
export const options = (setup: CalculatorSetup, state: CalculatorState): OptionsSection<PhotoFrameConfiguration> => ({
  kind: "options",
  key: "options",
  groups: () => [...optionGroups(setup, state), ...frameGroup(setup, state)],
});

function optionGroups(setup: CalculatorSetup, state: CalculatorState): readonly Group[] {
  const { groups } = prepare(setup.release);
  return (
    optionChoices(state.configuration, setup.release)
      // The glass is chosen with its frame; where there is but one value there is nothing to choose.
      .filter(({ key, choices }) => !groups.get(key)?.group.glazing && choices.length > 1)
      .map(({ key, label, choices }) => ({
        key,
        label,
        value: choices.find(({ chosen }) => chosen)?.label ?? { key: label.key },
        parts: [rows(null, choices, (value) => chooseOption(setup, state, key, value), coloured(setup, state))],
      }))
  );
}

/** The coloured edge shows the colour that it has. */
const coloured =
  ({ release }: CalculatorSetup, { configuration }: CalculatorState) =>
  (value: string): Pick<GroupChoice<PhotoFrameConfiguration>, "finish"> =>
    value === "coloured" ? { finish: { look: "lacquer", colour: edgeColourOf({ configuration, release }) } } : {};

function rows(
  title: Part["title"],
  choices: readonly Choice[],
  to: (value: string) => Chosen,
  more: (value: string) => object = () => ({}),
): Part {
  return {
    title,
    look: "rows",
    choices: choices.map((choice) => ({ ...choice, ...more(choice.value), to: () => to(choice.value) })),
  };
}

/** The frame by family, then its finish, mat and glass. Left out where no frame suits the material. */
function frameGroup(setup: CalculatorSetup, state: CalculatorState): readonly Group[] {
  const { configuration } = state;
  const families = frameFamilies(setup, state);
  if (families.length === 0) return [];
  const framed = configuration.frameType !== null;
  const none: Choice = { value: "none", label: labelFor("frame.none"), chosen: !framed, refusal: null };
  const frames = families.map(({ label, chosen, first }) => ({ ...first, label, chosen }));
  const choose = (value: string) => chooseFrame(setup, state, value === "none" ? null : value);
  const family = families.find(({ chosen }) => chosen);
  const finishes: Part | null = family
    ? {
        title: labelFor("offer.finish"),
        look: "finishes",
        choices: family.finishes.map(({ value, finish, finishLabel, chosen, refusal }) => ({
          value,
          label: finishLabel,
          chosen,
          refusal,
          finish: lookOf(finish),
          to: () => (chosen ? { state, notices: [] } : chooseFrame(setup, state, value)),
        })),
      }
    : null;
  const glass = optionChoices(configuration, setup.release).find(
    ({ key }) => prepare(setup.release).groups.get(key)?.group.glazing,
  );
  const mats = matChoices(configuration, setup.release);
  return [
    {
      key: "frame",
      label: labelFor("offer.frame"),
      value: frameValue(setup, state),
      parts: [
        rows(null, [none, ...frames], choose),
        ...(finishes && finishes.choices.length > 1 ? [finishes] : []),
        ...(framed ? [rows(labelFor("offer.mat"), mats, (value) => chooseMat(setup, state, value))] : []),
        ...(glass ? [rows(glass.label, glass.choices, (value) => chooseOption(setup, state, glass.key, value))] : []),
      ],
    },
  ];
}

/** "Holzrahmen, schmal, Eiche natur", or what the usual frame of the material would cost. */
function frameValue(setup: CalculatorSetup, state: CalculatorState): Group["value"] {
  const { frames, frameTypes, materials } = prepare(setup.release);
  const { frameType, materialType } = state.configuration;
  const chosenFrame = frames.get(frameType ?? "");
  if (chosenFrame) return chosenFrame.label;
  const usual = frameTypes.get(materials.get(materialType ?? "")?.defaultFrame ?? "");
  const framed = usual && chooseFrame(setup, state, usual.frameType).state.configuration;
  return framed && framed.frameType === usual.frameType ? { none: framed } : labelFor("frame.none");
}

import { labelFor } from "../../../core/labels.ts";
import "./frame-choice.css";
import { refusalText } from "../../../products/link-values.ts";
import { chooseFrame, chooseMat, chooseOption } from "../../../products/photoframe/calculator/choose.ts";
import { type FinishChoice, frameFamilies } from "../../../products/photoframe/calculator/frames.ts";
import { type Choice, matChoices, optionChoices } from "../../../products/photoframe/choices.ts";
import { lookOf } from "../../../products/finish-looks.ts";
import { prepare } from "../../../products/photoframe/prepared.ts";
import { Choice as Chosen } from "../../../ui/choice.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useMessages } from "../../messages/context.tsx";
import { OptionRows } from "./option-rows.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly calculator: Calculator;
}

const none: Choice = { value: "none", label: labelFor("frame.none"), chosen: false, refusal: null };

/** The frame by family, then its finish, mat and glass. Left out where no frame suits the material. */
export function FrameChoice({ calculator }: Props) {
  const t = useMessages().product;
  const { setup, state, text } = calculator;
  const { configuration } = state;
  const families = frameFamilies(setup, state);
  const value = useFrameValue(calculator);
  if (families.length === 0) return null;

  const framed = configuration.frameType !== null;
  const rows: readonly Choice[] = [
    { ...none, chosen: !framed },
    ...families.map(({ label, chosen, first }) => ({ value: first.value, label, chosen, refusal: first.refusal })),
  ];
  const frameOf = (value: string) => chooseFrame(setup, state, value === "none" ? null : value);
  const family = families.find(({ chosen }) => chosen);
  const glass = optionChoices(configuration, setup.release).find(
    ({ key }) => prepare(setup.release).groups.get(key)?.group.glazing,
  );
  return (
    <Disclosure name="options" title={t.frame.name} value={value}>
      <OptionRows calculator={calculator} choices={rows} chosenBy={frameOf} />
      {family && family.finishes.length > 1 && (
        <>
          <h4>{t.frame.finish}</h4>
          <Finishes calculator={calculator} finishes={family.finishes} />
        </>
      )}
      {framed && (
        <>
          <h4>{t.frame.mat}</h4>
          <OptionRows
            calculator={calculator}
            choices={matChoices(configuration, setup.release)}
            chosenBy={(value) => chooseMat(setup, state, value)}
          />
        </>
      )}
      {glass && (
        <>
          <h4>{text(glass.label)}</h4>
          <OptionRows
            calculator={calculator}
            choices={glass.choices}
            chosenBy={(value) => chooseOption(setup, state, glass.key, value)}
          />
        </>
      )}
    </Disclosure>
  );
}

/** "Holzrahmen, schmal, Eiche natur", or what the usual frame of the material would cost. */
function useFrameValue(calculator: Calculator): string {
  const t = useMessages().product;
  const { setup, state, text, material } = calculator;
  const { frames, frameTypes } = prepare(setup.release);
  const { frameType } = state.configuration;
  const chosenFrame = frameType === null ? null : frames.get(frameType);
  if (chosenFrame) return text(chosenFrame.label);
  const usual = frameTypes.get(material.defaultFrame ?? "");
  const chosen = usual && chooseFrame(setup, state, usual.frameType);
  if (!usual || chosen?.state.configuration.frameType !== usual.frameType) return text("frame.none");
  const more = calculator.priceOf(chosen.state.configuration) - calculator.piece.priceCurrent;
  return t.frame.none(calculator.money(more));
}

/** Woods and metals as they look, each named. */
function Finishes({ calculator, finishes }: Props & { readonly finishes: readonly FinishChoice[] }) {
  const { setup, state, text } = calculator;
  return (
    <div className="finishes">
      {finishes.map(({ value, finish, finishLabel, chosen, refusal }) => (
        <Chosen
          key={value}
          className="finish"
          target={calculator.choose(chosen ? { state, notices: [] } : chooseFrame(setup, state, value))}
          chosen={chosen}
          unavailable={refusal ? refusalText(refusal, text) : undefined}
        >
          <i className={`finish-${lookOf(finish).look}`} style={{ background: lookOf(finish).colour }} />
          <span>{text(finishLabel)}</span>
        </Chosen>
      ))}
    </div>
  );
}

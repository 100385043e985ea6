import "./counted.css";
import { type CSSProperties, useState } from "react";
import { writeQuery } from "../../../core/query-string.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice, ChoiceGroup } from "../../../ui/choice.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Section } from "./calculator.ts";
import type { Calculator } from "./use-calculator.ts";

interface Props<Kind extends "slide" | "ladder" | "count"> {
  readonly section: Section<Kind>;
  readonly calculator: Calculator;
}

interface Dragged {
  readonly to: number;
  /** The number when it was taken hold of, and those that the address was given since and may have by now. */
  readonly since: readonly number[];
}

/** A number between two bounds: drag it, step it with the keys, or take one of the stops with their prices. */
export function Slide({ section, calculator }: Props<"slide">) {
  const { text, money, priceOf } = calculator;
  const { min, max, step, value, stops, free = false, at, says } = section;
  // While it is dragged the price follows; the address does when it is let go, later than the next key may come: keys
  // go on from what is shown.
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const since = dragged?.since.includes(value) ? dragged.since : [value];
  const shown = dragged?.since === since ? dragged.to : value;
  if (dragged && (dragged.since !== since || (value === shown && since.length > 1 && since.at(-1) === shown)))
    setDragged(null);
  const share = (one: number) => ({ "--p": max > min ? (one - min) / (max - min) : 0 }) as CSSProperties;
  const settle = () => {
    if (shown === since.at(-1)) return;
    const chosen = at(shown);
    const isSame = calculator.hrefOf(chosen.state) === calculator.hrefOf(calculator.state);
    setDragged(isSame ? null : { to: shown, since: [...since, shown] });
    if (!isSame) calculator.apply(chosen);
  };
  const priceAt = (one: number) => (free ? "" : money(priceOf(at(one).state.configuration)));
  const said = [text(says(shown)), priceAt(shown)].filter((words) => words !== "");
  return (
    <ChoiceGroup className="calculator-part" legend={text(section.legend)}>
      <div className="slide num" style={share(shown)}>
        <span className="slide-value">
          <b>{said[0]}</b> {said[1]}
        </span>
        <input
          type="range"
          aria-label={text(section.legend)}
          aria-valuetext={said.join(", ")}
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={({ target }) => setDragged({ to: target.valueAsNumber, since })}
          onPointerUp={settle}
          onKeyUp={settle}
          onBlur={settle}
        />
        <span className="slide-track" aria-hidden="true" />
        <ol>
          {stops.map((stop) => (
            <li key={stop} style={share(stop)}>
              <Choice className="slide-stop" target={calculator.choose(at(stop))} chosen={stop === value}>
                <b>{stop}</b> {priceAt(stop)}
              </Choice>
            </li>
          ))}
        </ol>
      </div>
    </ChoiceGroup>
  );
}

/** Quantities: the height of a step is the price of one piece, from zero. */
export function Ladder({ section, calculator }: Props<"ladder">) {
  const t = useMessages().product;
  const { text, money, priceOf } = calculator;
  const steps = section.stops.map((stop) => {
    const to = section.at(stop);
    const all = priceOf(to.state.configuration);
    const each = Math.round(all / stop);
    return { stop, to, all, each, remark: section.remark(to.state.configuration, each) };
  });
  const named = steps.find(({ remark }) => remark !== null);
  const dearest = Math.max(...steps.map(({ each }) => each));
  return (
    <ChoiceGroup
      className="calculator-part"
      legend={text(section.legend)}
      action={section.note && <span className="label num legend-note">{text(section.note)}</span>}
    >
      <div className="ladder" style={{ "--n": steps.length } as CSSProperties}>
        {steps.map(({ stop, to, all, each }) => (
          <Choice key={stop} className="ladder-step" target={calculator.choose(to)} chosen={stop === section.value}>
            <i style={{ "--v": dearest > 0 ? each / dearest : 0 } as CSSProperties} aria-hidden="true" />
            <b>{stop}</b>
            <span>{t.each({ price: money(each) })}</span>
            <small>{money(all)}</small>
          </Choice>
        ))}
      </div>
      {named?.remark && (
        <p className="ladder-remark">{t.remarkFrom({ count: named.stop, remark: text(named.remark) })}</p>
      )}
    </ChoiceGroup>
  );
}

/** A number that is stepped or typed; without scripts it is sent as part of the address. */
export function Count({ section, calculator }: Props<"count">) {
  const t = useMessages().product;
  const { page, setup, state, text } = calculator;
  const { name, value, min, max, step, legend, at } = section;
  const kept = Object.entries(page.write(setup, state)).filter(([key]) => key !== name);
  const fields = new URLSearchParams(writeQuery(Object.fromEntries(kept)));
  return (
    <form className="calculator-part count" method="get" onSubmit={(event) => event.preventDefault()}>
      {[...fields].map(([key, one]) => (
        <input key={`${key}${one}`} type="hidden" name={key} value={one} />
      ))}
      <span>{text(legend)}</span>
      <Stepper
        label={text(legend)}
        decreaseLabel={t.fewer}
        increaseLabel={t.more}
        name={name}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(next) => calculator.apply(at(next))}
      />
      <noscript>
        <Button type="submit" small>
          {t.own.apply}
        </Button>
      </noscript>
    </form>
  );
}

import type { ReactNode } from "react";
import { type Label, labelFor } from "../../../core/labels.ts";
import { formatDifference } from "../../../core/money.ts";
import { Select } from "../../../ui/select.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { accessoryFor } from "../accessories.ts";
import { writeAccessorySku } from "../accessory-sku.ts";
import { openCase } from "../case.ts";
import type { CardConfiguration } from "../configuration-schema.ts";
import { changeChoice } from "./change-choice.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";
import "../../panel.css";
import "./panel.css";

/** Extras of every card, and accessories beside it. */
export function ExtrasSection(props: Props) {
  return (
    <>
      <EveryCard {...props} />
      <Alone {...props} />
    </>
  );
}

/** Ribbon, bow, screw and other things that are on every card, where they are sold. */
function EveryCard(props: Props) {
  const { configuration, data, locale, text } = props;
  const words = wordsOf(locale);
  const { ribbon, ribbonColor, bow, screw, standard } = configuration;
  const articles = (type: string) =>
    data.articles.flatMap(({ sku, label, colour }) =>
      sku.startsWith(`${type}-`) ? [{ value: sku.slice(type.length + 1), label: text(named(label, colour)) }] : [],
    );
  const colourOrFirst = ribbonColor ?? data.ribbons.colours[0]?.key ?? null;
  return (
    <section>
      <p className="panel-legend">{words.everyCard}</p>
      <div className="panel-fields">
        <Pick
          props={props}
          label={text("acc.ribbon")}
          value={ribbon}
          options={data.ribbons.types.map(({ key, label }) => ({ value: key, label: text({ key: label }) }))}
          change={(value) => ({ ribbon: value, ribbonColor: value === null ? null : colourOrFirst })}
        />
        {ribbon && (
          <Pick
            props={props}
            required
            label={words.colour}
            value={ribbonColor}
            options={data.ribbons.colours.map(({ key, label }) => ({ value: key, label: text({ key: label }) }))}
            change={(value) => ({ ribbonColor: value })}
          />
        )}
        <Pick
          props={props}
          label={text("acc.bow")}
          value={bow}
          options={articles("bow")}
          change={(value) => ({ bow: value })}
        />
        <Pick
          props={props}
          label={text("acc.screw")}
          value={screw}
          options={articles("screw")}
          change={(value) => ({ screw: value })}
        />
        <Pick
          props={props}
          label={words.other}
          value={standard}
          options={articles("standard")}
          change={(value) => ({ standard: value })}
        />
      </div>
    </section>
  );
}

const named = (label: string, colour: string | undefined): Label =>
  colour ? labelFor("card.coloured", { thing: { key: label }, colour: { key: colour } }) : { key: label };

interface PickProps {
  readonly props: Props;
  readonly label: string;
  readonly value: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly change: (value: string | null) => Partial<CardConfiguration>;
  readonly required?: boolean;
}

function Pick({ props, label, value, options, change, required = false }: PickProps): ReactNode {
  const { configuration, data, locale, priceOf, choose } = props;
  const base = priceOf({ ...configuration, ...change(null) });
  const now = required ? null : priceOf(configuration);
  const added = now && base && value !== null ? { ...now, amount: now.amount - base.amount } : null;
  return (
    <Select
      label={label}
      hint={added ? formatDifference(added, locale) : undefined}
      value={value ?? ""}
      options={[...(required ? [] : [{ value: "", label: wordsOf(locale).without }]), ...options]}
      onChange={({ target }) => {
        const { configuration: next, notices } = changeChoice(configuration, change(target.value || null), data);
        choose(next, notices);
      }}
    />
  );
}

/** Inlays, boxes, poster bars and whatever else is counted by itself. */
function Alone(props: Props) {
  const { configuration, data, locale, text, choose } = props;
  const words = wordsOf(locale);
  const one = openCase(configuration, data);
  const { card } = one;
  const inlays = card?.envelope
    ? data.inlayPapers.map(({ key: paper }) => writeAccessorySku({ type: "inlay", size: card.size, paper }))
    : [];
  const ordered = new Map(configuration.accessories.map(({ sku, quantity }) => [sku, quantity]));
  const offered = [...inlays, ...data.articles.map(({ sku }) => sku)].flatMap((sku) => {
    const known = accessoryFor(one, { field: "accessories", sku, quantity: 1 });
    return known.ok ? [{ sku, name: text(known.value.label) }] : [];
  });
  const set = (sku: string, quantity: number) => {
    const others = configuration.accessories.filter((entry) => entry.sku !== sku);
    const accessories = quantity === 0 ? others : [...others, { sku, quantity }];
    const { configuration: next, notices } = changeChoice(configuration, { accessories }, data);
    choose(next, notices);
  };
  return (
    <section>
      <p className="panel-legend">{words.alone}</p>
      <ul className="panel-counts">
        {offered.map(({ sku, name }) => (
          <li key={sku}>
            <span>{name}</span>
            <Stepper
              label={words.count({ thing: name })}
              decreaseLabel={words.less({ thing: name })}
              increaseLabel={words.moreOf({ thing: name })}
              value={ordered.get(sku) ?? 0}
              min={0}
              max={999}
              step={1}
              onChange={(quantity) => set(sku, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { labelFor } from "../../core/labels.ts";
import { parseFormat, sameFormat, writeFormat } from "../../core/measure.ts";
import { NONE } from "../none.ts";
import { fieldSteps, fieldValues, type KindOffer, type Offered, type OfferedGroup, plainLabel } from "../offer.ts";
import type { CalendarConfiguration } from "./configuration.ts";
import { formatGroupLabels } from "./format-groups.ts";
import { parameters } from "./link-parameters.ts";
import type { Release } from "./release.ts";
import { settle, typeOf } from "./settle.ts";

type Offer = KindOffer<CalendarConfiguration, Release>;

const types: Offer["types"] = (choice, release, { on }) =>
  release.types.map(({ key, label }) => ({
    value: key,
    label: { key: label },
    chosen: key === choice.calendarType,
    configuration:
      key === choice.calendarType ? choice : settle({ ...choice, calendarType: key }, release, on).configuration,
  }));

const formats: Offer["formats"] = (choice, release) => {
  const type = typeOf(choice.calendarType, release);
  return type.formats.flatMap(({ format: text, group }) => {
    const format = parseFormat(text);
    if (!format.ok) return [];
    return {
      value: text,
      label: plainLabel(format.value),
      chosen: sameFormat(format.value, choice.format),
      configuration: { ...choice, format: format.value },
      size: format.value,
      group,
      groupLabel: { key: formatGroupLabels[group] },
      initial: writeFormat(format.value) === type.initialFormat,
    };
  });
};

const none = (choice: CalendarConfiguration, field: "accessory" | "refinement"): Offered<CalendarConfiguration> => ({
  value: NONE,
  label: labelFor(field === "refinement" ? "ref.none" : "offer.none"),
  chosen: choice[field] === NONE,
  configuration: { ...choice, [field]: NONE },
});

const numbers = (
  choice: CalendarConfiguration,
  field: "months" | "columns",
  values: readonly number[],
): OfferedGroup<CalendarConfiguration> => ({
  key: field,
  label: { key: `offer.${field}` },
  values: values.map((value) => ({
    value: String(value),
    label: { key: `calendar.${field}`, params: { [field]: value } },
    chosen: choice[field] === value,
    configuration: { ...choice, [field]: value },
  })),
});

const options: Offer["options"] = (choice, release) => {
  const type = typeOf(choice.calendarType, release);
  const { mountings, accessories, papers, refinements } = release;
  const suiting = <Item extends { readonly key: string }>(items: readonly Item[], keys: readonly string[]) =>
    items.filter(({ key }) => keys.includes(key));
  const columns = type.columns ? range(type.columns.min, type.columns.max) : [];
  const groups: readonly OfferedGroup<CalendarConfiguration>[] = [
    {
      key: "mounting",
      label: labelFor("offer.binding"),
      values: fieldValues(choice, "mounting", suiting(mountings, type.mountings)),
    },
    {
      key: "accessory",
      label: labelFor("offer.stand"),
      values: [
        none(choice, "accessory"),
        ...fieldValues(choice, "accessory", suiting(accessories, type.accessories)),
      ].filter((_, __, { length }) => length > 1),
    },
    { key: "paper", label: labelFor("card.paper"), values: fieldValues(choice, "paper", papers) },
    {
      key: "refinement",
      label: labelFor("offer.refinement"),
      values: [none(choice, "refinement"), ...fieldValues(choice, "refinement", refinements)],
    },
    numbers(choice, "months", type.inside.kind === "months" ? type.inside.counts : []),
    numbers(choice, "columns", columns),
  ];
  return groups.filter(({ values }) => values.length > 0);
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** One piece, and every number of pieces from which all are cheaper. */
const ladders: Offer["ladders"] = (choice, { quantityBreaks, largestAmount }) => [
  {
    field: "amount",
    label: labelFor("card.quantity"),
    pieces: true,
    steps: fieldSteps(choice, "amount", [1, ...quantityBreaks.map(({ from }) => from)]),
    range: { min: 1, max: largestAmount },
  },
];

/** Calendars: types, their formats, bindings, stands, papers, refinements, months and columns. */
export const offer: Offer = {
  label: "kind.calendar",
  parameters,
  fields: { type: "calendarType", format: "format" },
  types,
  formats,
  options,
  ladders,
  limits: null,
  frameTypes: null,
  accessories: null,
  history: null,
  paths: { ladders: "/web-api/calendar-price" },
};

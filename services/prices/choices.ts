import { formatFilters, passesFilter } from "../../core/format-filter.ts";
import { type Label, labelFor } from "../../core/labels.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import { type QueryParameters, queryText } from "../../core/query-string.ts";
import { refuse } from "../../products/link-values.ts";
import type { Offered, OfferedFormat, OfferedGroup } from "../../products/offer.ts";
import { designerLink } from "../../products/registry.ts";
import { laddersOf } from "./article.ts";
import type { FormatPrices, OptionGroups, Overview, PriceFrom } from "./contract.ts";
import type { PriceContext } from "./price-context.ts";
import { priceOrReasons } from "./price-of.ts";
import type { Refused } from "./read-choice.ts";

type Format = FormatPrices["groups"][number]["formats"][number];
type Group = OptionGroups["groups"][number];

/** Every listed format of the chosen type, by group, each with its price or the reason why it has none. */
export const formatPrices = (context: PriceContext, choice: object): FormatPrices =>
  pricedGroups(context, choice, grouped(formatsOf(context, choice)));

/**
 * Those of one group: `ratio` or `group`, otherwise that of the chosen format. A group is one of the kind's own, or a
 * filter of format lists (specification section 3, formats): all, din-landscape, din-portrait, square.
 */
export function formatGroupPrices(
  context: PriceContext,
  choice: object,
  query: QueryParameters,
): Outcome<FormatPrices, readonly Refused[]> {
  const groups = grouped(formatsOf(context, choice));
  const field = query.ratio === undefined ? "group" : "ratio";
  const wanted = queryText(query, field);
  const found = groupsNamed(groups, wanted);
  if (found.length > 0) return done(pricedGroups(context, choice, found));
  const possible = groups.flatMap(({ group, formats: [one] }) =>
    one ? [{ value: group, label: one.groupLabel }] : [],
  );
  return failed([{ ...refuse(field, "format-unknown"), possible: [...possible, everyGroup] }]);
}

const everyGroup = { value: "all", label: labelFor("fmt.all") };

function groupsNamed(groups: readonly Grouped[], wanted: string | null): readonly Grouped[] {
  if (wanted === null) return [usualGroup(groups)].filter((one) => one !== undefined);
  const own = groups.filter(({ group }) => group === wanted);
  const filter = formatFilters.find((one) => one === wanted);
  if (own.length > 0 || !filter) return own;
  const passing = groups.map(({ group, formats }) => ({
    group,
    formats: formats.filter(({ size }) => passesFilter(size, filter)),
  }));
  return passing.filter(({ formats }) => formats.length > 0);
}

const usualGroup = (groups: readonly Grouped[]): Grouped | undefined =>
  groups.find(({ formats }) => formats.some(({ chosen }) => chosen)) ??
  groups.find(({ formats }) => formats.some(({ initial }) => initial)) ??
  groups[0];

interface Grouped {
  readonly group: string;
  readonly formats: readonly OfferedFormat<object>[];
}

const formatsOf = ({ kind, data, opening }: PriceContext, choice: object): readonly OfferedFormat<object>[] =>
  kind.offer.formats(choice, data, opening);

function grouped(formats: readonly OfferedFormat<object>[]): readonly Grouped[] {
  const groups = new Map<string, OfferedFormat<object>[]>();
  for (const format of formats) {
    const known = groups.get(format.group);
    if (known) known.push(format);
    else groups.set(format.group, [format]);
  }
  return [...groups].map(([group, of]) => ({ group, formats: of }));
}

const pricedGroups = (context: PriceContext, choice: object, groups: readonly Grouped[]): FormatPrices => ({
  kind: context.kind.key,
  materialType: typeValue(context, choice),
  groups: groups.map(({ group, formats }) => ({
    ratio: group,
    label: formats[0] ? context.text(formats[0].groupLabel) : group,
    formats: formats.map((format) => pricedFormat(context, format)),
  })),
});

const pricedFormat = (context: PriceContext, format: OfferedFormat<object>): Format => ({
  formatType: format.value,
  label: context.text(format.label),
  size: { ...format.size },
  initial: format.initial,
  ...priceOrReasons(context, format),
});

/** Value of the chosen type. */
export const typeValue = ({ kind, data, opening }: PriceContext, choice: object): string =>
  kind.offer.types(choice, data, opening).find(({ chosen }) => chosen)?.value ?? "";

const priced = (context: PriceContext, offered: Offered<object>) => ({
  value: offered.value,
  label: context.text(offered.label),
  chosen: offered.chosen,
  ...priceOrReasons(context, offered),
});

const pricedGroup = (context: PriceContext, { key, label, values }: OfferedGroup<object>): Group => ({
  key,
  label: context.text(label),
  options: values.map((value) => priced(context, value)),
});

const frameKeys = ["frameType", "matType"];

/** Option groups of the choice, each value priced as if it were chosen. */
export function optionPrices(context: PriceContext, choice: object): OptionGroups {
  const groups = optionGroupsOf(context, choice).filter(({ key }) => !frameKeys.includes(key));
  return { groups: groups.map((group) => pricedGroup(context, group)) };
}

const optionGroupsOf = ({ kind, data, opening }: PriceContext, choice: object): readonly OfferedGroup<object>[] =>
  kind.offer.options(choice, data, opening);

/** Frames and mats that suit the choice; none for a kind without. */
export function framePrices(context: PriceContext, choice: object) {
  const groups = optionGroupsOf(context, choice);
  const [frames, mats] = frameKeys.map((name) => {
    const group = groups.find(({ key }) => key === name);
    return group ? pricedGroup(context, group).options : [];
  });
  return { frames: frames ?? [], mats: mats ?? [] };
}

/**
 * Each type's lowest listed price of a piece, whatever was chosen, with the configuration: in each format with the
 * fewest pages, prints or panels, in the usual quantity.
 */
export function pricesFrom(context: PriceContext): { materials: PriceFrom[] } {
  const { kind, data, opening, text } = context;
  const usual = kind.readLink({}, data, opening).configuration;
  const materials = kind.offer.types(usual, data, opening).flatMap(({ value, label, configuration }) => {
    const priced = formatsOf(context, configuration).flatMap((format) =>
      fewest(context, format.configuration).map((one) => ({
        format,
        one,
        ...priceOrReasons(context, { configuration: one }),
      })),
    );
    const each = priced.flatMap(({ format, one, price }) => {
      if (!price) return [];
      const quantity = piecesOf(context, one);
      return [{ format, one, price, quantity, unitPrice: Math.ceil(price.priceCurrent / quantity) }];
    });
    const best = lowestEach(each);
    if (!best) return [];
    const { format, one, price, quantity, unitPrice } = best;
    const { title, facts } = kind.describe(one, data);
    return {
      materialType: value,
      label: text(label),
      formatType: format.value,
      price,
      quantity,
      unitPrice,
      title: text(title),
      facts: facts.map((fact: Label) => text(fact)),
      link: designerLink(kind, one),
    };
  });
  return { materials };
}

/** The lowest of a piece. */
export const lowestEach = <Item extends { readonly unitPrice: number }>(items: readonly Item[]): Item | undefined =>
  items.toSorted((one, other) => one.unitPrice - other.unitPrice)[0];

/** The choice, and with as few as there can be of each thing that is counted and is no piece. */
const fewest = ({ kind, data }: PriceContext, choice: object): readonly object[] => [
  choice,
  ...kind.offer
    .ladders(choice, data)
    .flatMap(({ pieces, steps: [first] }) => (pieces || !first ? [] : [first.configuration])),
];

function piecesOf({ kind, data }: PriceContext, choice: object): number {
  const counted = kind.offer.ladders(choice, data).find(({ pieces }) => pieces);
  const count = counted && (choice as Readonly<Record<string, unknown>>)[counted.field];
  return typeof count === "number" ? count : 1;
}

/** Every type with all there is to choose, priced. */
export function overview(context: PriceContext, choice: object): Overview {
  const { kind, data, opening } = context;
  const types = kind.offer.types(choice, data, opening) as readonly Offered<object>[];
  return {
    kind: kind.key,
    types: types.map((type) => ({
      ...priced(context, type),
      formats: formatsOf(context, type.configuration).map((format) => pricedFormat(context, format)),
      options: optionGroupsOf(context, type.configuration).map((group) => pricedGroup(context, group)),
      ladders: laddersOf(context, type.configuration).map(({ steps, ...ladder }) => ({
        ...ladder,
        steps: steps.map(({ lines: _, ...step }) => step),
      })),
      link: designerLink(kind, type.configuration),
    })),
  };
}

/** Initial state of a calculator, and the lowest price. */
export function reference(context: PriceContext, choice: object) {
  const { kind } = context;
  const { price } = priceOrReasons(context, { configuration: choice });
  const from = lowestEach(pricesFrom(context).materials);
  if (!price || !from) throw new Error(`the ${kind.key} catalogue has no prices`);
  const formatType = formatsOf(context, choice).find(({ chosen }) => chosen)?.value ?? "";
  return {
    kind: kind.key,
    initial: {
      materialType: typeValue(context, choice),
      formatType,
      parameters: { ...kind.writeLink(choice) },
      price,
      link: designerLink(kind, choice),
    },
    from,
  };
}

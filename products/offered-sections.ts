import { type Label, labelFor } from "../core/labels.ts";
import { sameFormat, turnTo } from "../core/measure.ts";
import { paperName } from "../core/named-format.ts";
import type { Refusal } from "./kind.ts";
import type { PageSetup } from "./kind-page.ts";
import type { Offered, OfferedFormat, OfferedGroup, OfferedLadder } from "./offer.ts";
import { parameterOf, plainLabel } from "./offer.ts";
import { stateOf, turned } from "./offered-address.ts";
import type { OfferedPage, OfferedSections } from "./offered-kind.ts";
import { siblingOf } from "./offered-sibling.ts";
import type { Chosen, PageState, Turned } from "./page-choice.ts";
import type { FormatsSection, PageChoice, PageTile } from "./page-section.ts";

/** So many formats stand beside each other without tabs. */
const FEW_FORMATS = 9;

export function offeredSections<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  state: PageState<Config>,
): OfferedSections<Config> {
  const { offer, sold } = page;
  const { release, shop } = setup;
  const { configuration, orientation } = state;
  const to = (wanted: Config): Chosen<Config> => settled(page, setup, wanted, orientation);
  const groups = () => offer.options(configuration, release, shop).filter(({ values }) => values.length > 1);
  const ladders = () => offer.ladders(configuration, release);
  const named = (field: string) => ladders().filter((ladder) => ladder.field === field);

  const choice = ({ value, label, chosen, refusal, configuration: wanted }: Offered<Config>): PageChoice<Config> => ({
    value,
    label,
    chosen,
    refusal: refusal ?? (chosen ? null : (sold.check(wanted, release)[0] ?? null)),
    to: () => to(wanted),
  });
  const counted = (ladder: OfferedLadder<Config>) => countedSection(page, ladder, configuration, to);

  const sections: OfferedSections<Config> = {
    types: (legend = labelFor("calc.material")) => ({
      kind: "rows",
      key: "types",
      legend,
      at: sizedAt(page, configuration, release),
      rows: () =>
        offer.types(configuration, release, shop).map((type) => {
          const chosen = to(turned(page, type.configuration, orientation));
          return {
            value: type.value,
            label: type.label,
            chosen: type.chosen,
            refusal: null,
            elsewhere: null,
            fact: page.fact?.(type.value, release) ?? null,
            swatch: page.swatch?.(type.value) ?? null,
            priced: chosen.state.configuration,
            to: () => (type.chosen ? { state, notices: [] } : { ...chosen, before: state }),
          };
        }),
    }),
    formats: (note) => formatsSection(page, setup, state, note),
    picks: (key, more = {}) =>
      [...groups(), ...named(key).map((ladder) => asGroup(ladder, counted(ladder).value))]
        .filter((group) => group.key === key)
        .map(({ label, values }) => ({
          kind: "picks",
          key,
          legend: label,
          prices: "difference",
          picks: () => values.map(choice),
          ...more,
        })),
    ladder: (field, stops) =>
      named(field).map((ladder) => {
        const { at, value } = counted(ladder);
        const remark = (wanted: Config, unit: number) => offer.priceRemark?.(wanted, unit, release, shop) ?? null;
        return { kind: "ladder", key: `${field}-ladder`, legend: ladder.label, stops, value, at, remark };
      }),
    slide: (field, stops, says) =>
      named(field).map((ladder) => ({
        kind: "slide",
        key: field,
        legend: ladder.label,
        stops,
        says,
        ...counted(ladder),
      })),
    count: (field) =>
      named(field).map((ladder) => ({ kind: "count", key: field, legend: ladder.label, ...counted(ladder) })),
    options: (without = []) => ({
      kind: "options",
      key: "options",
      groups: () =>
        groups()
          .filter(({ key }) => !without.includes(key))
          .map((group) => ({
            key: group.key,
            label: group.label,
            value: chosenLabel(group),
            parts: [{ title: null, look: "rows", choices: group.values.map(choice) }],
          })),
    }),
    usual: () => [
      ...(offer.types(configuration, release, shop).length > 1 ? [sections.types()] : []),
      sections.formats(),
      ...ladders().flatMap(({ field, pieces, steps }) => [
        ...(pieces
          ? sections.ladder(
              field,
              steps.slice(0, 6).map(({ value }) => value),
            )
          : []),
        ...sections.count(field),
      ]),
      sections.options(),
    ],
  };
  return sections;
}

/** The steps of what is counted as values to pick. */
const asGroup = <Config>({ field, label, steps }: OfferedLadder<Config>, present: number): OfferedGroup<Config> => ({
  key: field,
  label,
  values: steps.map(({ value, configuration }) => ({
    value: String(value),
    label: plainLabel(String(value)),
    chosen: value === present,
    configuration,
  })),
});

const chosenLabel = <Config>({ values, label }: OfferedGroup<Config>): Label =>
  values.find(({ chosen }) => chosen)?.label ?? label;

function sizedAt<Config extends object, Data>(page: OfferedPage<Config, Data>, configuration: Config, data: Data) {
  const size = page.size(configuration, data);
  return size && { size, framed: page.piece?.(configuration, data).framed ?? false };
}

/** The nearest piece that can be made; what gave way is a notice. */
function settled<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  { release, shop }: PageSetup<Data>,
  wanted: Config,
  orientation: Turned,
): Chosen<Config> {
  const { sold } = page;
  if (sold.check(wanted, release).length === 0)
    return { state: stateOf(page, { release }, wanted, orientation), notices: [] };
  const { configuration, notices } = sold.readLink(sold.writeLink(wanted), release, shop);
  return { state: stateOf(page, { release }, configuration, orientation), notices };
}

/** A format as it is to hang; null where nothing of the present type can be made in it. */
export function chosenFormat<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  { orientation }: PageState<Config>,
  { configuration: wanted }: OfferedFormat<Config>,
): Chosen<Config> | null {
  const asked = turned(page, wanted, orientation);
  const chosen = settled(page, setup, asked, orientation);
  const [size, got] = [page.size(asked, setup.release), page.size(chosen.state.configuration, setup.release)];
  return size && got && !sameFormat(size, got) ? null : chosen;
}

function formatsSection<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  state: PageState<Config>,
  note?: Label,
): FormatsSection<Config> {
  const { configuration, orientation } = state;
  const formats = page.offer
    .formats(configuration, setup.release, setup.shop)
    .filter((format) => page.listed?.(format, setup) ?? true);
  const { turn } = page;
  const here = page.size(configuration, setup.release);
  const tile = (format: OfferedFormat<Config>) => {
    const chosen = chosenFormat(page, setup, state, format);
    const size = turn ? turnTo(format.size, orientation) : format.size;
    // Listed formats are landscape: an upright one is chosen by its sides.
    const isChosen = format.chosen || (turn !== undefined && here !== null && sameFormat(size, here));
    return {
      value: format.value,
      label: format.label,
      chosen: isChosen,
      size,
      name: page.named ? page.named(format, setup.release) : nameOf(format),
      refusal: chosen ? null : (format.refusal ?? refusalOf(page, setup, format)),
      to: () => chosen ?? { state, notices: [] },
    };
  };
  const tabOf = (format: OfferedFormat<Config>) =>
    page.tab?.(format, setup.release) ?? { key: format.group, label: format.groupLabel };
  const byGroup = Map.groupBy(formats, (format) => tabOf(format).key);
  // Where formats can be turned, orientation is no group; a few formats are better without tabs.
  const isOne = turn !== undefined || (formats.length <= FEW_FORMATS && !page.tab);
  const tabs: readonly (readonly [string, readonly OfferedFormat<Config>[]])[] = isOne
    ? [["all", formats]]
    : [...byGroup.entries()];
  const shown = tabs.map(([key, some]) => ({
    key,
    label: some[0] ? tabOf(some[0]).label : labelFor("calc.format"),
    listed: () => shortened(some.map(tile)),
    all: () => some.map(tile),
  }));
  return {
    kind: "formats",
    key: "format",
    legend: labelFor("calc.format"),
    note,
    own: null,
    more:
      formats.length > FEW_FORMATS
        ? {
            count: () => formats.length,
            groups: () => shown.map(({ key, label, all }) => ({ key, label, tiles: all() })),
          }
        : null,
    orientations() {
      const other = orientation === "landscape" ? "portrait" : "landscape";
      const turnedOver = turn ? turn(configuration, other) : siblingOf(page, setup, configuration, other);
      if (!turnedOver) return [];
      return (["landscape", "portrait"] as const).map((one) => ({
        value: one,
        label: { key: `fmt.${one}` },
        chosen: orientation === one,
        refusal: null,
        to: () => settled(page, setup, one === other ? turnedOver : configuration, one),
      }));
    },
    tabs: shown,
    tab: (tabs.find(([, some]) => some.some(({ chosen }) => chosen)) ?? tabs[0])?.[0] ?? "",
  };
}

/** So many as a tab has room for; behind them, in a slot, the chosen one where it is none of them. */
function shortened<Config>(tiles: readonly PageTile<Config>[]): readonly PageTile<Config>[] {
  const first = tiles.slice(0, FEW_FORMATS);
  const chosen = tiles.slice(FEW_FORMATS).find((one) => one.chosen);
  return chosen ? [...first, { ...chosen, slot: "more" }] : first;
}

/** A name of its own, where the label is not just the measures: of the paper, otherwise what the kind calls it. */
function nameOf<Config>({ label, size }: OfferedFormat<Config>): Label | undefined {
  const written = label.key === "fmt.size" ? label.params?.size : label;
  if (typeof written === "object" && "key" in written) return written;
  const paper = paperName(size);
  return paper ? plainLabel(paper) : undefined;
}

function refusalOf<Config extends object, Data>(
  { sold }: OfferedPage<Config, Data>,
  { release }: PageSetup<Data>,
  { configuration }: OfferedFormat<Config>,
): Refusal | null {
  return sold.check(configuration, release)[0] ?? null;
}

/** A counted field between its bounds. Where only steps can be had, another number becomes the nearest of them. */
function countedSection<Config extends object, Data>(
  { offer }: OfferedPage<Config, Data>,
  { field, steps, range }: OfferedLadder<Config>,
  configuration: Config,
  to: (wanted: Config) => Chosen<Config>,
) {
  const all = steps.map(({ value }) => value);
  const [first = 1, second = first + 1] = all;
  const isEven = all.every((value, index) => value === first + index * (second - first));
  const given = (configuration as Readonly<Record<string, unknown>>)[field];
  const value = typeof given === "number" ? given : Array.isArray(given) ? given.length : first;
  // One less is the step below; every other number means at least so many.
  const nearest = (wanted: number) =>
    (wanted === value - 1
      ? steps.findLast((step) => step.value < value)
      : steps.find((step) => step.value >= wanted)) ?? steps[wanted < value ? 0 : steps.length - 1];
  return {
    name: parameterOf(offer, field) ?? field,
    value,
    min: range?.min ?? first,
    max: range?.max ?? all.at(-1) ?? first,
    step: range || !isEven ? 1 : second - first,
    at: (wanted: number) =>
      to(range ? { ...configuration, [field]: wanted } : (nearest(wanted)?.configuration ?? configuration)),
  };
}

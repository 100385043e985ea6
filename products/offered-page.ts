import { sameFormat, writeFormat } from "../core/measure.ts";
import type { KindPage, PageSetup, TypeChange } from "./kind-page.ts";
import { parameterOf } from "./offer.ts";
import { formatParameter, readOffered, stateOf, turned, writeOffered } from "./offered-address.ts";
import type { OfferedPage } from "./offered-kind.ts";
import { chosenFormat, offeredSections } from "./offered-sections.ts";
import type { Chosen, PageState } from "./page-choice.ts";

/**
 * A kind's product page from its offer: types as rows, formats as tiles, counts as a ladder or slider, everything else
 * in closed sections. Prices, links and refusals are the kind's own.
 */
export function offeredPage<Config extends object, Data>(given: OfferedPage<Config, Data>): KindPage<Config, Data> {
  const { sold, offer, size, sections, ...more } = given;
  const optional: Partial<KindPage<Config, Data>> = more;
  const sectionsOf = (setup: PageSetup<Data>, state: PageState<Config>) => offeredSections(given, setup, state);
  return {
    ...optional,
    sold,
    vocabulary: given.vocabulary,
    size,
    read: (setup, query) => readOffered(given, setup, query),
    write: (setup, state) => writeOffered(given, setup, state),
    parameters: { type: parameterOf(offer, offer.fields.type) ?? offer.fields.type, format: formatParameter(given) },
    piece: (configuration, data) =>
      given.piece?.(configuration, data) ?? { type: typeOf(given, configuration), framed: false },
    typeLabel: (configuration, data) =>
      given.typeLabel?.(configuration, data) ?? sold.describe(configuration, data).title,
    types: ({ release, shop }, { configuration, orientation }) =>
      offer.types(configuration, release, shop).map((type) => {
        const start = offer.formats(type.configuration, release, shop).find(({ initial }) => initial)?.size ?? null;
        return {
          value: type.value,
          label: type.label,
          chosen: type.chosen,
          initial: start,
          state: stateOf(given, { release }, turned(given, type.configuration, orientation), orientation),
        };
      }),
    formats: (setup, state) =>
      offer.formats(state.configuration, setup.release, setup.shop).flatMap((format) => {
        const chosen = chosenFormat(given, setup, state, format);
        const { value, label, size: listed } = format;
        if (!chosen) return [];
        return {
          value,
          label,
          size: size(chosen.state.configuration, setup.release) ?? listed,
          state: chosen.state,
          kept: true,
        };
      }),
    sections: (setup, state) => {
      const offered = sectionsOf(setup, state);
      return sections ? sections(offered, setup, state) : offered.usual();
    },
    typeChange: (setup, chosen) => typeChange(given, setup, chosen),
  };
}

/** The value of the parameter that says the type, as the link has it. */
function typeOf<Config extends object, Data>(
  { sold, offer }: OfferedPage<Config, Data>,
  configuration: Config,
): string {
  const value = sold.writeLink(configuration)[offer.fields.type];
  return typeof value === "string" ? value : "";
}

/** A type that begins with a format of its own says so, with the way back to the former one. */
function typeChange<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  { before, state, notices }: Chosen<Config>,
): TypeChange<Config> | null {
  if (!before) return null;
  const [from, to] = [page.size(before.configuration, setup.release), page.size(state.configuration, setup.release)];
  const isReset = from !== null && to !== null && !sameFormat(from, to);
  if (!isReset && notices.length === 0) return null;
  const same = isReset
    ? page.offer
        .formats(state.configuration, setup.release, setup.shop)
        .map((format) => chosenFormat(page, setup, state, format))
        .find(
          (one) => one && writeFormat(page.size(one.state.configuration, setup.release) ?? to) === writeFormat(from),
        )
    : null;
  return {
    format: isReset ? to : null,
    frame: [],
    reasons: notices,
    back: isReset && same ? { format: from, chosen: same } : null,
  };
}

import { orientationOf } from "../core/measure.ts";
import { type QueryParameters, queryText } from "../core/query-string.ts";
import type { PageSetup } from "./kind-page.ts";
import { isGiven, refuse } from "./link-values.ts";
import { parameterOf } from "./offer.ts";
import { pieceOfArticle } from "./offered-articles.ts";
import type { OfferedPage } from "./offered-kind.ts";
import { siblingOf } from "./offered-sibling.ts";
import type { Chosen, PageState, Turned } from "./page-choice.ts";

/**
 * Reads the choice from an address, over the page's initial one; an empty parameter removes one of the page's. `sku`
 * preselects, and other parameters override it.
 */
export function readOffered<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  query: QueryParameters,
): Chosen<Config> {
  const { sold, offer } = page;
  const { release, shop } = setup;
  const number = queryText(query, "sku");
  const found = number === null ? null : articleOfPage(page, setup, number);
  const unknown = number !== null && !found ? [refuse("sku", "sku-unknown", { value: number.slice(0, 60) })] : [];
  const base = found ? sold.writeLink(found) : { ...page.usual?.(setup), ...setup.initial };
  const named = Object.keys(offer.parameters).filter((name) => query[name] !== undefined && query[name] !== null);
  const asked = Object.fromEntries(named.map((name) => [name, query[name]]));
  const wanted = Object.entries({ ...base, ...asked }).filter(([, value]) => isGiven(value));
  const { configuration: read, notices } = sold.readLink(Object.fromEntries(wanted), release, shop);
  const lies = askedOrientation(query);
  const orientation = lies ?? setup.orientation;
  const isTurned = (lies || setup.namesOrientation) && !found && !(formatParameter(page) in asked);
  const configuration = (isTurned && siblingOf(page, setup, read, orientation)) || read;
  const sized = wanted.some(([name]) => name === formatParameter(page));
  return {
    state: stateOf(page, setup, sized ? configuration : turned(page, configuration, orientation), orientation),
    notices: [...unknown, ...notices],
  };
}

/** The page's initial format may be landscape; a format that can be turned is sold upright, too. */
function articleOfPage<Config extends object, Data>(
  { sold, offer, turn, usual }: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  article: string,
): Config | null {
  const { release, shop, initial } = setup;
  const start = sold.readLink({ ...usual?.(setup), ...initial }, release, shop).configuration;
  const turns = turn && ((one: Config) => [turn(one, "landscape"), turn(one, "portrait")]);
  return pieceOfArticle(article, { key: sold.key, offer, turns }, start, { release, shop });
}

/** The shortest address that `readOffered` reads back as this state, otherwise one that names everything. */
export function writeOffered<Config extends object, Data>(
  page: OfferedPage<Config, Data>,
  setup: PageSetup<Data>,
  state: PageState<Config>,
): QueryParameters {
  const { orientation } = state;
  const link = page.sold.writeLink(state.configuration);
  const start = page.sold.writeLink(readOffered(page, setup, page.turn ? { orientation } : {}).state.configuration);
  const taken = Object.keys({ ...page.usual?.(setup), ...setup.initial }).filter((name) => !isGiven(link[name]));
  const away = Object.fromEntries(taken.map((name) => [name, ""]));
  const differing = Object.entries(link).filter(([name, value]) => isGiven(value) && !isSame(value, start[name]));
  const turn = orientation !== setup.orientation || setup.namesOrientation === true ? { orientation } : {};
  const short = { ...Object.fromEntries(differing), ...away };
  const whole = Object.fromEntries(Object.entries(link).filter(([, value]) => isGiven(value)));
  return (
    [short, { ...short, ...turn }, { ...whole, ...away, ...turn }].find((address) => {
      const read = readOffered(page, setup, address).state;
      const named = setup.namesOrientation !== true || "orientation" in address || formatParameter(page) in address;
      return named && read.orientation === orientation && isSame(page.sold.writeLink(read.configuration), link);
    }) ?? { ...whole, ...away, ...turn }
  );
}

/** Formats keep the listed orientation, unless the page turns them. */
export const turned = <Config extends object, Data>(
  { turn }: OfferedPage<Config, Data>,
  configuration: Config,
  orientation: Turned,
): Config => (turn ? turn(configuration, orientation) : configuration);

export function stateOf<Config extends object, Data>(
  { size }: OfferedPage<Config, Data>,
  { release }: Pick<PageSetup<Data>, "release">,
  configuration: Config,
  orientation: Turned,
): PageState<Config> {
  const format = size(configuration, release);
  const lies = format ? orientationOf(format) : "square";
  return { configuration, orientation: lies === "square" ? orientation : lies };
}

export const formatParameter = <Config extends object, Data>({ offer }: OfferedPage<Config, Data>): string =>
  parameterOf(offer, offer.fields.format) ?? offer.fields.format;

const askedOrientation = (query: QueryParameters): Turned | null => {
  const asked = queryText(query, "orientation");
  return asked === "portrait" || asked === "landscape" ? asked : null;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

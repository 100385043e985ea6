import type { TextAddresses } from "../../words/load.ts";
import type { Part } from "../../words/part-sources.ts";
import type { Page } from "../navigation/page.ts";
import type { When } from "./island.tsx";
import type { PartName } from "./part-names.ts";

/** What the browser needs to hydrate an island. */
export interface ToldIsland {
  readonly name: string;
  readonly when: When;
  /** Addresses of all that it needs; the last is its own module's. */
  readonly scripts: readonly string[];
  /** Values that the page's data has, too, are named instead (`{"$": name}`). */
  readonly props: Readonly<Record<string, unknown>>;
  readonly slotted: boolean;
  /** Parts whose texts it says, and those that it shows (`web/browser/part.tsx`). */
  readonly said: readonly Part[];
  readonly shown: readonly string[];
}

/** What a document tells its own script; of a page that follows another it is a part of its file. */
export interface ToldPage {
  readonly page: Page;
  /** Told apart from those of pages before and after it in one document: begins all identifiers of its islands. */
  readonly prefix: string;
  readonly islands: readonly ToldIsland[];
  /** Changes with the content of a page's part and its islands' properties; an unchanged part is left alone. */
  readonly marks: Readonly<Record<PartName, string>>;
}

export interface ToldDocument extends ToldPage {
  readonly texts: TextAddresses;
  /** Addresses of panels' words that operators reworded, by folder. */
  readonly panels: Readonly<Record<string, string>>;
}

/** The file of a page, for who comes from another one: what differs from page to page, drawn. */
export interface PageFile extends ToldPage {
  /** Markup of what of the head is its own. */
  readonly head: string;
  readonly styles: readonly string[];
  readonly parts: Readonly<Record<PartName, string>>;
}

export const handOverId = "document";

interface Named {
  readonly $: string;
}

/** What the server loaded for the innermost route of a page; nothing where that loads nothing. */
export const ownData = ({ routes, data }: Page) =>
  (data[routes.at(-1)?.id ?? ""] ?? {}) as Readonly<Record<string, unknown>>;

/** Long values that stand in the page's data, too, are named by their place there. */
export function named(props: object, data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const places = new Map(Object.entries(data).map(([name, value]) => [value, name]));
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const isLong = typeof value === "object" ? value !== null : typeof value === "string" && value.length > 40;
      const place = isLong ? places.get(value) : undefined;
      return [name, place === undefined ? value : ({ $: place } satisfies Named)];
    }),
  );
}

export const unnamed = (props: object, data: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, isNamed(value) ? data[value.$] : (value as unknown)]),
  );

/** The place in the page's data that stands for a value. */
export const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && Object.keys(value).join() === "$";

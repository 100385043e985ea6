import type { TextAddresses } from "../messages/load.ts";
import type { Part } from "../messages/part-sources.ts";
import type { Page } from "../router/page.ts";
import type { When } from "./island.tsx";

/** What the browser needs to bring an island to life. */
export interface ToldIsland {
  /** Address of its module, and of all that it imports. */
  readonly scripts: readonly string[];
  readonly name: string;
  readonly when: When;
  /** Values that the page's data has, too, are named instead (`{"$": name}`). */
  readonly props: Readonly<Record<string, unknown>>;
  readonly slotted: boolean;
  /** Parts whose texts it says, and those that it shows (`web/part.tsx`). */
  readonly said: readonly Part[];
  readonly shown: readonly string[];
}

/** What a document tells its own script. */
export interface ToldDocument {
  readonly page: Page;
  readonly texts: TextAddresses;
  readonly islands: readonly ToldIsland[];
}

export const handOverId = "document";

interface Named {
  readonly $: string;
}

/** Names a value that is in the page's data by its place there. */
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

const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && Object.keys(value).join() === "$";

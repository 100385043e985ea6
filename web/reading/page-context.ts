import { createContext } from "react-router";
import type { Channel } from "../../core/channel.ts";
import type { ExperimentPage, RunningExperiment } from "../../core/experiments.ts";
import type { Api } from "../../core/http/api.ts";
import type { Country } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { FlagClientSettings } from "../../services/treatments/contract.ts";
import type { PartFiles } from "../browser/part.tsx";

/**
 * What may happen while content is read: a part of a text, or a block, that cannot be shown; a countdown that is over;
 * a home page without anything on it; a path without a page; and how long drawing took.
 */
export type PageEvent =
  | "richtext-render-error"
  | "hybrid-parse-error"
  | "countdown-date-in-past"
  | "nuxt-error-page-encountered"
  | "nuxt-ssr-render-time"
  | "cms-page-not-found"
  | "empty-hybrid-layout";

/** A page as the visual editor asks for it; the server made sure that it may. */
export interface PagePreview {
  /** Id of the story that the editor shows. */
  readonly story: number;
  /** What visitors see meanwhile, to be set beside the draft; a release has no such version. */
  readonly version: "draft" | "published";
  /** Id of a release whose version is meant. */
  readonly release: string | null;
  /** What the editor showed, for further questions. */
  readonly proof: Readonly<Record<"space_id" | "timestamp" | "token", string>>;
  /** Origins of editors: the only ones that may frame the page, and whose messages count. */
  readonly editors: readonly string[];
}

type CountryHosts = Readonly<Partial<Record<Country, string>>>;

/** What a route's loader gets from the server: whom the page is for and the shop's own HTTP interface, in process. */
export interface PageContext {
  readonly shop: Shop;
  readonly api: Api;
  /**
   * What many pages of this shop say alike, read once for all of them (`server/shared-readings.ts`); nothing of this
   * page may go into it. What is not whole, since something that it says could not be read, is soon read anew, and so
   * are the pages that say it.
   */
  readonly shared: <Value>(
    name: string,
    make: () => Promise<Value>,
    isWhole: (value: Value) => boolean,
  ) => Promise<Value>;
  /** Marks a page that lacks something unreadable: it is soon rebuilt, and replaces no complete one in the cache. */
  readonly lacking: () => void;
  /** Scheme and host of each country in both channels (`https://shop.example`); none for a channel not offered. */
  readonly origins: Readonly<Record<Channel, CountryHosts>>;
  /** Host of the team's own site, whose links are followed like the shop's (section 2); null: there is none. */
  readonly teamHost: string | null;
  /** Slug of the folder of stories that are for the card channel alone. */
  readonly cardsFolder: string;
  /** Writes down what went wrong while the page was made; visitors see none of it. */
  readonly report: (error: unknown) => void;
  /** Writes down an event that operators watch for by its name (specification section 8). */
  readonly note: (event: PageEvent, details: Readonly<Record<string, unknown>>) => void;
  /**
   * The experiment that a page is part of, for this visitor. Whoever asks hands the answer on as `experiment` in the
   * data of its route; a page is kept once for each answer.
   */
  readonly experimentOf: (page: ExperimentPage) => RunningExperiment | null;
  /** The flag service as browsers ask it; null: they do not. */
  readonly flagClient: FlagClientSettings | null;
  /** Address of an outside chat's script, with its key; null: the shop's own chat. */
  readonly chatScript: string | null;
  /** Who gets the events of visitors who consented to it; null: only the shop itself. */
  readonly tagManager: { readonly id: string; readonly subdomain: string } | null;
  /** Files of the bundle's parts; null where their loader finds them by itself. */
  readonly parts: ((source: string) => PartFiles) | null;
  /** Text of one of the bundle's style sheets by its address; null where sheets are changed while one looks. */
  readonly sheet: ((href: string) => string) | null;
  /** The requested address with its query, for the 404 page (section 8). Cached content must not depend on it. */
  readonly asked: Pick<URL, "pathname" | "search">;
  /** Null: the page is for visitors. */
  readonly preview: PagePreview | null;
  /** Only what the page is drawn from is asked for. */
  readonly payload: boolean;
  /** Marks the renderer's own scripts; the server turns it into hashes. */
  readonly nonce: string;
}

export const pageContext = createContext<PageContext>();

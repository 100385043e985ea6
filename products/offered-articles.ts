import { articleOf } from "../core/article.ts";
import type { PageOffer } from "./offered-kind.ts";
import type { OpeningContext } from "./quoting.ts";

interface ArticlesOf<Config, Data> {
  /** Of the kind. */
  readonly key: string;
  readonly offer: Pick<PageOffer<Config, Data>, "types" | "formats" | "readArticle">;
  /** Possible orientations of a piece; absent: as listed. */
  readonly turns?: ((configuration: Config) => readonly Config[]) | undefined;
}

/**
 * The piece of an article's name (`core/article.ts`), with its usual options; null where it is not of this kind.
 *
 * @param start a piece of the kind, whose other choices are carried over
 */
export function pieceOfArticle<Config extends object, Data>(
  article: string,
  { key, offer, turns = (one) => [one] }: ArticlesOf<Config, Data>,
  start: Config,
  { release, shop }: { readonly release: Data; readonly shop: OpeningContext },
): Config | null {
  if (offer.readArticle) return offer.readArticle(article, release, shop);
  if (!article.startsWith(`${key}-`)) return null;
  const made = offer
    .types(start, release, shop)
    .flatMap((type) => [
      type.configuration,
      ...offer.formats(type.configuration, release, shop).flatMap(({ configuration }) => turns(configuration)),
    ]);
  return made.find((one) => articleOf(key, one as Readonly<Record<string, unknown>>) === article) ?? null;
}

import type { Folder } from "./folders.ts";
import { each, type Words } from "./words.ts";

/** What other pages know of a story: its address, its name, and the tile that leads to it. */
interface HeadText {
  /** Last part of its address; "" in every language for the first page of a folder (`firstPage`). */
  readonly slug: Words;
  readonly name: Words;
  /** One sentence under its name, where other pages lead to it. */
  readonly short: Words;
  /** A picture of the studio (`demo/pictures/manifest.json`): for tiles, and where the page is shared. */
  readonly image: string;
}

export interface Head extends HeadText {
  readonly folder: Folder | null;
  /** The page that stands above this one. */
  readonly above: Head | null;
}

export const firstPage: Words = each(() => "");
/** An address that is the same everywhere. */
export const everywhere = (slug: string): Words => each(() => slug);

/** The heads of a folder's stories; all but its first page stand below that one. */
export function headsOf<Name extends string>(
  folder: Folder | null,
  texts: Readonly<Record<Name, HeadText>>,
): Readonly<Record<Name, Head>> {
  const all = Object.entries<HeadText>(texts);
  const first = all.map(([, text]) => text).find(({ slug }) => slug === firstPage);
  const top: Head | null = first ? { ...first, folder, above: null } : null;
  return Object.fromEntries(
    all.map(([name, text]) => [name, text === first ? top : { ...text, folder, above: top }]),
  ) as Record<Name, Head>;
}

/** `ratgeber/papier`, `ratgeber/` for the folder's first page, `hilfe` without a folder; the German one names the story. */
export const fullSlug = ({ folder, slug }: Pick<Head, "folder" | "slug">): Words =>
  each((language) => (folder ? `${folderPath(folder)[language]}/${slug[language]}` : slug[language]));

const folderPath = ({ above, slug }: Folder): Words =>
  each((language) => (above ? `${folderPath(above)[language]}/${slug[language]}` : slug[language]));

import type { PageFile } from "../browser/islands/hand-over.ts";
import { createPageFiles } from "../browser/islands/page-files.ts";
import { loadSheets, putPage } from "../browser/islands/put-page.ts";
import { preloadBy, shownDocument, showPage } from "../browser/islands/shown-document.ts";
import { followNavigation } from "../browser/navigation/follow-navigation.ts";
import { canFollow } from "../browser/navigation/our-guards.ts";
import type { LoadedPage } from "../browser/navigation/page.ts";
import { tellShown } from "../browser/navigation/shown-pages.ts";
import { followWishes } from "../frame/chrome/follow-wishes.ts";
import { bringCurrentTileToSight } from "../frame/navigation/current-tile.ts";
import { followExperiment } from "./follow-experiment.ts";
import { tellTracked } from "./tell-tracked.ts";

interface LoadedFile extends LoadedPage {
  /** Null: the page that the document came with. */
  readonly file: PageFile | null;
}

/**
 * Lets pages follow each other in one document, after the guards had their say: what differs is put in, header and
 * footer stay. Whatever does not fit comes as a document, and so does every page in browsers without the Navigation
 * API.
 */
export function goOn(): void {
  const { page } = shownDocument();
  const { pathname, search, hash } = location;
  const load = createPageFiles(page);
  followExperiment(load);
  let shown: PageFile | null = null;
  const first: LoadedFile = { page: { ...page, location: { pathname, search, hash } }, file: null };
  followNavigation<LoadedFile>(first, {
    async load(address) {
      const file = await load(address);
      await loadSheets(file);
      return { file, page: file.page };
    },
    async show({ file, page, type }) {
      const isAnother = file !== shown;
      if (isAnother) {
        // Back to the page that the document came with: its file says the same.
        const next = file ?? (await load(page.location.pathname + page.location.search));
        await putPage(next);
        shown = file;
        bringCurrentTileToSight();
      }
      showPage(page, type);
      tellShown(page);
      if (isAnother) tellTracked();
    },
  });
  const preload = async (address: string) => {
    const { pathname } = new URL(address, location.href);
    if (!("navigation" in window) || !canFollow(location.pathname, pathname)) return false;
    await load(address).catch(() => {});
    return true;
  };
  preloadBy(preload);
  followWishes(preload);
}

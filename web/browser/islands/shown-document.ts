import { navigateTo } from "../navigation/follow-navigation.ts";
import type { NavigationType, Page, Router } from "../navigation/page.ts";
import { createStore } from "../store/create-store.ts";
import { handOverId, type ToldDocument } from "./hand-over.ts";

const told = JSON.parse(document.getElementById(handOverId)?.textContent ?? "") as ToldDocument;
const here = () => ({ pathname: location.pathname, search: location.search, hash: location.hash });

let preload: Router["preload"] = async () => false;

/** The router as islands see it, with the page that is shown now. */
export const shownRouter = createStore<Router>({
  page: { ...told.page, location: here() },
  modules: {},
  type: "POP",
  navigate: navigateTo,
  preload: (...asked) => preload(...asked),
});

/** What the document was told when it came. */
export const shownDocument = (): ToldDocument => told;

/** Says which page is shown now, or at which other address of it one is. */
export const showPage = (page: Page, type: NavigationType): void =>
  shownRouter.write({ ...shownRouter.state(), page, type });

/** @param by fetches a page before it is asked for; false: it comes as a document */
export function preloadBy(by: Router["preload"]): void {
  preload = by;
}

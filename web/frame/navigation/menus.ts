import { contentPagePaths, type Menus } from "../../../services/content-pages/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";

let asked: Promise<Menus | null> | null = null;

/** What opens under the entries, asked for once a page; after a failure the next who asks tries again. */
export function loadMenus(): Promise<Menus | null> {
  asked ??= browserApi()
    .get<Menus>(contentPagePaths.navigation)
    .then((found) => {
      if (!found.ok) asked = null;
      return found.ok ? found.value : null;
    });
  return asked;
}

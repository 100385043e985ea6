import { chunkMissing } from "../browser/chunk-reload.ts";
import { showFailuresBy } from "../browser/islands/failed-view.ts";
import { followPictures, pictures } from "../browser/islands/pictures.ts";
import { scheduleIslands } from "../browser/islands/schedule.ts";
import { shownDocument, shownRouter } from "../browser/islands/shown-document.ts";
import { followWayBack } from "../browser/islands/way-back.ts";
import { tellShown } from "../browser/navigation/shown-pages.ts";
import { bringCurrentTileToSight } from "../frame/navigation/current-tile.ts";
import { consentQuestion } from "./consent-question.ts";
import { goOn } from "./going-on.ts";
import { tellTracked } from "./tell-tracked.ts";

// A chunk of a version that is no longer served: the page of the new one knows its own.
addEventListener("vite:preloadError", (event) => chunkMissing((event as Event & { payload: object }).payload));

const isOffice = /^\/office(?:\/|$)/.test(location.pathname);

/** A page can be read, and its links followed, without any of this: it begins once the page is on the screen. */
function start(): void {
  showFailuresBy(() => import("../frame/chrome/failed-part.tsx"));
  followPictures();
  pictures(document);
  bringCurrentTileToSight();
  tellShown(shownRouter.state().page);
  tellTracked();
  scheduleIslands(document, shownDocument());
  // Its pages follow each other by a router of its own; operators at work are nobody's visitors.
  if (isOffice) return;
  goOn();
  consentQuestion();
  void import("./after-start.ts").then(({ afterStart }) => afterStart());
  // Who looks at the shop in a browser needs no worker, and pays nothing for it.
  const isApp =
    document.documentElement.dataset.platform === "desktop" || matchMedia("(display-mode: standalone)").matches;
  if (isApp)
    void import("../browser/service-worker/register-service-worker.ts").then(({ registerServiceWorker }) =>
      registerServiceWorker(),
    );
}

followWayBack();
let begun = false;
function once(): void {
  if (!begun) start();
  begun = true;
}

const painted = () => requestAnimationFrame(() => setTimeout(once));
if (document.readyState === "complete") painted();
else addEventListener("load", painted, { once: true });
// Visitors who act, or whose picture does not load, wait no longer.
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, once, { once: true, capture: true });
setTimeout(once, 4_000);

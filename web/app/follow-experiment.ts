import { categoryOfPath } from "../../core/category-path.ts";
import { overrideParameters, treatmentsOfPage } from "../../core/experiments.ts";
import type { PageFile } from "../browser/islands/hand-over.ts";
import { loadSheets, putParts } from "../browser/islands/put-page.ts";
import { beginIslands } from "../browser/islands/schedule.ts";
import { shownRouter } from "../browser/islands/shown-document.ts";
import { endedExperiments, runningIn, shownOf } from "../shop/experiments/running.ts";

const runningHere = () => runningIn(Object.values(shownRouter.state().page.data));

/** Says on the document's root what pages are styled and found by, as the server does (`web/app/root.tsx`). */
function markRoot(): void {
  const { pathname } = shownRouter.state().page.location;
  const marks = { treatments: treatmentsOfPage(pathname, shownOf(runningHere())), category: categoryOfPath(pathname) };
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(marks)) {
    if (value) dataset[name] = value;
    else delete dataset[name];
  }
}

/**
 * Keeps the document to the experiment of the page that is shown. One that is killed meanwhile changes islands by
 * itself once they live (`shop/experiments/use-treatment.ts`); what the server drew for it comes anew, as an address
 * says that wants the other treatment.
 *
 * @param load of the document's page files
 */
export function followExperiment(load: (address: string) => Promise<PageFile>): void {
  shownRouter.subscribe(markRoot);
  endedExperiments.subscribe(() => {
    markRoot();
    void drawAnew().catch(() => {});
  });

  async function drawAnew(): Promise<void> {
    const wanted = shownOf(runningHere());
    const { pathname, search } = shownRouter.state().page.location;
    const main = document.getElementById("content");
    if (wanted === null || main === null) return;
    if (!main.querySelector(`[data-treated="${wanted.name}"]`)) return beginIslands(main);
    const query = new URLSearchParams(search);
    query.set(overrideParameters.feature, wanted.name);
    query.set(overrideParameters.treatment, wanted.treatment);
    const file = await load(`${pathname}?${query}`);
    await loadSheets(file);
    // She went on, or it changed once more.
    if (
      shownRouter.state().page.location.pathname !== pathname ||
      shownOf(runningHere())?.treatment !== wanted.treatment
    )
      return;
    await putParts(file, ["main"]);
  }
}

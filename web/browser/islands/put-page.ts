import type { PageFile } from "./hand-over.ts";
import { sheetOf } from "./page-files.ts";
import { type PartName, partNames, partTag } from "./part-names.ts";
import { pictures } from "./pictures.ts";
import { beginAfterPaint, livingIslands, scheduleIslands } from "./schedule.ts";
import { shownDocument } from "./shown-document.ts";

/** Marks elements of the head that are one page's own (`web/browser/navigation/page-head.tsx`). */
const ofPage = "data-page";

/** Loads the style sheets of a page that the document lacks, behind those that it has. */
export async function loadSheets({ styles }: PageFile): Promise<void> {
  const missing = styles.filter((href) => sheetOf(href) === null);
  await Promise.all(
    missing.map(
      (href) =>
        new Promise((done) => {
          const link = Object.assign(document.createElement("link"), {
            rel: "stylesheet",
            href,
            crossOrigin: "anonymous",
          });
          // As React marks those that it puts in: it then takes this one for its own.
          link.dataset.precedence = "default";
          link.onload = link.onerror = done;
          document.head.append(link);
        }),
    ),
  );
}

/** Of what the document shows now. */
let { marks } = shownDocument();

/** Puts a page into the document: of header and footer only what differs. */
export async function putPage(file: PageFile): Promise<void> {
  beginAfterPaint();
  await putParts(file, partNames);
  putHead(file.head);
}

export async function putParts(file: PageFile, names: readonly PartName[]): Promise<void> {
  const islands = livingIslands();
  const put = (part: Element, html: string) => {
    islands?.endIslands(part);
    part.innerHTML = html;
    scheduleIslands(part, file);
    pictures(part);
  };
  // Nothing waits between two parts: all of them are in the next frame.
  const renewals: Promise<void>[] = [];
  for (const name of names) {
    const part = document.querySelector(partTag(name));
    if (!part || marks[name] === file.marks[name]) continue;
    const html = file.parts[name];
    const same = islands && sameIsland(part, file, html);
    const renewed = same ? islands.renewIsland(same.element, same.island, file) : null;
    if (renewed === null) put(part, html);
    else
      renewals.push(
        renewed.then((lives) => {
          if (!lives) put(part, html);
        }),
      );
  }
  marks = { ...marks, ...Object.fromEntries(names.map((name) => [name, file.marks[name]])) };
  await Promise.all(renewals);
}

/** The one island that a part is made of, before and after. */
function sameIsland(part: Element, { islands }: PageFile, html: string) {
  const element = part.firstElementChild;
  const number = /^<is-land data-island="(\d+)"/.exec(html)?.[1];
  const island = number === undefined ? undefined : islands[Number(number)];
  const isOne = part.childElementCount === 1 && html.indexOf("</is-land>") === html.length - "</is-land>".length;
  if (!(element instanceof HTMLElement) || !island || !isOne || island.slotted) return null;
  return element.dataset.name === island.name ? { element, island } : null;
}

function putHead(head: string): void {
  const made = document.createElement("template");
  made.innerHTML = head;
  for (const old of document.head.querySelectorAll(`title, [${ofPage}]`)) old.remove();
  document.head.prepend(made.content);
}

import { compile, pageMemory } from "../design/compile.ts";
import type { DesignDocument } from "../design/document.ts";
import { paper, paperData } from "../products/paper.fixture.ts";
import { createStock } from "../services/designs/service.ts";
import { bookOf, paragraphOn } from "./designs/book.ts";
import { type OpenDesign, openDesign } from "./designs/open-design.ts";
import { type DesignsShop, openShop } from "./designs/shop.ts";
import { waitsAtBounds } from "./designs/waits.ts";

const PAGES = 100;
const SAVES = 50;
/** Until the code is compiled, as it is in a shop that runs. */
const WARMING = 300;
/** Milliseconds: of server CPU, and that another request waits. */
const PROMISES = { save: 5, open: 60, wait: 100 } as const;

/**
 * The promises of saving: a save that changes one page of a book of 100, with a paragraph on each, costs at most 5 ms of
 * the server's CPU, parsing, SQL and compiling included; opening the book costs at most 60 ms. Asked over the real routes
 * in this process, on a real PostgreSQL; the CPU is this process's. Whatever is done to designs at their bounds, other
 * requests wait at most 100 ms for it.
 */
export default async function bench(): Promise<void> {
  const shop = await openShop();
  try {
    const book = await makeBook(shop);
    await saves(book, WARMING);
    const save = await cpuOf(SAVES, () => saves(book, SAVES));
    await opens(book, SAVES);
    const open = await cpuOf(SAVES, () => opens(book, SAVES));
    const document = await book.read();
    console.table({
      [`save of one page of ${PAGES}`]: { "CPU ms": save.toFixed(2), promise: PROMISES.save },
      "open the book": { "CPU ms": open.toFixed(2), promise: PROMISES.open },
      ...(await compiling(document)),
    });
    const longest = await waitsAtBounds(shop);
    if (save > PROMISES.save || open > PROMISES.open || longest > PROMISES.wait) process.exitCode = 1;
  } finally {
    await shop.close();
  }
}

/** A book with a paragraph on each page. */
async function makeBook(shop: DesignsShop): Promise<OpenDesign> {
  const book = await openDesign(shop, bookOf(PAGES));
  await book.append(
    Array.from({ length: PAGES }, (_, page) => ({
      type: "addElements",
      surface: `page-${page}`,
      elements: [paragraphOn(page)],
    })),
  );
  return book;
}

async function saves(book: OpenDesign, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    const set = { text: `${paragraphOn(round).id} ${crypto.randomUUID()} ${textOf(round)}` };
    await book.append([{ type: "setElement", element: `text-${round % PAGES}`, set }]);
  }
}

const textOf = (page: number) => {
  const element = paragraphOn(page);
  return element.type === "text" ? element.text : "";
};

async function opens(book: OpenDesign, count: number): Promise<void> {
  for (let round = 0; round < count; round++) await book.read();
}

async function compiling(document: DesignDocument) {
  const layouts = paper.design?.surfaces(document, paperData) ?? [];
  const stock = await createStock()(document);
  compile(document, layouts.slice(0, 5), stock);
  const cold = await cpuOf(1, async () => void compile(document, layouts, stock));
  const memory = pageMemory();
  compile(document, layouts, stock, memory);
  const [first, ...others] = document.surfaces;
  const changed = first ? [{ ...first, elements: [paragraphOn(0, textOf(7))] }, ...others] : others;
  const one = await cpuOf(1, async () => void compile({ ...document, surfaces: changed }, layouts, stock, memory));
  return {
    [`compile ${PAGES} pages`]: { "CPU ms": cold.toFixed(2), promise: "-" },
    "compile one changed page of them": { "CPU ms": one.toFixed(2), promise: "-" },
  };
}

/** Milliseconds of this process's CPU for each of so many. */
async function cpuOf(count: number, work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

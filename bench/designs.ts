import { compile, pageMemory } from "../design/compile.ts";
import type { DesignDocument } from "../design/document.ts";
import type { Operation } from "../design/operation.ts";
import { paper, paperData } from "../products/paper.fixture.ts";
import { createStock } from "../services/designs/service.ts";
import { bookOf, paragraphOn } from "./designs/book.ts";
import { type DesignsShop, openShop } from "./designs/shop.ts";

const PAGES = 100;
const SAVES = 50;
/** Until the code is compiled, as it is in a shop that runs. */
const WARMING = 300;
/** Milliseconds of server CPU. */
const PROMISES = { save: 5, open: 60 } as const;

/**
 * The promises of saving: a save that changes one page of a book of 100, with a paragraph on each, costs at most 5 ms of
 * the server's CPU, parsing, SQL and compiling included; opening the book costs at most 60 ms. Asked over the real routes
 * in this process, on a real PostgreSQL; the CPU is this process's.
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
    if (save > PROMISES.save || open > PROMISES.open) process.exitCode = 1;
  } finally {
    await shop.close();
  }
}

interface Book {
  append(operations: readonly Operation[]): Promise<void>;
  read(): Promise<DesignDocument>;
}

async function makeBook({ app }: DesignsShop): Promise<Book> {
  const send = async (path: string, body?: unknown) => {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await app.request(path, body === undefined ? {} : init);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const { design } = await send("/web-api/designs", { kind: "paper", query: bookOf(PAGES) });
  const path = `/web-api/designs/${design.id}`;
  let sequence = 0;
  const book: Book = {
    async append(operations) {
      ({ sequence } = await send(`${path}/operations`, { baseSequence: sequence, operations }));
    },
    read: async () => (await send(path)).document,
  };
  await book.append(
    Array.from({ length: PAGES }, (_, page) => ({
      ...{ type: "addElements", surface: `page-${page}`, elements: [paragraphOn(page)] },
    })),
  );
  return book;
}

async function saves(book: Book, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    const set = { text: `${paragraphOn(round).id} ${crypto.randomUUID()} ${textOf(round)}` };
    await book.append([{ type: "setElement", element: `text-${round % PAGES}`, set }]);
  }
}

const textOf = (page: number) => {
  const element = paragraphOn(page);
  return element.type === "text" ? element.text : "";
};

async function opens(book: Book, count: number): Promise<void> {
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

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Entry } from "../../../design/history.ts";
import type { Journal } from "./journal.ts";
import { changedFrom, type Line, lineOf } from "./journal-line.ts";
import type { KeptDesign } from "./kept-design.ts";
import type { Pending } from "./pending.ts";

/** What is written anew each time: small, however long the history is. */
interface Head extends Omit<KeptDesign, "history" | "pending"> {
  readonly document: KeptDesign["base"];
  readonly done: number;
  readonly entries: number;
  readonly pending: readonly Pending[];
  /** When it was written last, in milliseconds; absent in what older releases wrote. */
  readonly usedAt?: number;
}

/** Designs that the server has as a whole and that the device keeps nevertheless, to open them without a network. */
const mostSaved = 20;

interface Designs extends DBSchema {
  heads: { key: string; value: Head };
  entries: { key: [design: string, at: number]; value: Entry };
}

type Writing = IDBPTransaction<Designs, ("heads" | "entries")[], "readwrite">;

/** Keeps designs in IndexedDB; one write is one transaction, so a killed tab leaves the state before or after it. */
export function createBrowserJournal(): Journal {
  let opened: Promise<IDBPDatabase<Designs>> | undefined;
  const written = new Map<string, Line>();
  let turn: Promise<unknown> = Promise.resolve();

  const database = () => {
    opened ??= openDB<Designs>("passepartout-designs", 1, {
      upgrade(db) {
        db.createObjectStore("heads", { keyPath: "design" });
        db.createObjectStore("entries");
      },
    });
    return opened;
  };

  async function write(kept: KeptDesign): Promise<boolean> {
    try {
      const transaction = (await database()).transaction(["heads", "entries"], "readwrite", { durability: "strict" });
      const line = lineOf(kept.history);
      const from = changedFrom(written.get(kept.design), line);
      written.delete(kept.design);
      await Promise.all([writeEntries(transaction, kept.design, line, from), writeHead(transaction, kept, line)]);
      await transaction.done;
      if (!written.has(kept.design) && from === 0) await forgetOldest(await database(), kept.design);
      written.set(kept.design, line);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async read(design) {
      try {
        const db = await database();
        const transaction = db.transaction(["heads", "entries"]);
        const head = await transaction.objectStore("heads").get(design);
        if (!head) return null;
        const entries = await transaction.objectStore("entries").getAll(rowsOf(design, 0));
        const { document, done, entries: count, ...rest } = head;
        const line = entries.slice(0, count);
        return { ...rest, history: { document, past: line.slice(0, done), future: line.slice(done).reverse() } };
      } catch {
        return null;
      }
    },
    write(kept) {
      // one after the other: what counts as written is only known when the one before is through
      const result = turn.then(() => write(kept));
      turn = result;
      return result;
    },
    async forget(design) {
      written.delete(design);
      const transaction = (await database()).transaction(["heads", "entries"], "readwrite");
      await Promise.all([
        transaction.objectStore("heads").delete(design),
        transaction.objectStore("entries").delete(rowsOf(design, 0)),
        transaction.done,
      ]);
    },
  };
}

const rowsOf = (design: string, from: number) => IDBKeyRange.bound([design, from], [design, Number.POSITIVE_INFINITY]);

const writeHead = (transaction: Writing, { history, ...kept }: KeptDesign, line: Line) =>
  transaction
    .objectStore("heads")
    .put({ ...kept, document: history.document, done: history.past.length, entries: line.length, usedAt: Date.now() });

/** Makes room: what the server has not confirmed is never forgotten. */
async function forgetOldest(db: IDBPDatabase<Designs>, open: string): Promise<void> {
  const transaction = db.transaction(["heads", "entries"], "readwrite");
  const saved: { readonly design: string; readonly usedAt: number }[] = [];
  for await (const { value } of transaction.objectStore("heads"))
    if (value.pending.length === 0 && value.design !== open)
      saved.push({ design: value.design, usedAt: value.usedAt ?? 0 });
  const oldest = saved.toSorted((one, other) => other.usedAt - one.usedAt).slice(mostSaved);
  for (const { design } of oldest) {
    void transaction.objectStore("heads").delete(design);
    void transaction.objectStore("entries").delete(rowsOf(design, 0));
  }
  await transaction.done;
}

async function writeEntries(transaction: Writing, design: string, line: Line, from: number) {
  const entries = transaction.objectStore("entries");
  await Promise.all([
    entries.delete(rowsOf(design, line.length)),
    ...line.slice(from).map((entry, n) => entries.put(entry, [design, from + n])),
  ]);
}

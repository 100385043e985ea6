import { changeWords, wordsChanged } from "../../core/changed-words.ts";
import type { MessageFault } from "../../core/message-fault.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { WordFile } from "../../core/word-files.ts";
import { changeOrRefuse } from "../../platform/database/change-or-refuse.ts";
import type { Db, Trx } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { changedFiles, faultOf, wordModule } from "./changed-files.ts";
import type { Rewording, WordingList, WordingMessage } from "./contract.ts";
import { listOf, type MessagesAsked, messageView, type RewordedRow } from "./message-list.ts";
import { idOf, type Shipped, type ShippedMessage, shippedWords } from "./shipped.ts";

export interface WordingDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** Files of words; those of the shop when left out. */
  readonly shipped?: () => Shipped;
}

/** Why a message was not changed. */
export type RewordingRefusal =
  | { readonly kind: "no-such-message" }
  /** Somebody else changed it meanwhile. */
  | { readonly kind: "changed-meanwhile" }
  | { readonly kind: "unfit"; readonly fault: MessageFault };

/** Sentences as operators want them said. */
export function createWording({ db, clock, log, shipped = shippedWords }: WordingDependencies) {
  let state = "[]";
  let reading: Promise<boolean> | null = null;

  async function rowsOf(source: Db | Trx): Promise<readonly RewordedRow[]> {
    const rows = await source.selectFrom("reworded_message").selectAll().orderBy("folder").orderBy("key").execute();
    return rows.map(({ file, changed_by, changed_at, ...row }) => ({
      ...row,
      file: file as WordFile,
      by: changed_by,
      at: changed_at,
    }));
  }

  async function read(): Promise<boolean> {
    const rows = await rowsOf(db);
    const now = JSON.stringify(rows.map(({ folder, key, file, message }) => [folder, key, file, message]));
    if (now === state) return false;
    for (const row of rows) {
      const message = shipped().messages.get(idOf(row.folder, row.key));
      const fault = message ? faultOf(message, row) : "no such message";
      if (fault)
        log.warn({ folder: row.folder, key: row.key, file: row.file, fault }, "a reworded message is not used");
    }
    changeWords(changedFiles(shipped(), rows));
    state = now;
    return true;
  }

  return {
    /**
     * Reads what was reworded here or in another process, after any reading under way.
     *
     * @returns whether words are others than before
     */
    async refresh(): Promise<boolean> {
      const mine = (reading ?? Promise.resolve(false)).catch(() => false).then(read);
      reading = mine;
      return mine;
    },

    module: (folder: string, file: WordFile) => wordModule(shipped(), wordsChanged(), folder, file),

    async list(asked: MessagesAsked): Promise<WordingList> {
      return listOf(shipped(), await rowsOf(db), asked);
    },

    async reword(change: Rewording, by: string): Promise<Outcome<WordingMessage, RewordingRefusal>> {
      const message = shipped().messages.get(idOf(change.folder, change.key));
      const text = message?.texts.get(change.file);
      if (!message || text === undefined) return failed({ kind: "no-such-message" });
      const fault = change.message === null ? null : faultOf(message, { ...change, message: change.message });
      if (fault) return failed({ kind: "unfit", fault });
      return changeOrRefuse(db, async (trx) => {
        if (!(await write(trx, change, text, by))) return failed({ kind: "changed-meanwhile" });
        return done(await viewOf(trx, message));
      });
    },
  };

  async function viewOf(trx: Trx, message: ShippedMessage): Promise<WordingMessage> {
    return messageView(message, await rowsOf(trx));
  }

  /** False: somebody else changed it since `before`. */
  async function write(trx: Trx, change: Rewording, text: string, by: string): Promise<boolean> {
    const { folder, key, file, message, before } = change;
    // What is said as it is shipped follows the file again.
    const after = message === text ? null : message;
    const at = clock.now();
    const noted = { shipped: text, changed_by: by, changed_at: at };
    const place = { folder, key, file };
    const old = await trx
      .selectFrom("reworded_message")
      .select("message")
      .where((eb) => eb.and(place))
      .forUpdate()
      .executeTakeFirst();
    if ((old?.message ?? null) !== before) return false;
    if (before === after) return true;
    // The row is locked; where there was none, somebody else may have written one since.
    if (after === null) {
      await trx
        .deleteFrom("reworded_message")
        .where((eb) => eb.and(place))
        .execute();
    } else if (old) {
      await trx
        .updateTable("reworded_message")
        .set({ ...noted, message: after })
        .where((eb) => eb.and(place))
        .execute();
    } else {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("reworded_message")
        .values({ ...place, ...noted, message: after })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
    }
    await trx
      .insertInto("rewording_audit")
      .values({ ...place, at, operator_name: by, before, after })
      .execute();
    return true;
  }
}

export type Wording = ReturnType<typeof createWording>;

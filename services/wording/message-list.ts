import { type WordFile, wordFiles } from "../../core/word-files.ts";
import { faultOf } from "./changed-files.ts";
import type { WordingList, WordingMessage } from "./contract.ts";
import { idOf, type Shipped, type ShippedMessage } from "./shipped.ts";

export const wordingPageSize = 30;

/** A row of what was reworded. */
export interface RewordedRow {
  readonly folder: string;
  readonly key: string;
  readonly file: WordFile;
  readonly message: string;
  /** What the file said then. */
  readonly shipped: string;
  readonly by: string;
  readonly at: Date;
}

export interface MessagesAsked {
  readonly state?: "changed" | undefined;
  /** Words of a sentence in any language, or of its key. */
  readonly search?: string | undefined;
  readonly folder?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** A message with all its texts, and what they were changed to. */
export function messageView(message: ShippedMessage, rows: readonly RewordedRow[]): WordingMessage {
  const { folder, key, note, texts } = message;
  const own = rows.filter((row) => row.folder === folder && row.key === key);
  return {
    folder,
    key,
    note,
    texts: wordFiles.flatMap((file) => {
      const shipped = texts.get(file);
      if (shipped === undefined) return [];
      const row = own.find((one) => one.file === file);
      return [{ file, shipped, own: row ? ownView(message, row, shipped) : null }];
    }),
  };
}

const ownView = (message: ShippedMessage, row: RewordedRow, shipped: string) => ({
  message: row.message,
  by: row.by,
  at: row.at.toISOString(),
  outdated: row.shipped !== shipped,
  applies: faultOf(message, row) === null,
});

/** A page of messages; those of one folder stay together, in the order of its file. */
export function listOf(shipped: Shipped, rows: readonly RewordedRow[], asked: MessagesAsked): WordingList {
  const changed = Map.groupBy(rows, ({ folder, key }) => idOf(folder, key));
  const words = plain(asked.search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const matching = [...shipped.messages].filter(([id, message]) => {
    if (asked.folder !== undefined && message.folder !== asked.folder) return false;
    if (words.length === 0) return true;
    const text = plain([message.key, ...message.texts.values(), ...(changed.get(id) ?? []).map(textOf)].join(" "));
    return words.every((word) => text.includes(word));
  });
  const reworded = matching.filter(([id]) => changed.has(id));
  const wanted = asked.state === "changed" ? reworded : matching;
  const from = (asked.page - 1) * wordingPageSize;
  return {
    messages: wanted
      .slice(from, from + wordingPageSize)
      .map(([id, message]) => messageView(message, changed.get(id) ?? [])),
    folders: [...shipped.rooms.keys()],
    counts: { all: matching.length, changed: reworded.length },
    total: wanted.length,
    page: asked.page,
    pageSize: wordingPageSize,
  };
}

const textOf = ({ message }: RewordedRow): string => message;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");

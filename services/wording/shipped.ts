import { type Arguments, argumentsOf, joinedArguments } from "../../core/message-arguments.ts";
import { languageOfFile, messagesByPath, type WordFile, type WordRoom, wordFiles } from "../../core/word-files.ts";
import { readRooms } from "./read-rooms.ts";

/** A message as the shop ships it. */
export interface ShippedMessage {
  readonly folder: string;
  readonly key: string;
  readonly note: string | null;
  /** German always; American only where it differs. */
  readonly texts: ReadonlyMap<WordFile, string>;
  /** Of all languages together. */
  readonly known: Arguments;
}

export interface Shipped {
  readonly rooms: ReadonlyMap<string, WordRoom>;
  /** By `idOf`. */
  readonly messages: ReadonlyMap<string, ShippedMessage>;
}

/** Folders whose readers know of changes; what operators alone read needs none. */
const ofVisitors = /^(?:web\/(?:words|content|frame|shop)|products|services)\//;
const ofOffice =
  /^web\/office\/|^services\/(?:flags|content|operators|price-drafts|production|wording|[\w-]+\/office|mail\/words\/problems|vouchers\/words\/(?:columns|file|problems))\b|\/words\/office-/;

export const idOf = (folder: string, key: string): string => `${folder} ${key}`;

let read: Shipped | null = null;

/** Everything that visitors read; the files stay the same while the process runs. */
export function shippedWords(): Shipped {
  read ??= shippedIn(readRooms().filter(({ folder }) => ofVisitors.test(folder) && !ofOffice.test(folder)));
  return read;
}

export function shippedIn(rooms: readonly WordRoom[]): Shipped {
  const messages = rooms.flatMap(messagesIn).map((one) => [idOf(one.folder, one.key), one] as const);
  return { rooms: new Map(rooms.map((room) => [room.folder, room])), messages: new Map(messages) };
}

function messagesIn({ folder, texts, notes }: WordRoom): readonly ShippedMessage[] {
  const files = wordFiles.map((file) => [file, messagesByPath(texts[file])] as const);
  return [...messagesByPath(texts.de).keys()].map((key) => {
    const own = files.flatMap(([file, messages]) => {
      const text = messages.get(key);
      return text === undefined ? [] : [[file, text] as const];
    });
    const found = own.flatMap(([file, text]) => {
      const read = argumentsOf(text, languageOfFile(file));
      return read.ok ? [read.value] : [];
    });
    return {
      folder,
      key,
      note: notes[key] ?? null,
      texts: new Map(own),
      known: found.reduce(joinedArguments, new Map()),
    };
  });
}

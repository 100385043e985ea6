import { basename, join } from "node:path";
import type { WordRoom } from "../../core/word-files.ts";
import { readRooms } from "../../services/wording/read-rooms.ts";
import { checkRoom, type RoomArguments } from "./word-faults.ts";

const root = join(import.meta.dirname, "../..");
const head = (from: string) => `/** Written by scripts/generate-words.ts from ${from}; do not edit. */`;

/** Files that are generated from all words, by path, and what is wrong with the words. */
export function generatedWords(): {
  readonly files: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
} {
  const rooms = readRooms();
  const checked = rooms.map((room) => ({ room, ...checkRoom(room) }));
  const types = checked.map(({ room, all }) => [join(root, room.folder, "words.generated.ts"), roomTypes(room, all)]);
  const parts = rooms.filter(({ folder }) => folder.startsWith("web/words/"));
  return {
    files: {
      ...Object.fromEntries(types),
      [join(root, "web/words/messages.generated.ts")]: partTypes(parts),
      [join(root, "web/words/sources.generated.ts")]: partSources(parts),
    },
    faults: checked.flatMap(({ faults }) => faults),
  };
}

const roomTypes = ({ texts, notes }: WordRoom, all: RoomArguments): string =>
  `${head("the JSON beside it")}\nexport interface Words ${typeOf(texts.de, "", notes, all, "")}\n`;

function typeOf(value: unknown, path: string, notes: WordRoom["notes"], all: RoomArguments, indent: string): string {
  if (typeof value === "string") return messageType(path, all);
  if (Array.isArray(value)) return `readonly ${typeOf(value[0], `${path}.0`, notes, all, indent)}[]`;
  const members = Object.entries(value as object).map(([key, inner]) => {
    const own = path === "" ? key : `${path}.${key}`;
    const note = notes[own] === undefined ? "" : `${indent}  /** ${notes[own]} */\n`;
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
    return `${note}${indent}  readonly ${name}: ${typeOf(inner, own, notes, all, `${indent}  `)};\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}

function messageType(path: string, all: RoomArguments): string {
  const found = [...(all.get(path) ?? [])];
  if (found.length === 0) return "string";
  const members = found.map(([name, { use, cases }]) => `${name}: ${argumentType(use, cases)}`);
  return `(values: { ${members.join("; ")} }) => string`;
}

function argumentType(use: string, cases: readonly string[]): string {
  if (use === "counted" || use === "agreed") return "number";
  if (use === "written") return "string | number";
  return cases.every((one) => ["true", "false", "other"].includes(one)) ? "boolean" : "string";
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const partName = ({ folder }: WordRoom) => camel(basename(folder));
const typeName = (room: WordRoom) => `${partName(room)[0]?.toUpperCase()}${partName(room).slice(1)}Words`;
const inWords = ({ folder }: WordRoom) => folder.slice("web/words/".length);

const partTypes = (parts: readonly WordRoom[]): string => `${head("the folders beside it")}
${parts.map((part) => `import type { Words as ${typeName(part)} } from "./${inWords(part)}/words.generated.ts";`).join("\n")}

export interface Messages {
${parts.map((part) => `  readonly ${partName(part)}: ${typeName(part)};`).join("\n")}
}

/** Folders of the parts; some have American texts. */
export const partFolders = {
${parts.map((part) => `  ${partName(part)}: { folder: "${inWords(part)}", american: ${"en-US" in part.texts} },`).join("\n")}
} as const;
`;

function partSources(parts: readonly WordRoom[]): string {
  const files = parts.map((room) => ({ room, names: Object.keys(room.texts) }));
  const local = (room: WordRoom, file: string) => `${partName(room)}_${file.replace("-", "")}`;
  const imports = files.flatMap(({ room, names }) =>
    names.map((n) => `import ${local(room, n)} from "./${inWords(room)}/${n}.json" with { type: "json" };`),
  );
  const table = files.map(
    ({ room, names }) =>
      `  ${partName(room)}: {\n${names.map((n) => `    ${/-/.test(n) ? `"${n}"` : n}: ${local(room, n)},\n`).join("")}  },`,
  );
  return `${head("the folders beside it")}\n${imports.join("\n")}\n\nexport const sources = {\n${table.join("\n")}\n};\n`;
}

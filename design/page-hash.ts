import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonicalJson } from "./canonical-json.ts";
import type { ScenePage } from "./scene.ts";

const digest = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text)));

/** Identity of a page: SHA-256 of its canonical JSON, 64 lower-case hex digits, the same on every machine. */
export const pageHash = (page: ScenePage): string => digest(canonicalJson(page));

/** Name of a design by the names of its pages, so that a change of one page costs the hashing of one. */
export const hashOfPages = (pages: readonly string[]): string => digest(`passepartout scene 2\n${pages.join("\n")}`);

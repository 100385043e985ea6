// The clients' own hash, so that both sides agree; it has no types and no entry of its own in its package.
import { hash64 } from "@splitsoftware/splitio-commons/cjs/utils/murmur3/murmur3_64.js";

/** The first 64 bits of MurmurHash3 x64 128 with seed 0 of a visitor's key, in decimal (protocol, section 6). */
export const keyHash = (key: string): string => hash64(key).dec;

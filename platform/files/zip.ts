import { crc32 } from "node:zlib";

/** A file of an archive; `read` is called once, when its turn comes. */
export interface ZipEntry {
  /** Path in the archive, with "/" between folders. */
  readonly name: string;
  /** Bytes that `read` returns, below 4 GiB. */
  readonly bytes: number;
  read(): Promise<Uint8Array>;
}

/** Largest values of four and two bytes; larger ones need an extra field (ZIP64). */
const MOST = 0xffff_ffff;
const MOST_ENTRIES = 0xffff;
/** Version 4.5 of the format, the first with ZIP64. */
const VERSION = 45;
const UTF8_NAMES = 0x0800;

/** Length of the archive in bytes, known before anything is read. */
export function zipLength(entries: readonly Pick<ZipEntry, "name" | "bytes">[]): number {
  const { places, end } = layOut(entries);
  const directory = places.reduce((sum, { name, offset }) => sum + 46 + name.length + (offset >= MOST ? 12 : 0), 0);
  return end + directory + (isLarge(entries.length, end, directory) ? 76 : 0) + 22;
}

/**
 * An archive of files as they are, for pictures, which do not get smaller: one file in memory at a time. The same files
 * and date give the same bytes.
 *
 * @throws when an entry gives another number of bytes than it said
 */
export async function* zip(entries: readonly ZipEntry[], modified: Date): AsyncGenerator<Uint8Array> {
  const { places, end } = layOut(entries);
  const date = dosDate(modified);
  const directory: Buffer[] = [];
  for (const [index, entry] of entries.entries()) {
    const { name, offset } = places[index] as Place;
    const content = await entry.read();
    if (content.length !== entry.bytes || entry.bytes >= MOST) throw new Error(`"${entry.name}" has another length`);
    const facts = factsOf(date, crc32(content), entry.bytes, name.length);
    yield Buffer.concat([uint32(0x0403_4b50), facts, uint16(0), name]);
    yield content;
    directory.push(directoryEntry(facts, name, offset));
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield endOf(entries.length, end, listed.length);
}

interface Place {
  readonly name: Buffer;
  readonly offset: number;
}

function layOut(entries: readonly Pick<ZipEntry, "name" | "bytes">[]): { places: readonly Place[]; end: number } {
  let end = 0;
  const places = entries.map((entry): Place => {
    const [name, offset] = [Buffer.from(entry.name), end];
    end += 30 + name.length + entry.bytes;
    return { name, offset };
  });
  return { places, end };
}

/** Fields shared by local header and directory, from the version to the length of the name. */
const factsOf = (date: Buffer, crc: number, bytes: number, nameLength: number): Buffer =>
  Buffer.concat([
    uint16(VERSION),
    uint16(UTF8_NAMES),
    uint16(0),
    date,
    uint32(crc),
    uint32(bytes),
    uint32(bytes),
    uint16(nameLength),
  ]);

function directoryEntry(facts: Buffer, name: Buffer, offset: number): Buffer {
  const extra = offset >= MOST ? Buffer.concat([uint16(1), uint16(8), uint64(offset)]) : Buffer.alloc(0);
  return Buffer.concat([
    uint32(0x0201_4b50),
    uint16(VERSION),
    facts,
    uint16(extra.length),
    // No comment, first disk, no attributes.
    uint16(0),
    uint16(0),
    uint16(0),
    uint32(0),
    uint32(Math.min(offset, MOST)),
    name,
    extra,
  ]);
}

const isLarge = (count: number, start: number, length: number): boolean =>
  count >= MOST_ENTRIES || start >= MOST || length >= MOST;

function endOf(count: number, start: number, length: number): Buffer {
  const few = Math.min(count, MOST_ENTRIES);
  const short = [uint32(0x0605_4b50), uint16(0), uint16(0), uint16(few), uint16(few)];
  const end = Buffer.concat([...short, uint32(Math.min(length, MOST)), uint32(Math.min(start, MOST)), uint16(0)]);
  if (!isLarge(count, start, length)) return end;
  return Buffer.concat([
    uint32(0x0606_4b50),
    uint64(44),
    uint16(VERSION),
    uint16(VERSION),
    uint32(0),
    uint32(0),
    uint64(count),
    uint64(count),
    uint64(length),
    uint64(start),
    uint32(0x0706_4b50),
    uint32(0),
    uint64(start + length),
    uint32(1),
    end,
  ]);
}

/** Seconds in steps of two, UTC: the format knows no zones. */
function dosDate(at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([uint16(time), uint16(day)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

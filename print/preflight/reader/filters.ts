import { inflateSync } from "node:zlib";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { unpredict } from "./predictor.ts";

export type FilterFault = "broken-data" | "unknown-filter" | "too-large";

export interface FilterStep {
  readonly filter: string;
  readonly parameters: ReadonlyMap<string, number>;
}

/** Decodes one filter (ISO 32000-1, 7.4). Picture filters are left to the picture rules and are unknown here. */
export function decode(
  data: Uint8Array,
  { filter, parameters }: FilterStep,
  limit: number,
): Outcome<Uint8Array, FilterFault> {
  switch (filter) {
    case "FlateDecode":
    case "Fl":
      return inflated(data, parameters, limit);
    case "ASCIIHexDecode":
    case "AHx":
      return done(fromHexadecimal(data));
    case "ASCII85Decode":
    case "A85":
      return fromAscii85(data);
    case "RunLengthDecode":
    case "RL":
      return fromRunLengths(data, limit);
    default:
      return failed("unknown-filter");
  }
}

function inflated(
  data: Uint8Array,
  parameters: FilterStep["parameters"],
  limit: number,
): Outcome<Uint8Array, FilterFault> {
  try {
    return unpredict(inflateSync(data, { maxOutputLength: limit }), parameters);
  } catch (error) {
    return failed((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "too-large" : "broken-data");
  }
}

function fromHexadecimal(data: Uint8Array): Uint8Array {
  const text = Buffer.from(data).toString("latin1");
  const digits = (text.split(">")[0] ?? "").replace(/[^0-9a-fA-F]/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex");
}

function fromAscii85(data: Uint8Array): Outcome<Uint8Array, FilterFault> {
  const text = (Buffer.from(data).toString("latin1").split("~>")[0] ?? "").replace(/\s/g, "");
  const bytes: number[] = [];
  let group: number[] = [];
  const flush = (length: number) => {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < length; index++) bytes.push(Math.floor(value / 256 ** (3 - index)) & 255);
    group = [];
  };
  for (const character of text) {
    if (character === "z" && group.length === 0) bytes.push(0, 0, 0, 0);
    else {
      const digit = character.charCodeAt(0) - 33;
      if (digit < 0 || digit > 84) return failed("broken-data");
      if (group.push(digit) === 5) flush(4);
    }
  }
  if (group.length > 1) flush(group.length - 1);
  return done(Uint8Array.from(bytes));
}

function fromRunLengths(data: Uint8Array, limit: number): Outcome<Uint8Array, FilterFault> {
  const bytes: number[] = [];
  for (let at = 0; at < data.length; ) {
    const length = data[at++] as number;
    if (length === 128) break;
    if (length < 128) {
      bytes.push(...data.subarray(at, at + length + 1));
      at += length + 1;
    } else bytes.push(...Array<number>(257 - length).fill(data[at++] ?? 0));
    if (bytes.length > limit) return failed("too-large");
  }
  return done(Uint8Array.from(bytes));
}

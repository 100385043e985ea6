import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decode } from "./filters.ts";

const none = new Map<string, number>();
const LIMIT = 1 << 20;
const plain = (filter: string, data: Uint8Array | string, parameters: ReadonlyMap<string, number> = none) => {
  const decoded = decode(Buffer.from(data as string), { filter, parameters }, LIMIT);
  return decoded.ok ? Buffer.from(decoded.value).toString("latin1") : decoded.error;
};

describe("text filters", () => {
  test("hexadecimal, with spaces and an odd digit at the end", () => {
    expect(plain("ASCIIHexDecode", "50 61 73 7>")).toBe("Pasp");
  });

  test("base 85, with zeros and a short last group", () => {
    expect(plain("ASCII85Decode", "87cURD]j7BEbo80~>")).toBe("Hello world!");
    expect(plain("ASCII85Decode", "z87cUR~>")).toBe("\0\0\0\0Hell");
    expect(plain("ASCII85Decode", "\x7f~>")).toBe("broken-data");
  });
});

test("run lengths repeat and copy", () => {
  expect(plain("RunLengthDecode", Uint8Array.from([2, 97, 98, 99, 254, 120, 128, 1]))).toBe("abcxxx");
});

describe("Flate", () => {
  test("gives back any data", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (data) => {
        expect(plain("FlateDecode", deflateSync(data))).toBe(Buffer.from(data).toString("latin1"));
      }),
    );
  });

  test.each([
    ["none", 0, [1, 2, 3]],
    ["left", 1, [1, 1, 1]],
    ["up", 2, [1, 2, 3]],
    ["average", 3, [1, 2, 2]],
    ["nearest", 4, [1, 1, 1]],
  ])("undoes the PNG predictor %s on a first row", (_, kind, row) => {
    const parameters = new Map([
      ["Predictor", 15],
      ["Columns", 3],
    ]);
    expect(plain("FlateDecode", deflateSync(Uint8Array.from([kind, ...row])), parameters)).toBe("\x01\x02\x03");
  });

  test("a second row builds on the first", () => {
    const parameters = new Map([
      ["Predictor", 12],
      ["Columns", 2],
    ]);
    expect(plain("FlateDecode", deflateSync(Uint8Array.from([2, 1, 2, 2, 1, 1])), parameters)).toBe("\x01\x02\x02\x03");
  });

  test("more than the limit is refused", () => {
    expect(plain("FlateDecode", deflateSync(Buffer.alloc(LIMIT + 1)))).toBe("too-large");
  });

  test("junk is refused", () => expect(plain("FlateDecode", "junk")).toBe("broken-data"));
});

test("other filters are unknown", () => expect(plain("LZWDecode", "x")).toBe("unknown-filter"));

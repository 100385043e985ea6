import { createHmac } from "node:crypto";
import { hashToken } from "../../platform/tokens/random.ts";

/** Crockford's 32 symbols: no I, L, O and U; who types I or L means 1, who types O means 0. */
const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 16 symbols of 5 bits: 80 bits that nobody guesses. */
const randomSymbols = 16;
const length = randomSymbols + 1;

/** Derives a gift voucher's code from its id and the shop's secret, so that it is stored nowhere. */
export type GiftCodes = (giftId: string) => string;

/** @param secret at least 32 random bytes; codes that were sent are found by their hash, also after it was changed */
export function giftCodes(secret: string): GiftCodes {
  return (giftId) => {
    const bytes = createHmac("sha256", secret).update(`gift-voucher:${giftId}`).digest().subarray(0, 10);
    let bits = BigInt(`0x${bytes.toString("hex")}`);
    const values: number[] = [];
    for (let index = 0; index < randomSymbols; index++) {
      values.unshift(Number(bits & 31n));
      bits >>= 5n;
    }
    return [...values, checkOf(values)].map((value) => symbols[value]).join("");
  };
}

/** As it is printed and read aloud: four groups, `8F2K-0QTW-M3ZD-7XHAC`. */
export const shownCode = (code: string): string => code.replace(/^(.{4})(.{4})(.{4})(.{5})$/, "$1-$2-$3-$4");

/** The visible part of a code later: its last four characters. */
export const hintOf = (code: string): string => code.slice(-4);

/** Stored hash to find it by. */
export const hashOfCode = (code: string): string => hashToken(`gift-voucher:${code}`);

/** A typed code without what people add: small letters, spaces, hyphens. */
export const tidyCode = (typed: string): string => typed.replaceAll(/[\s\-–]/g, "").toUpperCase();

/**
 * Parses a typed gift voucher code; `mistyped` when only its check symbol is wrong, so that a typing mistake is not
 * reported as an unknown code; null for anything else.
 */
export function readGiftCode(typed: string): string | "mistyped" | null {
  const code = tidyCode(typed).replaceAll(/[IL]/g, "1").replaceAll("O", "0");
  const values = [...code].map((symbol) => symbols.indexOf(symbol));
  if (values.length !== length || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values.at(-1) ? code : "mistyped";
}

/**
 * One check symbol over the field of 32 elements (polynomial x⁵+x²+1): each place counts with another power of x, so
 * every single wrong symbol and every swap of two neighbours is found.
 */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => timesX(sum ^ value), 0);

const timesX = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

declare module "@splitsoftware/splitio-commons/cjs/utils/murmur3/murmur3_64.js" {
  export function hash64(text: string): { readonly hex: string; readonly dec: string };
}

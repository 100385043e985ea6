/** What is used of the library. */
declare module "qr" {
  export default function encodeQR(
    text: string,
    output: "raw",
    options: { readonly ecc: "medium"; readonly border: number },
  ): readonly (readonly boolean[])[];
}

declare module "qr/decode.js" {
  export default function decodeQR(image: {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }): string;
}

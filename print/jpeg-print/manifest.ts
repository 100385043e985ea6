/** The list that comes with a pile of pictures, as JSON. */
export interface PrintManifest {
  readonly version: 1;
  readonly prints: readonly ListedPrint[];
}

export interface ListedPrint {
  /** File name in the pile. */
  readonly name: string;
  readonly surface: string;
  /** Printed copies for one article. */
  readonly copies: number;
  /** Of the file, in hex. */
  readonly sha256: string;
  readonly bytes: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

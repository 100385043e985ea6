/** The calls of libheif-js that are used here (its types describe the C interface only). */
interface Libheif {
  readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}
interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(target: Pixels, ready: (filled: Pixels | null) => void): void;
  free(): void;
}
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Loading compiles 1.4 MB of WebAssembly, so only the first HEIC does it. */
async function libheif(): Promise<Libheif> {
  // @ts-expect-error the package has no types for this bundle
  const bundle: { readonly default: Libheif } = await import("libheif-js/wasm-bundle.js");
  return bundle.default;
}

/** Decodes the primary picture of a HEIC, turned as its container says, as RGBA; null when it cannot be decoded. */
export async function decodeHeic(file: Uint8Array): Promise<Pixels | null> {
  const { HeifDecoder } = await libheif();
  const images = picturesOf(new HeifDecoder(), file);
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) return null;
    const width = image.get_width();
    const height = image.get_height();
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
    return await new Promise((resolve) => image.display(target, resolve));
  } finally {
    for (const image of images) image.free();
  }
}

/** The library throws about some damaged files and finds nothing in others. */
function picturesOf(decoder: InstanceType<Libheif["HeifDecoder"]>, file: Uint8Array): HeifImage[] {
  try {
    return decoder.decode(file);
  } catch {
    return [];
  }
}

import { ScanReader } from "./huffman.ts";
import { inverseDct, zigzag } from "./inverse-dct.ts";
import { parseTwelveBit, type Scan, type ScanComponent, type TwelveBitJpeg } from "./parse.ts";
import { type Plane, toEightBit } from "./to-eight-bit.ts";

/**
 * Decodes a 12-bit JPEG (T.81 extended sequential with Huffman coding, what medical and scientific cameras write) to 8
 * bit grey or RGB, because neither sharp nor a PDF reader can. Null when it is damaged or of another process.
 */
export async function decodeTwelveBit(file: Uint8Array, storedAsRgb: boolean) {
  const jpeg = await parseTwelveBit(file);
  if (!jpeg) return null;
  const planes = planesOf(jpeg);
  for (const scan of jpeg.scans) if (!decodeScan(jpeg, scan, planes)) return null;
  return toEightBit(jpeg, planes, storedAsRgb);
}

const largestSampling = ({ components }: TwelveBitJpeg) => ({
  horizontal: Math.max(...components.map((component) => component.horizontal)),
  vertical: Math.max(...components.map((component) => component.vertical)),
});

function planesOf(jpeg: TwelveBitJpeg): Plane[] {
  const most = largestSampling(jpeg);
  const unitsWide = Math.ceil(jpeg.width / (8 * most.horizontal));
  const unitsHigh = Math.ceil(jpeg.height / (8 * most.vertical));
  return jpeg.components.map(({ horizontal, vertical }) => {
    const stride = unitsWide * horizontal * 8;
    const width = Math.ceil((jpeg.width * horizontal) / most.horizontal);
    const height = Math.ceil((jpeg.height * vertical) / most.vertical);
    const samples = new Uint16Array(stride * unitsHigh * vertical * 8);
    return { samples, stride, width, height, blocksWide: Math.ceil(width / 8), blocksHigh: Math.ceil(height / 8) };
  });
}

/** Blocks of one unit of a scan: a single component's come one by one, several components' are interleaved (A.2). */
function unitsOf(jpeg: TwelveBitJpeg, scan: Scan, planes: readonly Plane[]) {
  const [only] = scan.components;
  if (scan.components.length === 1 && only) {
    const plane = planes[only.index] as Plane;
    const blocks = [{ component: only, slot: 0, across: 0, down: 0 }];
    return { wide: plane.blocksWide, high: plane.blocksHigh, blocks, step: () => [1, 1] as const };
  }
  const most = largestSampling(jpeg);
  const blocks = scan.components.flatMap((component, slot) => {
    const { horizontal, vertical } = jpeg.components[component.index] as TwelveBitJpeg["components"][number];
    return Array.from({ length: horizontal * vertical }, (_, number) => {
      return { component, slot, across: number % horizontal, down: Math.floor(number / horizontal) };
    });
  });
  return {
    wide: Math.ceil(jpeg.width / (8 * most.horizontal)),
    high: Math.ceil(jpeg.height / (8 * most.vertical)),
    blocks,
    step: ({ index }: ScanComponent) =>
      [jpeg.components[index]?.horizontal ?? 1, jpeg.components[index]?.vertical ?? 1] as const,
  };
}

function decodeScan(jpeg: TwelveBitJpeg, scan: Scan, planes: readonly Plane[]): boolean {
  const reader = new ScanReader(scan.data);
  const { wide, high, blocks, step } = unitsOf(jpeg, scan, planes);
  const predictions = new Int32Array(scan.components.length);
  const coefficients = new Int32Array(64);
  for (let unit = 0; unit < wide * high; unit++) {
    if (scan.restartInterval > 0 && unit > 0 && unit % scan.restartInterval === 0) {
      reader.restart();
      predictions.fill(0);
    }
    for (const { component, slot, across, down } of blocks) {
      readBlock(reader, component, coefficients, predictions, slot);
      if (reader.damaged) return false;
      const plane = planes[component.index] as Plane;
      const [stepX, stepY] = step(component);
      const x = (unit % wide) * stepX + across;
      const y = Math.floor(unit / wide) * stepY + down;
      inverseDct(coefficients, plane.samples, y * 8 * plane.stride + x * 8, plane.stride);
    }
  }
  return true;
}

/** T.81 F.2.2: the difference of the mean, then runs of zeros and values in zigzag order; dequantised on the way. */
function readBlock(
  reader: ScanReader,
  { dc, ac, quantisation }: ScanComponent,
  coefficients: Int32Array,
  predictions: Int32Array,
  slot: number,
): void {
  coefficients.fill(0);
  const mean = (predictions[slot] as number) + reader.signed(reader.symbol(dc) & 15);
  predictions[slot] = mean;
  coefficients[0] = mean * (quantisation[0] as number);
  for (let k = 1; k < 64; k++) {
    const symbol = reader.symbol(ac);
    const run = symbol >> 4;
    const size = symbol & 15;
    if (size === 0 && run < 15) return;
    k += run;
    if (k > 63) {
      reader.damaged = true;
      return;
    }
    const place = zigzag[k] as number;
    coefficients[place] = reader.signed(size) * (quantisation[place] as number);
  }
}

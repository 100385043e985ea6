/** Members of a start-of-frame segment (ITU-T T.81 B.2.2). */
export interface FrameHeader {
  readonly process: "baseline" | "extended" | "progressive" | "lossless" | "hierarchical";
  readonly coding: "huffman" | "arithmetic";
  readonly bits: number;
  readonly width: number;
  /** 0 when the height follows after the first scan (DNL). */
  readonly height: number;
  readonly components: readonly FrameComponent[];
}

export interface FrameComponent {
  readonly id: number;
  readonly horizontal: number;
  readonly vertical: number;
}

const processes: Readonly<Record<number, readonly [FrameHeader["process"], FrameHeader["coding"]]>> = {
  192: ["baseline", "huffman"],
  193: ["extended", "huffman"],
  194: ["progressive", "huffman"],
  195: ["lossless", "huffman"],
  197: ["hierarchical", "huffman"],
  198: ["hierarchical", "huffman"],
  199: ["hierarchical", "huffman"],
  201: ["extended", "arithmetic"],
  202: ["progressive", "arithmetic"],
  203: ["lossless", "arithmetic"],
  205: ["hierarchical", "arithmetic"],
  206: ["hierarchical", "arithmetic"],
  207: ["hierarchical", "arithmetic"],
};

export function isStartOfFrame(marker: number): boolean {
  return marker in processes;
}

/** Null when the payload is too short for what it announces. */
export function frameHeader(marker: number, payload: Uint8Array): FrameHeader | null {
  const known = processes[marker];
  const count = payload[5];
  if (!known || count === undefined || payload.length < 6 + count * 3) return null;
  const view = new DataView(payload.buffer, payload.byteOffset, payload.length);
  const components = Array.from({ length: count }, (_, index) => {
    const sampling = view.getUint8(6 + index * 3 + 1);
    return { id: view.getUint8(6 + index * 3), horizontal: sampling >> 4, vertical: sampling & 15 };
  });
  const [process, coding] = known;
  return { process, coding, bits: view.getUint8(0), height: view.getUint16(1), width: view.getUint16(3), components };
}

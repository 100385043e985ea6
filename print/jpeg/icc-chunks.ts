const ICC = "ICC_PROFILE\0";
/** The largest honest profiles are about 3 MB (device links, multi-channel); photos carry 0.5 to 600 KB. */
const PROFILE_LIMIT = 4 << 20;

/** Collects the APP2 chunks of an embedded ICC profile (ICC.1, annex B.4), which may come in any order. */
export interface IccChunks {
  add(app2: Uint8Array): void;
  /** The whole profile, or null when there is none or a chunk is missing, doubled or contradictory. */
  assembled(): Uint8Array | null;
}

export function isIccChunk(app2: Uint8Array): boolean {
  return app2.length >= ICC.length + 2 && String.fromCharCode(...app2.subarray(0, ICC.length)) === ICC;
}

export function collectIccChunks(): IccChunks {
  const chunks = new Map<number, Uint8Array>();
  let total: number | null = null;
  let size = 0;
  let broken = false;
  return {
    add(app2) {
      if (!isIccChunk(app2)) return;
      const number = app2[ICC.length] as number;
      const count = app2[ICC.length + 1] as number;
      const data = app2.subarray(ICC.length + 2);
      size += data.length;
      if ((total !== null && total !== count) || chunks.has(number) || number < 1 || number > count) broken = true;
      if (size > PROFILE_LIMIT) broken = true;
      total = count;
      if (!broken) chunks.set(number, data.slice());
    },
    assembled() {
      if (broken || total === null || chunks.size !== total) return null;
      return Buffer.concat(Array.from({ length: total }, (_, index) => chunks.get(index + 1) as Uint8Array));
    },
  };
}

import { join } from "node:path";
import {
  createProcessPool,
  type ProcessPool,
  type ProcessPoolOptions,
} from "../../../platform/processes/process-pool.ts";
import type { ExamineRequest } from "./examine-photo.ts";
import type { Verdict } from "./verdict.ts";

export type DecoderOptions = Partial<Pick<ProcessPoolOptions, "memoryLimit" | "timeLimit" | "idleLimit">>;

/** Examines photos in processes of their own; throws when the file cannot be read or the rendition not written. */
export type Decoder = ProcessPool<ExamineRequest, Verdict>;

export const createDecoder = (options: DecoderOptions = {}): Decoder =>
  createProcessPool({
    program: join(import.meta.dirname, "decoder-process.ts"),
    // Half of it is what 200 megapixels need in the worst honest format.
    memoryLimit: 2_500_000_000,
    timeLimit: 120_000,
    idleLimit: 30_000,
    ...options,
  });

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** A whole collection now: what starting leaves behind, some 100 MB, would else stay until the heap is full. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  setFlagsFromString("--no-expose-gc");
  collect();
}

import { open } from "node:fs/promises";
import { TYPE_BYTES } from "./picture-type.ts";

/** So much of a file's start as tells what it is; less where it is shorter. */
export async function headOfFile(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(TYPE_BYTES), 0, TYPE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

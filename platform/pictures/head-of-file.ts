import { open } from "node:fs/promises";
import { TYPE_BYTES } from "./picture-type.ts";

/** The first bytes of a file, enough to recognise its type; fewer if it is shorter. */
export async function headOfFile(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(TYPE_BYTES), 0, TYPE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

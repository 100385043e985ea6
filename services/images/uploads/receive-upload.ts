import { hash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { BoundedFolder } from "../../../platform/files/bounded-folder.ts";
import type { ArrivedFile, AwaitedUpload, ImagesDependencies } from "../ports.ts";
import type { Pictures } from "../transform/pictures.ts";
import { storeFile } from "./asset-files.ts";
import { svgProblem } from "./svg.ts";

/** Refusal of a file. `sentence` continues "The file". */
export type UploadRefusal =
  | { readonly kind: "wrong-file"; readonly sentence: string }
  | { readonly kind: "arrived" | "busy" | "unavailable" | "no-space" };

type Receiving = Pick<ImagesDependencies, "db" | "clock" | "files" | "assets"> & {
  readonly pictures: Pictures;
  readonly folder: BoundedFolder;
};

/** Checks the file of an announced asset, and stores it. Claims of the sender are not trusted. */
export async function receiveUpload(
  receiving: Receiving,
  token: string,
  awaited: AwaitedUpload,
  content: Uint8Array,
): Promise<Outcome<ArrivedFile, UploadRefusal>> {
  const path = receiving.folder.passing();
  await writeFile(path, content, { mode: 0o600 });
  try {
    const contentType = await typeOf(receiving.pictures, awaited, content, path);
    if (!contentType.ok) return contentType;
    const sha256 = hash("sha256", content, "hex");
    const stored = await storeFile(receiving, sha256, path, contentType.value);
    if (!stored.ok) return failed({ kind: stored.error });
    const file = { sha256, contentType: contentType.value, bytes: content.byteLength };
    return (await receiving.assets.arrived(token, file)) ? done(file) : failed({ kind: "arrived" });
  } finally {
    await rm(path, { force: true });
  }
}

async function typeOf(
  pictures: Pictures,
  { size }: AwaitedUpload,
  content: Uint8Array,
  path: string,
): Promise<Outcome<string, UploadRefusal>> {
  const drawing = svgProblem(content);
  if (drawing === null) return done("image/svg+xml");
  if (drawing !== undefined) return failed({ kind: "wrong-file", sentence: drawing });
  const seen = await pictures.examine(path);
  if (!seen.ok) return failed(refusalOf(seen.error));
  const { format, width, height } = seen.value;
  if (size && (size.width !== width || size.height !== height)) {
    const sentence = `has ${width}x${height} pixels, but ${size.width}x${size.height} were announced`;
    return failed({ kind: "wrong-file", sentence });
  }
  return done(`image/${format}`);
}

function refusalOf(problem: Exclude<Awaited<ReturnType<Pictures["examine"]>>, { ok: true }>["error"]): UploadRefusal {
  if ("sentence" in problem) return { kind: "wrong-file", sentence: problem.sentence };
  if (problem.kind === "failed" || problem.kind === "not-found")
    return { kind: "wrong-file", sentence: "cannot be decoded" };
  return { kind: problem.kind };
}

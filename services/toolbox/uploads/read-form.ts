import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { diskProblem } from "../../../platform/files/disk-problem.ts";
import { formParts, type PartHead } from "./form-parts.ts";

/** A file of a form, in a passing place. */
export interface SentFile {
  /** As the sender's machine calls it; may be anything. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}
export interface SentForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

export interface FormLimits {
  readonly files: number;
  readonly fileBytes: number;
  /** Of all files together. */
  readonly bytes: number;
}

export type FormRefusal =
  | "file-missing"
  | "form-broken"
  | "too-many-bytes"
  | "too-many-bytes-together"
  | "too-many-files"
  | "no-space"
  | "unavailable";

const mostFields = 20;
const mostFieldBytes = 1_000;

/**
 * Reads a form piece by piece and writes its files to `folder`, so that memory stays flat whatever is sent. They are
 * gone when `use` is done, or when anything goes wrong.
 */
export async function withForm<Value, Failure>(
  { body, contentType, folder, limits }: FormSource,
  use: (form: SentForm) => Promise<Outcome<Value, Failure>>,
): Promise<Outcome<Value, Failure | FormRefusal>> {
  const files: SentFile[] = [];
  try {
    const read = await readForm(body, contentType, limits, folder, files);
    return read.ok ? await use({ fields: read.value, files }) : read;
  } finally {
    for (const { path } of files) await rm(path, { force: true });
  }
}

interface FormSource {
  readonly body: ReadableStream<Uint8Array> | null;
  readonly contentType: string | undefined;
  readonly folder: string;
  readonly limits: FormLimits;
}

type Fields = Readonly<Record<string, string>>;

async function readForm(
  body: ReadableStream<Uint8Array> | null,
  contentType: string | undefined,
  limits: FormLimits,
  folder: string,
  files: SentFile[],
): Promise<Outcome<Fields, FormRefusal>> {
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]{1,70})/i.exec(contentType ?? "");
  if (!body || !boundary?.[1]) return failed("file-missing");
  const fields = new Map<string, string>();
  let fault: FormRefusal | null = null;
  try {
    for await (const { head, content } of formParts(body, boundary[1])) {
      fault = isFile(head)
        ? await keepFile(head, content, limits, folder, files)
        : await keepField(head, content, fields);
      if (fault) return failed(fault);
    }
  } catch (error) {
    const problem = diskProblem(error);
    // A broken connection of the sender is no fault of ours.
    return failed(problem ?? "form-broken");
  }
  return files.length === 0 ? failed("file-missing") : done(Object.fromEntries(fields));
}

const isFile = ({ filename }: PartHead) => filename !== null;

async function keepField(
  { name }: PartHead,
  content: AsyncIterable<Uint8Array>,
  fields: Map<string, string>,
): Promise<FormRefusal | null> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > mostFieldBytes || fields.size >= mostFields) return "form-broken";
    pieces.push(Buffer.from(piece));
  }
  fields.set(name, Buffer.concat(pieces).toString("utf8"));
  return null;
}

async function keepFile(
  { filename }: PartHead,
  content: AsyncIterable<Uint8Array>,
  limits: FormLimits,
  folder: string,
  files: SentFile[],
): Promise<FormRefusal | null> {
  const path = join(folder, randomUUID());
  const others = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const file = await open(path, "wx", 0o600);
  let bytes = 0;
  let kept = false;
  try {
    for await (const piece of content) {
      bytes += piece.length;
      if (files.length >= limits.files) return "too-many-files";
      if (bytes > limits.fileBytes) return "too-many-bytes";
      if (others + bytes > limits.bytes) return "too-many-bytes-together";
      for (let at = 0; at < piece.length; ) at += (await file.write(piece, at)).bytesWritten;
    }
    // A browser sends a nameless file without bytes where none was chosen.
    kept = bytes > 0 || filename !== "";
    if (kept) files.push({ name: filename ?? "", path, bytes });
    return null;
  } finally {
    await file.close();
    if (!kept) await rm(path, { force: true });
  }
}

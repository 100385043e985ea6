import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Log } from "../log/log.ts";
import { clipRange, type FileStore, isSha256, type StoredFile, type StoreProblem } from "./file-store.ts";
import { removeLeftovers } from "./leftovers.ts";
import { isMissing, isOutside, isThere, mayPass, s3Problem } from "./s3-problem.ts";
import { type Spooled, withSpooled } from "./spool.ts";

export interface S3StoreOptions {
  readonly bucket: string;
  /** Before each key, without a slash at its end; "" for none. */
  readonly prefix: string;
  /** Null: Amazon's own for the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly log: Log;
  /** Folder of files whose hash is not known yet; the system's temporary folder when left out. */
  readonly spoolFolder?: string;
}

const mostUploads = 3;
/** In milliseconds, times the number of tries. */
const pauseBetweenUploads = 200;

/** Keeps files as objects `prefix/<sha256>` of a bucket, with their checksum proved by the store. */
export async function createS3Store(options: S3StoreOptions): Promise<FileStore> {
  const sdk = await import("@aws-sdk/client-s3");
  const { bucket, prefix, log, spoolFolder = join(tmpdir(), "passepartout-spool") } = options;
  await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
  await removeLeftovers(spoolFolder);
  const client = createClient(sdk.S3Client, options);
  const objectOf = (sha256: string) => ({ Bucket: bucket, Key: prefix === "" ? sha256 : `${prefix}/${sha256}` });

  async function stat(sha256: string): Promise<Outcome<{ bytes: number }, "not-found" | "unavailable">> {
    if (!isSha256(sha256)) return failed("not-found");
    try {
      const head = await client.send(new sdk.HeadObjectCommand(objectOf(sha256)));
      return done({ bytes: head.ContentLength ?? 0 });
    } catch (error) {
      if (isMissing(error)) return failed("not-found");
      s3Problem(error, log);
      return failed("unavailable");
    }
  }

  async function send(
    { path, sha256, bytes }: Spooled,
    contentType: string,
  ): Promise<Outcome<StoredFile, StoreProblem>> {
    const object = () => ({
      ...objectOf(sha256),
      Body: createReadStream(path),
      ContentLength: bytes,
      ContentType: contentType,
      ChecksumSHA256: Buffer.from(sha256, "hex").toString("base64"),
      IfNoneMatch: "*",
    });
    try {
      await retried(() => client.send(new sdk.PutObjectCommand(object())));
    } catch (error) {
      if (!isThere(error)) return failed(s3Problem(error, log));
    }
    return done({ sha256, bytes });
  }

  return {
    put: (source, { contentType }) =>
      withSpooled(spoolFolder, source, async (file) => {
        const present = await stat(file.sha256);
        if (present.ok) return done({ sha256: file.sha256, bytes: file.bytes });
        return present.error === "unavailable" ? failed("unavailable") : send(file, contentType);
      }),

    async open(sha256, range) {
      const found = await stat(sha256);
      if (!found.ok) return found;
      const totalBytes = found.value.bytes;
      const part = range ? clipRange(range, totalBytes) : { first: 0, last: totalBytes - 1 };
      if (!part) return range?.first === 0 && totalBytes === 0 ? done(emptyFile()) : failed("range-outside");
      try {
        const Range = range ? `bytes=${part.first}-${part.last}` : undefined;
        const object = await client.send(
          new sdk.GetObjectCommand({ ...objectOf(sha256), ...(Range ? { Range } : {}) }),
        );
        return done({ stream: object.Body as Readable, bytes: part.last - part.first + 1, totalBytes });
      } catch (error) {
        if (isMissing(error)) return failed("not-found");
        if (isOutside(error)) return failed("range-outside");
        s3Problem(error, log);
        return failed("unavailable");
      }
    },

    stat,

    async *names() {
      const lead = prefix === "" ? "" : `${prefix}/`;
      let from: string | undefined;
      try {
        do {
          const page = await client.send(
            new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: lead, Delimiter: "/", ContinuationToken: from }),
          );
          for (const { Key = "" } of page.Contents ?? [])
            if (isSha256(Key.slice(lead.length))) yield done(Key.slice(lead.length));
          from = page.NextContinuationToken;
        } while (from !== undefined);
      } catch (error) {
        s3Problem(error, log);
        yield failed("unavailable");
      }
    },

    async delete(sha256) {
      if (!isSha256(sha256)) return done(undefined);
      try {
        await client.send(new sdk.DeleteObjectCommand(objectOf(sha256)));
      } catch (error) {
        if (!isMissing(error)) {
          s3Problem(error, log);
          return failed("unavailable");
        }
      }
      return done(undefined);
    },

    localPath: () => null,
    check: async () => void (await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))),
  };
}

/** The client does not retry streams, because it cannot read them twice; here each try opens the file again. */
async function retried(upload: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await upload();
      return;
    } catch (error) {
      if (tries === mostUploads || !mayPass(error)) throw error;
      await sleep(tries * pauseBetweenUploads);
    }
  }
}

const emptyFile = () => ({ stream: Readable.from([]), bytes: 0, totalBytes: 0 });

function createClient(Client: typeof S3Client, options: S3StoreOptions): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, log } = options;
  return new Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's seldom have a host name per bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // We send the SHA-256; not every store knows the checksums the client would add by itself.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    logger: { debug() {}, info() {}, warn: (text) => log.debug(text), error: (text) => log.error(text) },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  });
}

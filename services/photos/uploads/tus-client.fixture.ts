import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { DetailedError, Upload } from "tus-js-client";
import type { Owner } from "../../../platform/database/ownership.ts";
import { newId } from "../../../platform/tokens/random.ts";
import { uploadsPath } from "../contract.ts";
import { headersOf } from "../photos.fixture.ts";

export interface SendOptions {
  readonly photoId?: string;
  readonly name?: string;
  readonly chunkSize?: number;
  readonly retryDelays?: number[];
  /** Continues an upload instead of starting one. */
  readonly uploadUrl?: string;
}

/** Result of an upload by the designer's own client library. */
export interface Sent {
  readonly photoId: string;
  readonly uploadUrl: string | null;
  /** Null when all went well; 0 when there was no answer. */
  readonly failure: { readonly status: number; readonly kind: string | null } | null;
}

/** Uploads bytes by tus-js-client and waits for the end, whichever it is. */
export function send(url: string, owner: Owner | null, bytes: Uint8Array, options: SendOptions = {}): Promise<Sent> {
  const { photoId = newId(), name = "meer.jpg", chunkSize = 1_000_000, retryDelays = [], uploadUrl } = options;
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const upload = new Upload(Buffer.from(bytes), {
    endpoint: `${url}${uploadsPath}`,
    ...(uploadUrl && { uploadUrl }),
    headers: headersOf(owner),
    metadata: { photoId, filename: name, filetype: "image/jpeg" },
    chunkSize,
    retryDelays,
    storeFingerprintForResuming: false,
    onSuccess: () => resolve({ photoId, uploadUrl: upload.url, failure: null }),
    onError: (error) => {
      const response = error instanceof DetailedError ? error.originalResponse : null;
      const failure = { status: response?.getStatus() ?? 0, kind: kindOf(response?.getBody() ?? "") };
      resolve({ photoId, uploadUrl: upload.url, failure });
    },
  });
  upload.start();
  return promise;
}

function kindOf(body: string): string | null {
  try {
    return JSON.parse(body).type?.split(":").at(-1) ?? null;
  } catch {
    return null;
  }
}

/**
 * A line to the shop that breaks: after so many bytes sent to the shop on one connection, both ends are cut.
 *
 * @param cuts how many bytes each connection carries, in the order of connections; the ones after that are whole
 */
export async function brokenLine(port: number, cuts: number[]) {
  const open = new Set<Socket>();
  let carried = 0;
  const proxy = createServer((client) => {
    const shop = connect(port, "127.0.0.1");
    let left = cuts.shift() ?? Number.POSITIVE_INFINITY;
    for (const socket of [client, shop]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        client.destroy();
        shop.destroy();
      });
    }
    client.on("data", (data: Buffer) => {
      const part = data.subarray(0, left);
      left -= part.length;
      carried += part.length;
      if (left > 0) shop.write(part);
      else if (!shop.writableEnded) shop.end(part);
    });
    shop.on("data", (data) => left > 0 && client.write(data));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Bytes that went to the shop, headers included. */
    carried: () => carried,
    close() {
      for (const socket of open) socket.destroy();
      proxy.close();
    },
  };
}

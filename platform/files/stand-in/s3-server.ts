import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandInObject {
  readonly body: Buffer;
  readonly contentType: string;
}

/** An S3 store in memory, as far as our store speaks to one. */
export interface S3StandIn {
  readonly endpoint: string;
  /** By `bucket/key`. */
  readonly objects: Map<string, StandInObject>;
  /** Methods and paths in the order they came. */
  readonly requests: string[];
  /** Makes it refuse what would go beyond so many bytes in all. */
  capacity: number;
  /** Makes it answer every request with 503. */
  down: boolean;
  /** Makes it answer so many uploads with 503. */
  failingUploads: number;
  /** Makes it break off so many downloads in their middle. */
  failingDownloads: number;
  /** Most keys of one answer that lists them. */
  pageSize: number;
  close(): Promise<void>;
}

/** Starts it with one bucket; requests must be signed (version 4) by `accessKeyId`. */
export async function startS3StandIn({ bucket, accessKeyId }: { bucket: string; accessKeyId: string }) {
  const objects = new Map<string, StandInObject>();
  const requests: string[] = [];
  const state = {
    capacity: Number.POSITIVE_INFINITY,
    down: false,
    failingUploads: 0,
    failingDownloads: 0,
    pageSize: 1000,
  };
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${path(request)}`);
    const body = await readAll(request);
    const failing = request.method === "PUT" && state.failingUploads-- > 0;
    if (state.down || failing) return refuse(response, 503, "ServiceUnavailable");
    const signature = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(signature)) return refuse(response, 403, "InvalidAccessKeyId");
    const [inBucket, key] = path(request).split(/\/(.*)/s);
    if (inBucket !== bucket) return refuse(response, 404, "NoSuchBucket");
    if (!key && request.method === "GET") return list(request, response, `${inBucket}/`, objects, state.pageSize);
    if (!key) return response.end();
    if (request.method === "GET" && state.failingDownloads-- > 0) {
      response.writeHead(200, { "content-length": 100 }).write("some");
      return setTimeout(() => response.destroy(), 20);
    }
    return answer({ request, response, body, objects, key: `${inBucket}/${key}`, capacity: state.capacity });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const standIn: S3StandIn = Object.assign(state, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return standIn;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
  readonly objects: Map<string, StandInObject>;
  readonly key: string;
  readonly capacity: number;
}

function answer(exchange: Exchange) {
  const { request, response, objects, key } = exchange;
  if (request.method === "PUT") return put(exchange);
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const object = objects.get(key);
  if (!object) return refuse(response, 404, "NoSuchKey");
  return get(exchange, object);
}

function put({ request, response, body, objects, key, capacity }: Exchange) {
  if (request.headers["if-none-match"] === "*" && objects.has(key)) return refuse(response, 412, "PreconditionFailed");
  const checksum = createHash("sha256").update(body).digest("base64");
  if (request.headers["x-amz-checksum-sha256"] !== checksum) return refuse(response, 400, "BadDigest");
  const used = [...objects.values()].reduce((sum, object) => sum + object.body.length, 0);
  if (used + body.length > capacity) return refuse(response, 507, "InsufficientStorage");
  objects.set(key, { body, contentType: request.headers["content-type"] ?? "" });
  return response.end();
}

function get({ request, response }: Exchange, { body, contentType }: StandInObject) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  const part = first === undefined ? body : body.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, { "content-length": part.length, "content-type": contentType });
  return response.end(request.method === "HEAD" ? undefined : part);
}

/** Keys below a prefix, without those with a further slash; it always returns the key after which it continues. */
function list(
  request: IncomingMessage,
  response: ServerResponse,
  lead: string,
  objects: Exchange["objects"],
  most: number,
) {
  const query = new URL(request.url ?? "/", "http://store").searchParams;
  const [prefix, after] = [query.get("prefix") ?? "", query.get("continuation-token") ?? ""];
  const keys = [...objects.keys()]
    .map((key) => key.slice(lead.length))
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/") && key > after)
    .toSorted();
  const page = keys.slice(0, most);
  const more = keys.length > most;
  response.writeHead(200, { "content-type": "application/xml" });
  return response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""}</ListBucketResult>`,
  );
}

const path = (request: IncomingMessage) => decodeURIComponent((request.url ?? "/").slice(1).split("?")[0] ?? "");

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

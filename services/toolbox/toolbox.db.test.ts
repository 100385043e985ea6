import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { createFolderStore } from "../../platform/files/folder-store.ts";
import { createHttpApp } from "../../platform/http/app.ts";
import { createRateLimit } from "../../platform/http/rate-limit.ts";
import { silentLog } from "../../platform/log/log.ts";
import { type StoppedClock, stoppedClock } from "../../platform/time/clock.ts";
import { toolboxLimits, toolboxPaths } from "./contract.ts";
import { toolboxRoutes } from "./routes.ts";
import { createToolbox, type Toolbox } from "./service.ts";

const database = await migratedTestDatabase();
let root: string;
let clock: StoppedClock;
let files: FileStore;
let toolbox: Toolbox;
let app: ReturnType<typeof createHttpApp>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "passepartout-toolbox-"));
  clock = stoppedClock("2026-11-22T09:00:00Z");
  files = await createFolderStore(join(root, "files"));
  // Behind other tests on a busy machine it could take longer than the tools may.
  const folder = join(root, "passing");
  toolbox = await createToolbox({ db: database.db, clock, files, folder, niceness: 0 });
});
afterAll(async () => {
  toolbox.close();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  app = createHttpApp({ log: silentLog, trustedProxies: 1, streamed: Object.values(toolboxPaths) });
  const limitTools = createRateLimit(null)({ name: "tools", points: 20, seconds: 600 });
  app.route("/", toolboxRoutes({ toolbox, limitTools }));
});

type Sent = readonly (readonly [name: string, value: string | Uint8Array, filename?: string])[];

function send(path: string, sent: Sent, headers: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value, filename = "any.name"] of sent) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new File([value as Uint8Array<ArrayBuffer>], filename));
  }
  return app.request(path, { method: "POST", body: form, headers: { "x-locale": "de-DE", ...headers } });
}
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
const made = async (answer: Response): Promise<any> => ({
  status: answer.status,
  ...((await answer.json()) as object),
});
const fetched = async (download: string) => Buffer.from(await (await app.request(download)).arrayBuffer());
const passing = () => readdir(join(root, "passing"));

/** Noise, so that encoders have something to do, with what a phone writes beside it. */
const photo = async (width = 800, height = 600) =>
  sharp({
    create: { width, height, channels: 3, background: "#888888", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 19/1 0/1" } })
    .jpeg({ quality: 98 })
    .toBuffer();

/** The four tools of the core document, section 7 (/web-api/toolbox-...). */
describe("another kind of file", () => {
  test.each([
    ["jpeg", "image/jpeg", "Meer im März.jpg"],
    ["png", "image/png", "Meer im März.png"],
    ["webp", "image/webp", "Meer im März.webp"],
    ["avif", "image/avif", "Meer im März.avif"],
  ])("a JPEG becomes %s, upright and without the place where it was taken", async (format, type, name) => {
    const turned = await sharp(await photo())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const result = await made(
      await send(toolboxPaths.convertFile, [
        ["format", format],
        ["file", turned, "C:\\fakepath\\Meer im März.JPG"],
      ]),
    );
    expect(result).toMatchObject({ status: 200, type, name, width: 600, height: 800, bytesBefore: turned.length });
    const file = await fetched(result.download);
    expect(file.length).toBe(result.bytes);
    const facts = await sharp(file).metadata();
    expect(facts).toMatchObject({ format: format === "avif" ? "heif" : format, width: 600, height: 800 });
    expect(facts.exif).toBeUndefined();
    expect(await passing()).toEqual([]);
  });

  test("a HEIC of a phone becomes a JPEG, whatever its name says", async () => {
    const heic = await readFile(join(import.meta.dirname, "../photos/intake/samples/p3.heic"));
    const result = await made(
      await send(toolboxPaths.convertFile, [
        ["file", heic, "photo.txt"],
        ["format", "jpeg"],
      ]),
    );
    expect(result).toMatchObject({ status: 200, type: "image/jpeg", name: "photo.jpg" });
    expect((await sharp(await fetched(result.download)).metadata()).format).toBe("jpeg");
  });

  test("a format that there is not is named in the visitor's language", async () => {
    const sent = await send(toolboxPaths.convertFile, [
      ["file", await photo()],
      ["format", "gif"],
    ]);
    expect(await made(sent)).toMatchObject({
      status: 422,
      title: "Diese Anfrage hat falsche Werte",
      errors: [{ in: "body", pointer: "/format" }],
    });
  });
});

describe("a smaller file", () => {
  test("quality and longest edge make it smaller, and both sizes are told", async () => {
    const before = await photo();
    const result = await made(
      await send(toolboxPaths.optimizeImage, [
        ["file", before, "a.jpg"],
        ["quality", "60"],
        ["maxEdge", "400"],
      ]),
    );
    expect(result).toMatchObject({ width: 400, height: 300, bytesBefore: before.length, pages: null });
    expect(result.bytes).toBeLessThan(before.length / 4);
  });

  test("what cannot be made smaller comes back as it was sent, never enlarged", async () => {
    const small = await sharp(await photo(300, 200))
      .jpeg({ quality: 5, mozjpeg: true })
      .toBuffer();
    const result = await made(
      await send(toolboxPaths.optimizeImage, [
        ["file", small],
        ["quality", "95"],
        ["maxEdge", "4000"],
      ]),
    );
    expect(result).toMatchObject({ width: 300, height: 200, bytes: small.length });
    expect(await fetched(result.download)).toEqual(small);
  });
});

test("pictures become the pages of one PDF, in their order", async () => {
  const sent: Sent = [
    ["paper", "a4"],
    ["file", await photo(800, 600), "one.jpg"],
    ["file", await photo(300, 500), "two.jpg"],
  ];
  const result = await made(await send(toolboxPaths.convertPdf, sent));
  expect(result).toMatchObject({ status: 200, type: "application/pdf", name: "one.pdf", pages: 2, width: null });
  const pdf = (await fetched(result.download)).toString("latin1");
  expect(pdf.startsWith("%PDF-1.6")).toBe(true);
  expect(pdf.endsWith("%%EOF\n")).toBe(true);
  expect([...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => `${w}x${h}`)).toEqual([
    "841.89x595.276",
    "595.276x841.89",
  ]);
});

describe("hostile files", () => {
  const gif = Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');

  test("what is no picture by its bytes is refused, and nothing of it is kept", async () => {
    for (const bytes of [
      gif,
      svg,
      Buffer.from("%PDF-1.7\n"),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      new Uint8Array(),
    ]) {
      const answer = await made(
        await send(toolboxPaths.convertFile, [
          ["file", bytes, "photo.jpg"],
          ["format", "png"],
        ]),
      );
      expect(answer.status).toBe(422);
      expect(answer.type).toMatch(/(not-a-picture|damaged)$/);
    }
    expect(await passing()).toEqual([]);
  });

  test("a picture of too many pixels is refused before any is decoded", async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 5_000, channels: 3, background: "#ffffff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const answer = await made(await send(toolboxPaths.optimizeImage, [["file", bomb]]));
    expect(answer).toMatchObject({
      status: 422,
      title: "Das Bild hat mehr als 50 Megapixel; verkleinere es zuerst",
      errors: [{ in: "body", pointer: "/file" }],
    });
  });

  test("a file that is too large is refused while it comes, by its stated and by its true length", async () => {
    const boundary = "frontier";
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) {
          const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
          controller.enqueue(new TextEncoder().encode(head));
        }
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}`, "x-locale": "de-DE" };
    const endless = { method: "POST", body, headers, duplex: "half" } as RequestInit;
    expect(await made(await app.request(toolboxPaths.optimizeImage, endless))).toMatchObject({
      status: 413,
      title: "Die Datei ist größer als 30 MB; nimm eine kleinere",
    });
    expect(sent).toBeLessThan(toolboxLimits.fileBytes + 3_000_000);
    expect(await passing()).toEqual([]);
    const stated = { ...headers, "content-length": "31000000" };
    const refused = await app.request(toolboxPaths.optimizeImage, { method: "POST", body: "-", headers: stated });
    expect(refused.status).toBe(413);
  });

  test("a form that breaks off, has no file, or more files than may be, is refused", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const broken = `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf`;
    const cut = await app.request(toolboxPaths.convertFile, { method: "POST", body: broken, headers });
    expect(await made(cut)).toMatchObject({ status: 422, type: expect.stringMatching(/form-broken$/) });
    const none = await send(toolboxPaths.convertFile, [["format", "png"]]);
    expect(await made(none)).toMatchObject({ status: 422, type: expect.stringMatching(/file-missing$/) });
    const two: Sent = Array.from({ length: 2 }, () => ["file", gif]);
    expect(await made(await send(toolboxPaths.convertFile, two))).toMatchObject({
      status: 422,
      type: expect.stringMatching(/too-many-files$/),
    });
    expect(await passing()).toEqual([]);
  });

  test("one address may ask for so much and no more", async () => {
    const from = { "x-forwarded-for": "203.0.113.9" };
    for (let times = 0; times < 20; times++) expect((await send(toolboxPaths.convertPdf, [], from)).status).toBe(422);
    const refused = await send(toolboxPaths.convertPdf, [], from);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await send(toolboxPaths.convertPdf, [], { "x-forwarded-for": "203.0.113.10" })).status).toBe(422);
  });
});

describe("a result", () => {
  const convert = async () =>
    made(
      await send(toolboxPaths.convertFile, [
        [
          "file",
          await sharp({ create: { width: 90, height: 60, channels: 3, background: "#1f3fd6" } })
            .png()
            .toBuffer(),
          'a"\r\nx: y.png',
        ],
        ["format", "jpeg"],
      ]),
    );

  test("is a download and nothing else, also under a name that would break out of a header", async () => {
    const { download, name } = await convert();
    expect(name).toMatch(/^[\w -]+\.jpg$/);
    const answer = await app.request(download);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="/);
  });

  test("can be fetched for an hour; then it is gone, its bytes with the last who made the same", async () => {
    const first = await convert();
    clock.advance(30 * 60_000);
    const second = await convert();
    const sweep = () => toolbox.handlers[0]?.work({}, {} as never);
    clock.advance(30 * 60_000);
    await sweep();
    expect((await app.request(first.download, { headers: { "x-locale": "fr-FR" } })).status).toBe(404);
    expect((await fetched(second.download)).length).toBe(second.bytes);
    clock.advance(30 * 60_000);
    await sweep();
    const gone = await app.request(second.download, { headers: { "x-locale": "fr-FR" } });
    expect(await made(gone)).toMatchObject({
      status: 404,
      title: expect.stringMatching(/^Ce fichier n’existe pas ou plus/),
    });
    expect((await database.pool.query("select 1 from toolbox_file")).rowCount).toBe(0);
    expect(
      (await readdir(join(root, "files"), { recursive: true, withFileTypes: true })).filter((one) => one.isFile()),
    ).toEqual([]);
    expect((await app.request(`${toolboxPaths.download}?token=../../etc/passwd`)).status).toBe(404);
  });
});

describe("a browser without scripts", () => {
  const browser = {
    accept: "text/html,*/*;q=0.8",
    host: "shop.example",
    referer: "http://shop.example/ratgeber/fotos?a=b",
  };

  test("is sent to the file itself", async () => {
    const sent: Sent = [
      ["file", await photo(90, 60)],
      ["format", "webp"],
    ];
    const answer = await send(toolboxPaths.convertFile, sent, browser);
    expect(answer.status).toBe(303);
    const file = await app.request(answer.headers.get("location") ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("comes back to its page, which says what went wrong; never to another host", async () => {
    const answer = await send(toolboxPaths.convertFile, [["format", "webp"]], browser);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/ratgeber/fotos#toolbox-refused"]);
    for (const referer of ["http://evil.example/a", "http://shop.example//evil.example/"]) {
      expect((await send(toolboxPaths.convertFile, [], { ...browser, referer })).status).toBe(422);
    }
  });
});

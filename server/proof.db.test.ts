import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import type { Owner } from "../platform/database/ownership.ts";
import { createHttpApp } from "../platform/http/app.ts";
import { silentLog } from "../platform/log/log.ts";
import { stoppedClock } from "../platform/time/clock.ts";
import { newId } from "../platform/tokens/random.ts";
import { installed } from "../print/testing/outside-tools.ts";
import { knownBrowsers } from "../services/customers/service.ts";
import {
  addTo,
  newVisitor,
  openPaper,
  pages,
  paperDesigns,
  photoElement,
  save,
} from "../services/designs/paper-designs.fixture.ts";
import { newCustomer } from "../services/new-customer.fixture.ts";
import { createPageDrawer } from "../services/production/drawing/page-drawer.ts";
import { proofRoutes } from "../services/production/proof-routes.ts";
import { createProofs } from "../services/production/proofs.ts";
import { createRateLimits } from "./rate-limits.ts";

const database = await migratedTestDatabase();
const { designs, arrived } = paperDesigns(database);
const drawer = createPageDrawer(2);
const browsers = knownBrowsers({
  secret: "a secret of at least thirty-two characters",
  secureCookies: false,
  clock: stoppedClock("2026-11-28T12:00:00Z"),
});
const orange = "#e08020";
let photo: Buffer;
let folder: string;
let lena: Owner;
let design: string;
/** How many pages were drawn. */
let drawings: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "proof-"));
  photo = await sharp({ create: { width: 600, height: 900, channels: 3, background: orange } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  drawer.close();
  await rm(folder, { recursive: true });
});
/** Three sides, the first of which is a photo all over. */
beforeEach(async () => {
  drawings = 0;
  lena = await newVisitor(database);
  design = (await openPaper(designs, lena, pages(3))).id;
  const id = newId();
  arrived.set(id, { width: 600, height: 900 });
  const shown = { id, name: "düne.jpg", width: 600, height: 900 };
  const whole = { frame: { x: 0, y: 0, width: 100_000, height: 150_000 } };
  await save(designs, lena, design, 0, [
    { type: "addPhoto", photo: shown },
    addTo("page-0", photoElement("p", id, whole)),
  ]);
});

/** The shop as somebody's browser reaches it; null has no cookie at all. */
function as(owner: Owner | null) {
  const app = createHttpApp({ log: silentLog, trustedProxies: 1 });
  app.use(async (c, next) => {
    if (owner) c.set("visitor", { ...owner, operator: false } as never);
    await next();
  });
  const proofs = createProofs({
    designs,
    photos: async () => photo,
    ownPhotos: async (_, ids) => new Set(ids),
    drawer: {
      draw(job) {
        drawings++;
        return drawer.draw(job);
      },
    },
  });
  const { proofs: limitProofs } = createRateLimits(database.pool, 1, browsers);
  app.route("/", proofRoutes({ proofs, designs, limitProofs }));
  return (id: string, language = "de") =>
    app.request(`/web-api/designs/${id}/proof?language=${language}`, {
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
}

describe("the PDF to look at", () => {
  test("is free for the visitor who makes the design, for nobody's cache and no search engine", async () => {
    const answer = await as(lena)(design);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    // 100 × 150 mm, one page for each side.
    expect(pdf.match(/\/MediaBox ?\[0 0 283\.465 425\.197\]/g)).toHaveLength(3);
    expect(drawings).toBe(3);
  });

  test("is her customer's on every device, once the design has moved to the account", async () => {
    const customerId = await newCustomer(database);
    await database.db.transaction().execute((trx) => designs.adopt(trx, lena.visitorId, customerId));
    const phone = { visitorId: (await newVisitor(database)).visitorId, customerId };
    const answer = await as(phone)(design);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    // The cookie of the browser it was made in reaches it no longer.
    expect((await as(lena)(design)).status).toBe(404);
  });

  test("is nobody else's, and for others nothing is drawn", async () => {
    const tom = await newVisitor(database);
    const signedIn = { visitorId: tom.visitorId, customerId: await newCustomer(database) };
    for (const somebody of [null, tom, signedIn]) {
      const answer = await as(somebody)(design);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ type: "urn:passepartout:problem:design-not-found" });
    }
    for (const odd of [newId(), "1", "..%2F..%2Fetc", `${design}'--`]) expect((await as(lena)(odd)).status).toBe(404);
    expect((await as(lena)(design, "xx")).status).toBe(422);
    expect(drawings).toBe(0);
  });

  test("is had twenty times in ten minutes; then it takes patience, and others are not held up", async () => {
    const ask = as(lena);
    const statuses = [];
    for (let n = 0; n < 21; n++) {
      const answer = await ask(newId());
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(20).fill(404), 429]);
    const refused = await ask(design);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(drawings).toBe(0);
    const tom = await newVisitor(database);
    const own = await openPaper(designs, tom, pages(1));
    const answer = await as(tom)(own.id);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  });

  test.skipIf(!installed("pdftoppm"))("has the mark over the photo, light and dark (needs pdftoppm)", async () => {
    const answer = await as(lena)(design);
    const [path, out] = [join(folder, "proof.pdf"), join(folder, "page")];
    await writeFile(path, Buffer.from(await answer.arrayBuffer()));
    await promisify(execFile)("pdftoppm", ["-r", "72", "-png", "-f", "1", "-l", "1", "-singlefile", path, out]);
    const { data, info } = await sharp(`${out}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const near = (at: number, colour: readonly number[]) =>
      colour.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 12);
    let [plain, marked] = [0, 0];
    for (let at = 0; at < data.length; at += info.channels) {
      if (near(at, [0xe0, 0x80, 0x20])) plain++;
      else marked++;
    }
    const share = marked / (plain + marked);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.3);
  });
});

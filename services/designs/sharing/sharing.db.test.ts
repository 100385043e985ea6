import { beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import type { Owner } from "../../../platform/database/ownership.ts";
import { createRouter } from "../../../platform/http/router.ts";
import { stoppedClock } from "../../../platform/time/clock.ts";
import { createToken } from "../../../platform/tokens/random.ts";
import { leavesOf, type Piece } from "../../../products/assembly.ts";
import { paper, paperData } from "../../../products/paper.fixture.ts";
import type { DesignableKind } from "../../../products/registry.ts";
import { type DesignShare, type DesignShares, mostShares, sharePaths } from "../contract.ts";
import { newVisitor, openPaper, pages, paperDesigns, save } from "../paper-designs.fixture.ts";
import { viewShare } from "./open-share.ts";
import { createSharing } from "./sharing.ts";
import { sharingRoutes } from "./sharing-routes.ts";

const database = await migratedTestDatabase();
const { designs } = paperDesigns(database);
const clock = stoppedClock("2026-11-24T12:00:00Z");
const sharing = createSharing({
  db: database.db,
  clock,
  secret: "a secret of at least thirty-two bytes",
  releases: { at: async () => ({ release: 1, data: paperData }) },
  kindOf: (key) => (key === "paper" ? (paper as DesignableKind) : undefined),
});
let lena: Owner;
let tom: Owner;
let design: string;
beforeEach(async () => {
  clock.set("2026-11-24T12:00:00Z");
  lena = await newVisitor(database);
  tom = await newVisitor(database);
  design = (await openPaper(designs, lena, pages(3))).id;
  await save(designs, lena, design, 0, [{ type: "setTitle", title: "Sommer in Dänemark" }]);
});

/** The shop as somebody's browser reaches it; null has no cookie at all. */
function as(owner: Owner | null) {
  const app = createRouter();
  app.use(async (c, next) => {
    if (owner) c.set("visitor", { ...owner, operator: false } as never);
    await next();
  });
  app.route("/", sharingRoutes({ sharing, limitDesigns: (_, next) => next(), limitShared: (_, next) => next() }));
  return {
    get: (path: string) => app.request(path),
    post: (path: string) => app.request(path, { method: "POST" }),
    del: (path: string) => app.request(path, { method: "DELETE" }),
  };
}
async function shared(): Promise<DesignShare> {
  const answer = await as(lena).post(sharePaths.shares(design));
  expect(answer.status).toBe(201);
  return (await answer.json()) as DesignShare;
}

test("whoever has the link sees what is leafed through, and nothing of whose it is", async () => {
  const { token, expiresAt } = await shared();
  expect(expiresAt).toBe("2026-12-24T12:00:00.000Z");
  const seen = await as(null).get(sharePaths.shared(token));
  expect(seen.status).toBe(200);
  expect(seen.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(seen.headers.get("cache-control")).toBe("private, no-store");
  const page = { width: 100_000, height: 150_000 };
  expect(await seen.json()).toEqual({
    name: "Sommer in Dänemark",
    expiresAt,
    sceneHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    openings: [[{ page: 0, ...page }], [{ page: 1, ...page }], [{ page: 2, ...page }]],
    pieces: [],
    sides: ["page-0", "page-1", "page-2"],
  });
});

test("a book of many sides is turned in the hand, between boards with their end papers", async () => {
  const long = (await openPaper(designs, lena, pages(40))).id;
  const answer = await as(lena).post(sharePaths.shares(long));
  const { token } = (await answer.json()) as DesignShare;
  const size = { width: 100_000, height: 150_000 };
  const [cover, ...block] = Array.from({ length: 40 }, (_, n) => ({ surface: `page-${n}` }));
  const board = { size, hinge: "left", front: cover ?? null, back: null, paper: "#1f1d1c" } as const;
  const piece: Piece = {
    leaves: [board, ...leavesOf(block, size, "left")],
    body: size,
    turned: "beside",
    last: "turns",
    fittings: [],
  };
  const bound = { ...paper.design, assembly: () => ({ kind: "turned", pieces: [piece] }) as const };
  const view = viewShare({
    db: database.db,
    clock,
    releases: { at: async () => ({ release: 1, data: paperData }) },
    kindOf: () => ({ ...paper, design: bound }) as DesignableKind,
  });
  const seen = await view(token);
  expect(seen.ok && seen.value.sides).toHaveLength(40);
  expect(seen.ok && seen.value.pieces).toEqual([piece]);
});

test("its owner finds the link again, and revokes it", async () => {
  const first = await shared();
  const second = await shared();
  const listed = (await (await as(lena).get(sharePaths.shares(design))).json()) as DesignShares;
  expect(listed.shares).toEqual([second, first]);
  expect((await as(lena).del(sharePaths.share(design, first.id))).status).toBe(204);
  const over = await as(null).get(sharePaths.shared(first.token));
  expect(over.status).toBe(410);
  expect(await over.json()).toMatchObject({ type: "urn:passepartout:problem:share-over" });
  expect((await as(null).get(sharePaths.shared(second.token))).status).toBe(200);
  expect((await as(lena).del(sharePaths.share(design, first.id))).status).toBe(204);
});

test("a link ends after 30 days, and with the design", async () => {
  const { token } = await shared();
  clock.set("2026-12-24T11:59:59Z");
  expect((await as(null).get(sharePaths.shared(token))).status).toBe(200);
  clock.set("2026-12-24T12:00:00Z");
  expect((await as(null).get(sharePaths.shared(token))).status).toBe(410);
  expect(await (await as(lena).get(sharePaths.shares(design))).json()).toEqual({ shares: [] });
  await designs.remove(lena, design);
  expect((await as(null).get(sharePaths.shared(token))).status).toBe(404);
});

test("somebody else neither sees, makes nor revokes links, and a guess opens nothing", async () => {
  const { id, token } = await shared();
  for (const somebody of [tom, null]) {
    expect((await as(somebody).get(sharePaths.shares(design))).status).toBe(404);
    expect((await as(somebody).post(sharePaths.shares(design))).status).toBe(404);
    expect((await as(somebody).del(sharePaths.share(design, id))).status).toBe(404);
  }
  const other = (await openPaper(designs, tom, pages(1))).id;
  expect((await as(tom).del(sharePaths.share(other, id))).status).toBe(404);
  for (const guess of [createToken(), id, design, token.slice(1), `${token}x`, "%00"]) {
    expect((await as(null).get(sharePaths.shared(guess))).status).toBe(404);
  }
  expect((await as(null).get(sharePaths.shared(token))).status).toBe(200);
});

test("a design has at most so many links, and no more are made", async () => {
  for (let made = 0; made < mostShares; made++) await shared();
  const refused = await as(lena).post(sharePaths.shares(design));
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ type: "urn:passepartout:problem:too-many-shares" });
});

test("the table names no token that opens anything", async () => {
  const { token } = await shared();
  const rows = await database.db.selectFrom("design_share").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

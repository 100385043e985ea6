import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApi } from "../../../core/http/api.ts";
import { demoRelease, picture } from "../../../demo/catalogue/wall-pictures.ts";
import { compile } from "../../../design/compile.ts";
import { noStock } from "../../../design/material.ts";
import type { KindPanel } from "../../../products/panel.ts";
import { photoframe } from "../../../products/photoframe/photoframe.ts";
import { surroundings } from "../../../products/photoframe/surroundings.ts";
import { createDrawer } from "../context/design-view.ts";
import { stockStore } from "../context/stock-store.ts";
import { createPictures } from "../photos/pictures.ts";
import { startAnew } from "../store/reconcile.ts";
import { createSession } from "../store/session.ts";
import { DESIGN, testHouse, testJournal, testNetwork } from "../store/test-house.ts";
import type { Upload } from "../uploads/upload.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { createBasketFlow } from "./basket-flow.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const configuration = picture("poster 60x40");
const sea = { id: "11111111-1111-4111-8111-111111111111", name: "sea.jpg", width: 6000, height: 4000 };

function table({ line = null as string | null, photo = sea, status = 200, problem = "" } = {}) {
  const house = testHouse();
  const blank = photoframe.design.blank(configuration);
  const [front] = blank.surfaces;
  const element = front?.elements[0];
  if (!front || element?.type !== "photo") throw new Error("a wall picture has one place for a photo");
  house.document = {
    ...blank,
    photos: [photo],
    surfaces: [{ ...front, elements: [{ ...element, photo: photo.id }] }],
  };
  const hashOf = () => "h".repeat(64);
  const ports = { api: house.api, journal: testJournal(), network: testNetwork(), hashOf, announce: () => {} };
  const session = createSession(startAnew(DESIGN, house), { state: "saved", at: null }, ports);

  let queue: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  const uploads = {
    queue: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Uploads;
  const setUpload = (state: Upload["state"]) => {
    queue = [{ photo: photo.id, group: DESIGN, name: photo.name, bytes: 1, sent: 0, state }];
    for (const listener of listeners) listener();
  };

  const calls: { method: string; path: string; body: unknown }[] = [];
  const api = createApi(async (input, init) => {
    calls.push({ method: init?.method ?? "", path: String(input), body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify(problem ? { type: `urn:passepartout:problem:${problem}` } : {}), { status });
  }, "");
  const panel = { sections: [], surroundings, smaller: () => null } as KindPanel<never, never>;
  const context = {
    session,
    uploads,
    line,
    panel,
    kind: photoframe,
    data: demoRelease,
    pictures: createPictures(),
    drawer: createDrawer({ kind: photoframe, data: demoRelease }),
    stock: stockStore(async () => noStock),
    pricing: { currency: "EUR", taxOf: () => ({ rate: 190_000, included: true }), on: "2026-11-20" },
  };
  const flow = createBasketFlow(context as unknown as Parameters<typeof createBasketFlow>[0], api);
  return { flow, session, house, calls, setUpload };
}

describe("into the basket", () => {
  test("goes exactly what was seen: design, sequence and the hash of its scene", async () => {
    const { flow, calls, session } = table();
    await flow.start();
    const { document } = session.state();
    const { hash } = compile(document, photoframe.design.surfaces(document, demoRelease));
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/web-api/cart/lines",
        body: { designId: DESIGN, sequence: 0, sceneHash: hash, quantity: 1 },
      },
    ]);
    expect(flow.state()).toEqual({ step: "added" });
  });

  test("a line that is edited is replaced, not added", async () => {
    const { flow, calls } = table({ line: "line-7" });
    await flow.start();
    expect(calls[0]).toMatchObject({ method: "PUT", path: "/web-api/cart/lines/line-7" });
    expect(calls[0]?.body).not.toHaveProperty("quantity");
  });

  test("nothing goes before the last change is saved", async () => {
    const { flow, calls, session, house } = table();
    house.line = "down";
    session.perform({ type: "setTitle", title: "Strand" });
    const started = flow.start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(calls).toEqual([]);
    house.line = "up";
    await vi.advanceTimersByTimeAsync(10_000);
    await started;
    expect(calls[0]?.body).toMatchObject({ sequence: 1 });
  });

  test("a photo on its way is waited for and counted", async () => {
    const { flow, calls, setUpload } = table();
    setUpload({ step: "sending" });
    const started = flow.start();
    expect(flow.state()).toMatchObject({ step: "waiting", photosLeft: 1 });
    setUpload({ step: "checking" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual([]);
    const record = {
      id: sea.id,
      name: "",
      status: "ready" as const,
      rejection: null,
      width: 6000,
      height: 4000,
      bytes: 1,
      takenAt: null,
    };
    setUpload({ step: "ready", record });
    await started;
    expect(calls).toHaveLength(1);
  });

  test("a photo that does not arrive stops it and is said", async () => {
    const { flow, calls, setUpload } = table();
    setUpload({ step: "sending" });
    const started = flow.start();
    setUpload({ step: "rejected", reason: "corrupt" });
    await started;
    expect(flow.state()).toEqual({ step: "stopped", why: "photo-failed" });
    expect(calls).toEqual([]);
  });

  test("too few pixels are refused before anything is asked", async () => {
    const { flow, calls } = table({ photo: { ...sea, width: 300, height: 200 } });
    await flow.start();
    expect(flow.state()).toEqual({ step: "stopped", why: "too-small" });
    expect(calls).toEqual([]);
  });

  test.each([
    ["scene-mismatch", 409, "mismatch"],
    ["sequence-conflict", 409, "changedElsewhere"],
    ["photos-missing", 409, "photosMissing"],
    ["photos-too-small", 422, "tooSmall"],
    ["unsettled", 409, "unsettled"],
    ["release-outdated", 409, "outdated"],
    ["findings", 422, "findings"],
    ["too-many-requests", 429, "tooFast"],
    ["something-new", 400, "failed"],
  ])("the basket's refusal %s is said as such", async (problem, status, why) => {
    const { flow } = table({ status, problem });
    await flow.start();
    expect(flow.state()).toEqual({ step: "stopped", why });
  });

  test("who goes on designing gets nothing into the basket afterwards", async () => {
    const { flow, calls, setUpload } = table();
    setUpload({ step: "sending" });
    const started = flow.start();
    flow.cancel();
    setUpload({ step: "failed", reason: "refused" });
    await started;
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual([]);
    expect(flow.state()).toEqual({ step: "idle" });
  });
});

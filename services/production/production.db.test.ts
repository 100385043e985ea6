import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { failed } from "../../core/outcome.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { LineToPrint } from "../orders/service.ts";
import { createPrintRoom, rolesOf } from "./print-room.fixture.ts";

const { coarse, good, lines, paidLine, photos, rowsOf, state, states, versions, work } = await createPrintRoom();

describe("a paid line", () => {
  test("becomes one checked PDF for each role and one ticket, and leaves no half file behind", async () => {
    const { lineId } = await paidLine();
    const made = await work(lineId);
    const { sceneHash } = (lines.get(lineId) as LineToPrint).line;
    expect(made).toMatchObject(
      ["front", "back"].map((role) => ({
        role,
        format: "pdfx4",
        partner: "default",
        verdict: "checked",
        reason: null,
        scene_hash: sceneHash,
        report: { verdict: expect.stringMatching(/pass|warn/), pages: 1 },
      })),
    );
    const [front, back] = made;
    expect(front?.attempt).toBe(back?.attempt);
    expect(front?.ticket).toBeNull();
    expect(back?.ticket).toMatchObject({
      version: 3,
      order: "100001",
      item: "1",
      quantity: 2,
      sample: false,
      due: "2026-11-26",
      sceneHash,
      files: [
        { role: "front", copies: 1, sha256: front?.pdf_sha256, url: `/office-api/print-files/${front?.id}/pdf` },
        { role: "back", copies: 2, sha256: back?.pdf_sha256, url: `/office-api/print-files/${back?.id}/pdf` },
      ],
      approval: null,
    });
    expect(states()).toEqual(["waiting", "checked"]);
    const opened = await state.files.open(back?.pdf_sha256 ?? "");
    const start = opened.ok && Buffer.concat(await opened.value.stream.toArray()).subarray(0, 8);
    expect(String(start)).toBe("%PDF-1.6");
    expect(await readdir(join(state.folder, "print"))).toEqual([]);
  });

  test("of a single piece to look at says so on its ticket", async () => {
    const { lineId } = await paidLine({ sets: 99 });
    expect((await work(lineId)).at(-1)?.ticket).toMatchObject({ sample: true });
  });

  test("printed again gives the same bytes of every role, in files of their own", async () => {
    const { lineId } = await paidLine();
    await work(lineId);
    const made = await work(lineId);
    expect(made).toHaveLength(4);
    expect(new Set(made.map(({ id }) => id)).size).toBe(4);
    expect(made.slice(2).map((file) => file.pdf_sha256)).toEqual(made.slice(0, 2).map((file) => file.pdf_sha256));
    expect(made[0]?.pdf_sha256).not.toBe(made[1]?.pdf_sha256);
    // The first file of the second attempt completes the line with the other one of the first.
    expect(states()).toEqual(["waiting", "checked", "checked", "checked"]);
    expect(made.map(({ ticket }) => ticket !== null)).toEqual([false, true, true, true]);
  });

  test("whose order is not paid, or was cancelled, has nothing printed", async () => {
    const { lineId } = await paidLine();
    lines.clear();
    expect(await work(lineId)).toEqual([]);
    expect(state.reports).toEqual([]);
  });
});

test("the ticket says which pieces go into which parcel, by numbers alone", async () => {
  const { lineId } = await paidLine();
  const wanted = lines.get(lineId) as LineToPrint;
  const parcels = [
    { position: 1, pieces: [1, 3] },
    { position: 7, pieces: [2] },
  ];
  lines.set(lineId, { ...wanted, parcels });
  const tickets = (await work(lineId)).flatMap(({ ticket }) => ticket ?? []);
  expect(tickets).toMatchObject([
    {
      recipientParcels: [
        { parcel: "100001-1", pieces: [1, 3] },
        { parcel: "100001-7", pieces: [2] },
      ],
    },
  ]);
});

test("a photo that its design changes is printed changed, and nothing of it is left behind", async () => {
  const [plain, changed] = [await paidLine(), await paidLine({ effect: true })];
  const [front, other] = [(await work(plain.lineId))[0], (await work(changed.lineId))[0]];
  expect([front, other]).toMatchObject([{ verdict: "checked" }, { verdict: "checked" }]);
  expect(other?.pdf_sha256).not.toBe(front?.pdf_sha256);
  expect(await readdir(join(state.folder, "print"))).toEqual([]);
});

describe("a file that cannot be made", () => {
  test("stops the line and says why; the others are made and kept, and nothing is handed out for it", async () => {
    const { lineId, front } = await paidLine();
    photos.delete(front);
    const made = await work(lineId);
    expect(made).toMatchObject([
      { role: "front", verdict: "stopped", reason: "photo-missing", pdf_sha256: null, ticket: null },
      { role: "back", verdict: "checked", reason: null, ticket: null },
    ]);
    expect(states()).toEqual(["photo-missing", "photo-missing"]);
  });

  test("is kept with its report when preflight refused it, and there is no ticket", async () => {
    const { lineId, back } = await paidLine();
    photos.set(back, coarse(back));
    const made = await work(lineId);
    expect(made).toMatchObject([
      { role: "front", verdict: "checked", ticket: null },
      { role: "back", verdict: "stopped", reason: "preflight-failed", report: { verdict: "fail" }, ticket: null },
    ]);
    expect(made[1]?.pdf_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(states()).toEqual(["waiting", "preflight-failed"]);
  });

  test("can be made once the photo is back, and the failure stays on record", async () => {
    const { lineId, front } = await paidLine();
    photos.delete(front);
    await work(lineId);
    photos.set(front, good(front));
    expect(rolesOf(await work(lineId))).toEqual(["front stopped", "back checked", "front checked", "back checked"]);
    expect(states().at(-1)).toBe("checked");
  });

  test("of a line that shows another picture than the one approved is never made", async () => {
    const { lineId } = await paidLine();
    const wanted = lines.get(lineId) as LineToPrint;
    lines.set(lineId, { ...wanted, line: { ...wanted.line, sceneHash: "0".repeat(64) } });
    expect(await work(lineId)).toMatchObject([
      { role: null, format: null, verdict: "stopped", reason: "scene-mismatch", pdf_sha256: null },
    ]);
    expect(states()).toEqual(["scene-mismatch"]);
  });

  test("of a line that cannot be drawn is told once, for the line as a whole", async () => {
    const [broken, gone] = [await paidLine({ title: "broken" }), await paidLine()];
    expect(await work(broken.lineId)).toMatchObject([{ role: null, reason: "design-not-drawable" }]);
    versions.clear();
    expect(await work(gone.lineId)).toMatchObject([{ role: null, reason: "design-missing" }]);
    state.plans = [];
    const empty = await paidLine();
    expect(await work(empty.lineId)).toMatchObject([{ role: null, reason: "design-not-drawable" }]);
  });
});

describe("a job that ends between two files", () => {
  const storeFails = (after: number) => {
    let puts = 0;
    return async () => {
      puts++;
      if (puts > after) throw new Error("killed");
    };
  };

  test("goes on with the next one: nothing is lost, nothing is made twice", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    state.beforePut = storeFails(1);
    await expect(work(lineId, attempt)).rejects.toThrow("killed");
    const [first] = await rowsOf(lineId);
    expect(rolesOf(await rowsOf(lineId))).toEqual(["front checked"]);
    expect(states()).toEqual(["waiting"]);
    expect(await readdir(join(state.folder, "print"))).toEqual([]);

    state.beforePut = async () => {};
    const made = await work(lineId, attempt);
    expect(rolesOf(made)).toEqual(["front checked", "back checked"]);
    expect(made[0]).toEqual(first);
    expect(made[1]?.ticket).toMatchObject({ files: [{ url: `/office-api/print-files/${first?.id}/pdf` }, {}] });
    expect(states()).toEqual(["waiting", "checked"]);

    await work(lineId, attempt);
    expect(await rowsOf(lineId)).toEqual(made);
    expect(states()).toEqual(["waiting", "checked"]);
  });

  test("does not make a refused file again; only a new attempt does", async () => {
    const { lineId, front } = await paidLine();
    const attempt = newId();
    photos.set(front, coarse(front));
    state.beforePut = storeFails(1);
    await expect(work(lineId, attempt)).rejects.toThrow("killed");
    photos.set(front, good(front));
    state.beforePut = async () => {};
    expect(rolesOf(await work(lineId, attempt))).toEqual(["front stopped", "back checked"]);
    expect(rolesOf((await work(lineId)).slice(2))).toEqual(["front checked", "back checked"]);
  });

  test("and runs twice at once keeps each file once, with one ticket", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    await Promise.all([work(lineId, attempt), work(lineId, attempt), work(lineId, attempt)]);
    const made = await rowsOf(lineId);
    expect(made.map(({ role }) => role).toSorted()).toEqual(["back", "front"]);
    expect(made.filter(({ ticket }) => ticket !== null)).toHaveLength(1);
    expect(states()).toEqual(["waiting", "checked"]);
  });

  test("an attempt that stopped the whole line is over", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    const version = [...versions];
    versions.clear();
    await work(lineId, attempt);
    for (const [id, one] of version) versions.set(id, one);
    expect(rolesOf(await work(lineId, attempt))).toEqual(["null stopped"]);
    expect(rolesOf(await work(lineId))).toEqual(["null stopped", "front checked", "back checked"]);
    expect(states()).toEqual(["design-missing", "waiting", "checked"]);
  });

  test("a full disk is no fault of the file: the job is tried again", async () => {
    const { lineId } = await paidLine();
    const full = { ...state.files, put: async () => failed("no-space" as const) };
    await expect(work(lineId, newId(), { files: full })).rejects.toThrow("cannot be stored: no-space");
    expect(await rowsOf(lineId)).toEqual([]);
    expect(state.reports).toEqual([]);
  });
});

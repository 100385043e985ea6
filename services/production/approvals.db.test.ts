import { describe, expect, test } from "vitest";
import { newId } from "../../platform/tokens/random.ts";
import type { LineToPrint } from "../orders/service.ts";
import { createPrintRoom, type Paid, rolesOf } from "./print-room.fixture.ts";

const { coarse, lines, oneOf, paidLine, photos, production, rowsOf, state, states, work } = await createPrintRoom();

describe("approving a file that preflight refused", () => {
  const mira = { operator: "Mira", reason: "The frame covers the edge" };
  const notApprovable = { ok: false, error: "file-not-approvable" };

  /** A line of which these sides have too few pixels. */
  async function refusedLine(...sides: readonly ("front" | "back")[]): Promise<Paid> {
    const line = await paidLine();
    for (const side of sides) photos.set(line[side], coarse(line[side]));
    await work(line.lineId);
    state.reports = [];
    return line;
  }

  test("completes the line with a ticket that names who approved it, when and why", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    expect(await production().approve(id, mira)).toMatchObject({ ok: true });
    const [front, back] = [await oneOf(lineId, "front"), await oneOf(lineId, "back")];
    expect(front).toMatchObject({
      verdict: "approved",
      reason: "preflight-failed",
      approved_by: "Mira",
      approval_reason: mira.reason,
      ticket: {
        version: 3,
        files: [{ sha256: front.pdf_sha256 }, { sha256: back.pdf_sha256 }],
        preflight: { verdict: "fail", failures: ["preflight.resolution.too-low"] },
        approval: { by: "Mira", at: "2026-11-20T12:00:00.000Z", reason: `front: ${mira.reason}` },
      },
    });
    expect(back.ticket).toBeNull();
    expect(state.reports).toEqual([
      { lineId, report: { state: "checked", approved: { by: "Mira", why: mira.reason } } },
    ]);
  });

  test("does not pass the other files of the line", async () => {
    const { lineId } = await refusedLine("front", "back");
    await production().approve((await oneOf(lineId, "front")).id, mira);
    expect(rolesOf(await rowsOf(lineId))).toEqual(["front approved", "back stopped"]);
    expect((await rowsOf(lineId)).every(({ ticket }) => ticket === null)).toBe(true);
    expect(states()).toEqual(["preflight-failed"]);

    await production().approve((await oneOf(lineId, "back")).id, { operator: "Jona", reason: "Small, but wanted so" });
    expect((await oneOf(lineId, "front")).ticket).toBeNull();
    expect((await oneOf(lineId, "back")).ticket).toMatchObject({
      approval: { by: "Mira, Jona", reason: `front: ${mira.reason}\nback: Small, but wanted so` },
    });
    expect(states()).toEqual(["preflight-failed", "checked"]);
  });

  test("of both files at once writes one ticket with both", async () => {
    const { lineId } = await refusedLine("front", "back");
    const ids = [(await oneOf(lineId, "front")).id, (await oneOf(lineId, "back")).id];
    const approved = await Promise.all(ids.map((id) => production().approve(id, mira)));
    expect(approved.map(({ ok }) => ok)).toEqual([true, true]);
    const tickets = (await rowsOf(lineId)).flatMap(({ ticket }) => ticket ?? []);
    expect(tickets).toMatchObject([
      { approval: { by: "Mira", reason: `front: ${mira.reason}\nback: ${mira.reason}` } },
    ]);
    expect(states()).toEqual(["preflight-failed", "checked"]);
  });

  test("by two operators at once is done once", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    const both = ["Mira", "Jona"].map((operator) => production().approve(id, { operator, reason: "seen" }));
    expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
    expect(states()).toEqual(["checked"]);
  });

  test("is done once, and not for a file that is good or unknown", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    await production().approve(id, mira);
    const approved = await oneOf(lineId, "front");
    state.reports = [];
    expect(await production().approve(id, { ...mira, reason: "again" })).toEqual(notApprovable);
    expect(await production().approve((await oneOf(lineId, "back")).id, mira)).toEqual(notApprovable);
    expect(await production().approve(newId(), mira)).toEqual({ ok: false, error: "file-not-found" });
    expect(await oneOf(lineId, "front")).toEqual(approved);
    expect(state.reports).toEqual([]);
  });

  test("is refused where a newer file of its role was made", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    await work(lineId);
    state.reports = [];
    expect(await production().approve(id, mira)).toEqual(notApprovable);
    expect(state.reports).toEqual([]);
    // The newest one can be.
    expect(await production().approve((await oneOf(lineId, "front")).id, mira)).toMatchObject({ ok: true });
  });

  test("is forgotten when the line is made again", async () => {
    const { lineId } = await refusedLine("front");
    await production().approve((await oneOf(lineId, "front")).id, mira);
    state.reports = [];
    await work(lineId);
    expect(states()).toEqual(["preflight-failed", "preflight-failed"]);
    expect((await oneOf(lineId, "front")).approved_by).toBeNull();
  });

  test("is refused where nothing of the line could be made since", async () => {
    const { lineId } = await refusedLine("front");
    const { id } = await oneOf(lineId, "front");
    const wanted = lines.get(lineId) as LineToPrint;
    lines.set(lineId, { ...wanted, line: { ...wanted.line, versionId: newId() } });
    await work(lineId);
    lines.set(lineId, wanted);
    expect(await production().approve(id, mira)).toEqual(notApprovable);
  });

  test("is refused where the order is no longer printed, or shows another picture", async () => {
    const [cancelled, other] = [await refusedLine("front"), await refusedLine("front")];
    lines.delete(cancelled.lineId);
    const wanted = lines.get(other.lineId) as LineToPrint;
    lines.set(other.lineId, { ...wanted, line: { ...wanted.line, sceneHash: "0".repeat(64) } });
    for (const { lineId } of [cancelled, other]) {
      expect(await production().approve((await oneOf(lineId, "front")).id, mira)).toEqual(notApprovable);
      expect(await oneOf(lineId, "front")).toMatchObject({ verdict: "stopped", ticket: null });
    }
    expect(state.reports).toEqual([]);
  });

  test("is refused where nothing was written", async () => {
    const { lineId, front } = await paidLine();
    photos.delete(front);
    await work(lineId);
    expect(await production().approve((await oneOf(lineId, "front")).id, mira)).toEqual(notApprovable);
  });

  test("is refused once another print house makes such files", async () => {
    const { lineId } = await refusedLine("front");
    const own = state.partners.for("press");
    const elsewhere = { ...own, setting: { ...own.setting, key: "elsewhere" } };
    const moved = { for: () => elsewhere, named: () => elsewhere, all: () => [elsewhere] };
    const { id } = await oneOf(lineId, "front");
    expect(await production({ partners: moved }).approve(id, mira)).toEqual(notApprovable);
    const made = await work(lineId, newId(), { partners: moved });
    expect(made.slice(2)).toMatchObject([{ partner: "elsewhere" }, { partner: "elsewhere" }]);
  });
});

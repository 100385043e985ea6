import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../platform/tokens/random.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { pilePicture } from "./contract.ts";
import { manifestText } from "./pile-manifest.ts";
import { createPrintRoom, rolesOf } from "./print-room.fixture.ts";
import { frontAndBack } from "./two-sided.fixture.ts";

const { paidLine, photos, rowsOf, state, states, work } = await createPrintRoom();

describe("a pile of pictures for a lab", () => {
  const prints: PrintPlan = {
    role: "prints",
    partner: "lab",
    surfaces: ["back", "front"],
    copies: 1,
    output: { format: "jpeg", pixelsPerInch: 100 },
  };
  beforeEach(() => {
    state.plans = [...frontAndBack.slice(0, 1), prints];
  });

  test("is one file of its role with a list of its pictures, each of which is kept", async () => {
    const { lineId } = await paidLine();
    const [front, pile] = await work(lineId);
    // 96 mm with bleed at 100 pixels an inch.
    const edge = { width: 378, height: 378, copies: 1 };
    expect(pile).toMatchObject({
      role: "prints",
      format: "jpeg",
      verdict: "checked",
      pdf_sha256: null,
      report: null,
      manifest: [
        { name: "0001-back.jpg", surface: "back", ...edge },
        { name: "0002-front.jpg", surface: "front", ...edge },
      ],
    });
    const pictures = pilePicture.array().parse(pile?.manifest);
    for (const { sha256, bytes, width } of pictures) {
      const opened = await state.files.open(sha256);
      const picture = opened.ok ? Buffer.concat(await opened.value.stream.toArray()) : Buffer.alloc(0);
      expect([picture.length, (await sharp(picture).metadata()).width]).toEqual([bytes, width]);
    }
    expect(pile?.ticket).toMatchObject({
      files: [
        { role: "front", format: "pdfx4", sha256: front?.pdf_sha256 },
        {
          role: "prints",
          format: "jpeg",
          partner: { role: "lab" },
          prints: pile?.manifest,
          url: `/office-api/print-files/${pile?.id}/manifest`,
          sha256: manifestText(pictures).sha256,
        },
      ],
    });
    expect(states()).toEqual(["waiting", "checked"]);
    expect(await readdir(join(state.folder, "print"))).toEqual([]);
  });

  test("printed again gives the same pictures", async () => {
    const { lineId } = await paidLine();
    await work(lineId);
    const made = await work(lineId);
    expect(made[3]?.manifest).toEqual(made[1]?.manifest);
  });

  test("that lacks a photo stops the line, and the PDF beside it is made", async () => {
    const { lineId, back } = await paidLine();
    photos.delete(back);
    expect(await work(lineId)).toMatchObject([
      { role: "front", verdict: "checked" },
      { role: "prints", format: "jpeg", verdict: "stopped", reason: "photo-missing", manifest: null },
    ]);
    expect(states()).toEqual(["waiting", "photo-missing"]);
  });

  test("ends early when the process stops, and is made whole when the job goes on", async () => {
    const { lineId } = await paidLine();
    const attempt = newId();
    let puts = 0;
    state.beforePut = async () => {
      puts++;
      if (puts === 3) throw new Error("killed");
    };
    await expect(work(lineId, attempt)).rejects.toThrow("killed");
    expect(rolesOf(await rowsOf(lineId))).toEqual(["front checked"]);
    state.beforePut = async () => {};
    const made = await work(lineId, attempt);
    expect(rolesOf(made)).toEqual(["front checked", "prints checked"]);
    expect(made[1]?.manifest).toHaveLength(2);
  });
});

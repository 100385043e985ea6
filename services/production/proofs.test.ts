import sharp from "sharp";
import { expect, test } from "vitest";
import { done, failed } from "../../core/outcome.ts";
import type { PicturedDesign } from "../designs/service.ts";
import type { PageJob } from "./drawing/page-job.ts";
import { createProofs, type ProofsDependencies } from "./proofs.ts";
import { coasterDocument, coasterScene } from "./two-sided.fixture.ts";

const lena = { visitorId: "lena", customerId: null };
const document = { ...coasterDocument({ front: "hers", back: "stolen" }), title: "Sommer" };
const design: PicturedDesign = { kind: "coaster", release: 1, document, sceneHash: coasterScene(document).hash };

async function house(busyFrom = 99) {
  const jobs: PageJob[] = [];
  const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#cc8844" } })
    .jpeg()
    .toBuffer();
  const dependencies: ProofsDependencies = {
    designs: {
      openingsOf: async ({ document: { configuration, ...pictured } }) => {
        if (Object.keys(configuration).length === 0) return null;
        return coasterScene({ ...pictured, configuration }).layouts.map((layout, page) => [{ page, layout }]);
      },
      pageOf: async (pictured, index) => {
        const { scene, pageHashes } = coasterScene(pictured.document);
        const [page, hash] = [scene.pages[index], pageHashes[index]];
        const surface = pictured.document.surfaces.find(({ id }) => id === page?.surface);
        return page && hash !== undefined ? { page, hash, findings: [], surface, personal: false } : null;
      },
    },
    drawer: {
      async draw(job) {
        jobs.push(await job());
        return jobs.length >= busyFrom ? failed("busy") : done(jpeg);
      },
    },
    photos: async (id) => Buffer.from(id),
    ownPhotos: async (_, ids) => new Set(ids.filter((id) => id === "hers")),
  };
  return { jobs, proofs: createProofs(dependencies) };
}

test("a PDF has a page for each side in its true size, drawn small and marked", async () => {
  const { jobs, proofs } = await house();
  const proof = await proofs.of(lena, design, "fr");
  if (!proof.ok) throw new Error(proof.error);
  const pdf = Buffer.concat(await proof.value.toArray()).toString("latin1");
  expect(pdf.startsWith("%PDF-1.6")).toBe(true);
  expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
  // 90 mm.
  expect(pdf.match(/\/MediaBox ?\[0 0 255\.118 255\.118\]/g)).toHaveLength(2);
  expect(pdf.match(/\/Subtype ?\/Image/g)).toHaveLength(2);
  expect(pdf).toContain("Sommer");
  expect(jobs.map(({ picture }) => picture)).toEqual(Array(2).fill({ pixels: 1000, format: "jpeg" }));
  expect(jobs.map(({ texts }) => texts.filter(({ text }) => text === "Aperçu").length)).toEqual([6, 6]);
});

test("photos of somebody else are not drawn, whatever the design names", async () => {
  const { jobs, proofs } = await house();
  const proof = await proofs.of(lena, design, "de");
  if (proof.ok) await proof.value.toArray();
  expect(jobs.map(({ photos }) => [...photos.keys()])).toEqual([["hers"], []]);
});

test("on a busy machine it is refused before it begins, and a file that breaks off is no whole file", async () => {
  expect(await (await house(1)).proofs.of(lena, design, "de")).toEqual(failed("busy"));
  const broken = await (await house(2)).proofs.of(lena, design, "de");
  if (!broken.ok) throw new Error(broken.error);
  await expect(broken.value.toArray()).rejects.toThrow("cannot be drawn");
});

test("who goes away ends the drawing", async () => {
  const { jobs, proofs } = await house();
  const proof = await proofs.of(lena, design, "de");
  if (!proof.ok) throw new Error(proof.error);
  proof.value.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  expect(jobs).toHaveLength(1);
});

test("a design of a kind that is no longer sold has no PDF", async () => {
  const { proofs } = await house();
  const gone = { ...design, document: { ...document, configuration: {} } };
  expect(await proofs.of(lena, gone, "de")).toEqual(failed("not-found"));
});

import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { DesignDocument, DesignElement, DesignPhoto } from "../../design/document.ts";
import type { Operation } from "../../design/operation.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";
import { designPaths } from "../../services/designs/contract.ts";
import { uploadsPath } from "../../services/photos/contract.ts";

const SIZE = { width: 1600, height: 1200 };

interface Question {
  readonly method: "POST" | "PATCH";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body: string;
}

/** Asks the shop as the page does, with its visitor's cookies; the answer must have this status. */
async function ask(page: Page, status: number, question: Question): Promise<string> {
  const answer = await page.evaluate(async ({ method, path, headers, body }) => {
    const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    const response = await fetch(path, { method, headers, body: bytes });
    return { status: response.status, text: await response.text() };
  }, question);
  if (answer.status !== status) throw new Error(`${question.path}: ${answer.status} ${answer.text}`);
  return answer.text;
}

const shop = { "x-channel": "poster", "x-locale": "de-DE" };

async function postJson(page: Page, status: number, path: string, value: unknown) {
  const body = Buffer.from(JSON.stringify(value)).toString("base64");
  const headers = { ...shop, "content-type": "application/json" };
  return JSON.parse(await ask(page, status, { method: "POST", path, headers, body }));
}

export interface Begun {
  readonly id: string;
  readonly sequence: number;
  readonly document: DesignDocument;
}

/** Begins a design as the page's browser would, which is a visitor from then on. */
export async function beginDesign(page: Page, kind: string, query: string): Promise<Begun> {
  const { design } = await postJson(page, 201, designPaths.designs, { kind, query });
  return design;
}

/** @returns the sequence now */
export async function change(page: Page, { id, sequence }: Begun, operations: readonly Operation[]): Promise<number> {
  const answer = await postJson(page, 200, `${designPaths.design(id)}/operations`, {
    baseSequence: sequence,
    operations,
  });
  return answer.sequence;
}

/** So many photos of the visitor, unlike each other, taken in by the shop. */
export async function uploadPhotos(page: Page, count: number): Promise<readonly DesignPhoto[]> {
  const photos: DesignPhoto[] = [];
  for (let n = 0; n < count; n++) {
    const id = randomUUID();
    const noise = { type: "gaussian", mean: 60 + ((n * 37) % 140), sigma: 40 } as const;
    const grain = await sharp({ create: { width: 200, height: 150, channels: 3, background: "#888", noise } })
      .resize(SIZE)
      .jpeg({ quality: 80 })
      .toBuffer();
    const name = `photo-${n}.jpg`;
    const metadata = Object.entries({ photoId: id, filename: name }).map(([key, value]) => `${key} ${btoa(value)}`);
    const tus = { ...shop, "tus-resumable": "1.0.0" };
    const begin = { ...tus, "upload-length": String(grain.length), "upload-metadata": metadata.join(",") };
    await ask(page, 201, { method: "POST", path: uploadsPath, headers: begin, body: "" });
    const send = { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" };
    const body = grain.toString("base64");
    await ask(page, 204, { method: "PATCH", path: `${uploadsPath}/${id}`, headers: send, body });
    photos.push({ id, name, ...SIZE });
  }
  return photos;
}

/** A grid of tiles on a side of this size, micrometres. */
export function tiles(photos: readonly DesignPhoto[], across: number, side: { width: number; height: number }) {
  const rows = Math.ceil(photos.length / across);
  const gap = 3_000;
  const width = Math.floor((side.width - gap) / across) - gap;
  const height = Math.floor((side.height - gap) / rows) - gap;
  return photos.map(({ id }, n): DesignElement => {
    const frame = {
      x: gap + (n % across) * (width + gap),
      y: gap + Math.floor(n / across) * (height + gap),
      width,
      height,
    };
    return {
      id: `tile-${n}`,
      type: "photo",
      frame,
      rotation: 0,
      opacity: ONE,
      photo: id,
      placement: plainPlacement("fill"),
    };
  });
}

export const addPhotos = (photos: readonly DesignPhoto[]): Operation => ({
  type: "together",
  steps: photos.map((photo) => ({ type: "addPhoto", photo })),
});

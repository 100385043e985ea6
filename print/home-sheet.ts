import { createHash } from "node:crypto";
import type { Scene } from "../design/scene.ts";
import type { FontLibrary } from "../design/text/font.ts";
import type { PartnerSetting } from "./partner-setting.ts";
import type { ByteSink } from "./pdf/sink.ts";
import { wholeSeconds } from "./pdfx4/document-facts.ts";
import { writePdfX4 } from "./pdfx4.ts";
import { assumedProfiles } from "./profiles/bundled.ts";

export interface HomeSheet {
  /** Texts and flat colours; it shows no photos. */
  readonly scene: Scene;
  readonly fonts: FontLibrary;
  /** Title in file managers. */
  readonly title: string;
  readonly created: Date;
}

/**
 * A sheet that people print at home, by the same writer as print files: fonts embedded, colours in sRGB, which is what
 * printers at home expect, so that no press profile of a megabyte goes with it.
 *
 * @throws when the scene names a font that is not given (a bug of the caller)
 */
export async function homeSheet({ scene, fonts, title, created }: HomeSheet): Promise<Uint8Array> {
  const assumed = await assumedProfiles();
  const pieces: Buffer[] = [];
  const sink: ByteSink = { write: async (bytes) => void pieces.push(Buffer.from(bytes)) };
  const at = wholeSeconds(created.toISOString());
  const facts = { title, creator: "Passepartout", producer: "Passepartout", created: at, modified: at };
  const partner = { profile: assumed.rgb, setting: atHome(assumed.rgb) };
  const written = await writePdfX4(
    { scene, fonts, partner, assumed, facts, photos: async () => null, slug: null },
    sink,
  );
  if (!written.ok) throw new Error(`a sheet cannot be written: ${JSON.stringify(written.error)}`);
  return Buffer.concat(pieces);
}

const atHome = (profile: Uint8Array): PartnerSetting => ({
  key: "home",
  name: "Printed at home",
  roles: ["*"],
  outputIntent: {
    identifier: "sRGB",
    registry: "http://www.color.org",
    condition: "",
    profileName: "sRGB",
    profileSha256: createHash("sha256").update(profile).digest("hex"),
  },
  marks: "none",
  slug: false,
  blackText: "converted",
  plates: {},
});

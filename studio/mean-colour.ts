import sharp from "sharp";

/**
 * The colour a page shows until a picture is there: the mean of all its pixels, as `#rrggbb`. Not the commonest colour:
 * in a picture of leaves that is the black between them.
 */
export async function meanColour(picture: Uint8Array): Promise<string> {
  const small = await sharp(picture).removeAlpha().resize({ width: 64, withoutEnlargement: true }).png().toBuffer();
  const { channels } = await sharp(small).stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0")).join("")}`;
}

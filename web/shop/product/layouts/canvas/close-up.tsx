import { fileSources } from "../../../../../core/image/responsive-image.ts";
import { Picture } from "../../../../../ui/picture.tsx";

/** Close-ups of the studio (`demo/pictures`), by what they are of; all are square. */
const pictures = {
  leinwand: { name: "edge-canvas-folded", colour: "#8d8684" },
  aludibond: { name: "edge-aluminium", colour: "#8f8b85" },
  acrylglas: { name: "edge-acrylic", colour: "#7f9a96" },
  gallerybond: { name: "edge-gallery-bond", colour: "#6f827c" },
  forexplatte: { name: "edge-forex", colour: "#426263" },
  hahnemuehle: { name: "paper-cotton", colour: "#6d6a55" },
  "edge-coloured": { name: "edge-canvas-coloured", colour: "#a8a08c" },
  "edge-mirrored": { name: "edge-canvas", colour: "#b5aea4" },
  "edge-folded": { name: "edge-canvas-folded", colour: "#8d8684" },
} as const;

export type CloseUpOf = keyof typeof pictures;

/** Materials that can be told by their edge. */
const fromEdge = ["leinwand", "aludibond", "acrylglas", "gallerybond", "forexplatte", "hahnemuehle"] as const;
export const shownFromEdge: readonly string[] = fromEdge satisfies readonly CloseUpOf[];

export const hasCloseUp = (key: string): key is CloseUpOf => Object.hasOwn(pictures, key);

/** An edge or a surface from near; decoration beside words that say the same. */
export function CloseUp({ of, sizes }: { readonly of: CloseUpOf; readonly sizes: string }) {
  const { name, colour } = pictures[of];
  const files = (["avif", "webp"] as const).flatMap((format) => [
    { src: `/pictures/${name}-480.${format}`, width: 480 },
    { src: `/pictures/${name}-720.${format}`, width: 720 },
    { src: `/pictures/${name}-960.${format}`, width: 960 },
  ]);
  const size = { width: 480, height: 480 };
  return (
    <Picture
      src={`/pictures/${name}-480.webp`}
      {...size}
      alt=""
      sources={fileSources(files)}
      sizes={sizes}
      colour={colour}
    />
  );
}

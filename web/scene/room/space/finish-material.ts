import { CanvasTexture, MeshStandardMaterial, RepeatWrapping, SRGBColorSpace } from "three";
import type { Finish } from "../../../../products/surroundings.ts";
import { grainOf } from "../../drawing/grain.ts";
import { shade } from "../../drawing/shade.ts";

/** A moulding's surface: wood with its grain, metal that shines, lacquer that does so a little. */
export function finishMaterial({ look, colour }: Finish): MeshStandardMaterial {
  switch (look) {
    case "wood":
      return new MeshStandardMaterial({ map: grainTexture(colour), roughness: 0.62 });
    case "metal":
      return new MeshStandardMaterial({ color: colour, roughness: 0.34, metalness: 0.55 });
    case "lacquer":
      return new MeshStandardMaterial({ color: colour, roughness: 0.42 });
  }
}

const LENGTH = 1024;
const WIDTH = 64;

function grainTexture(colour: string): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = LENGTH;
  canvas.height = WIDTH;
  const context = canvas.getContext("2d");
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, LENGTH, WIDTH);
    context.lineWidth = 1.5;
    context.globalAlpha = 0.5;
    for (const { from, length, across, sag, dark } of grainOf(11, 70)) {
      context.strokeStyle = shade(colour, dark ? -0.28 : 0.14);
      context.beginPath();
      context.moveTo(from * LENGTH, across * WIDTH);
      context.quadraticCurveTo(
        (from + length / 2) * LENGTH,
        (across + sag) * WIDTH,
        (from + length) * LENGTH,
        across * WIDTH,
      );
      context.stroke();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  return texture;
}

import { BoxGeometry, Group, Mesh, MeshStandardMaterial } from "three";
import type { Size } from "../../../../design/geometry.ts";

/** From back to front, millimetres. */
export const sofaDepth = 900;

/** A plain sofa of boxes, its feet at y = 0, its back towards the wall; only its size matters. */
export function buildSofa({ width, height }: Size): Group {
  const cloth = new MeshStandardMaterial({ color: "#a19c91", roughness: 0.95 });
  const cushion = new MeshStandardMaterial({ color: "#aea99e", roughness: 0.95 });
  const accent = new MeshStandardMaterial({ color: "#a8553a", roughness: 0.95 });
  const wood = new MeshStandardMaterial({ color: "#4a3826", roughness: 0.6 });
  const sofa = new Group();
  const add = (w: number, h: number, d: number, x: number, y: number, z: number, material = cloth) => {
    const mesh = new Mesh(new BoxGeometry(w, h, d), material);
    mesh.position.set(x, y + h / 2, z);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    sofa.add(mesh);
    return mesh;
  };
  const arm = 180;
  const inner = width - 2 * arm;
  add(width - 40, 200, sofaDepth - 40, 0, 100, 0);
  add(inner, height - 300, 200, 0, 300, -sofaDepth / 2 + 110);
  for (const side of [-1, 1]) add(arm, 480, sofaDepth, (side * (width - arm)) / 2, 100, 0);
  for (const place of [-1, 0, 1]) add(inner / 3 - 12, 150, sofaDepth - 240, (place * inner) / 3, 300, 110, cushion);
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    add(60, 100, 60, (x * (width - 160)) / 2, 0, (z * (sofaDepth - 120)) / 2, wood);
  }
  const pillow = add(420, 380, 130, -inner / 3, 440, -150, accent);
  pillow.rotation.set(-0.28, 0.1, 0.06);
  return sofa;
}

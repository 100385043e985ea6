import { BufferAttribute, BufferGeometry } from "three";

export type Corner = readonly [x: number, y: number, z: number];
export type Uv = readonly [u: number, v: number];

/** Four corners, counter-clockwise as seen from outside, each with its place on the texture. */
export interface Quad {
  readonly corners: readonly [Corner, Corner, Corner, Corner];
  readonly uvs: readonly [Uv, Uv, Uv, Uv];
}

/** One geometry of flat faces. */
export function geometryOf(quads: readonly Quad[]): BufferGeometry {
  const order = [0, 1, 2, 0, 2, 3];
  const positions = quads.flatMap(({ corners }) => order.flatMap((n) => corners[n] ?? []));
  const uvs = quads.flatMap(({ uvs: places }) => order.flatMap((n) => places[n] ?? []));
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uvs), 2));
  geometry.computeVertexNormals();
  return geometry;
}

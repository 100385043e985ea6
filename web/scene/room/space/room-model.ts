import {
  AmbientLight,
  BoxGeometry,
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
} from "three";
import type { Size } from "../../../../design/geometry.ts";
import { roomFor } from "../room.ts";
import type { Point } from "./sight.ts";
import { buildSofa, sofaDepth } from "./sofa-model.ts";

/** From the wall, millimetres. */
const SOFA_MIDDLE = 560;

export interface RoomModel {
  readonly model: Group;
  /** Height of the floor, millimetres; below the picture's middle, so negative. */
  readonly floor: number;
  /** Two corners of the sofa's box. */
  readonly sofa: { readonly least: Point; readonly most: Point };
}

/** Wall, floor, skirting board, sofa and light from the left; origin: the picture's middle (millimetres). */
export function buildRoom(outer: Size, wallColour: string): RoomModel {
  const { wall, picture, sofa } = roomFor({ width: outer.width * 1000, height: outer.height * 1000 });
  const floorY = -(wall.height - picture.y - picture.height / 2) / 1000;
  const room = new Group();
  const span = Math.max(wall.width / 1000, 4000) * 3;

  const wallMesh = new Mesh(
    new PlaneGeometry(span, 9000),
    new MeshStandardMaterial({ color: wallColour, roughness: 0.96 }),
  );
  wallMesh.receiveShadow = true;
  const floor = new Mesh(
    new PlaneGeometry(span, 9000),
    new MeshStandardMaterial({ color: "#b89f7d", roughness: 0.75 }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.set(0, floorY, 4500);
  floor.receiveShadow = true;
  const skirting = new Mesh(
    new BoxGeometry(span, 90, 14),
    new MeshStandardMaterial({ color: "#f4f1ea", roughness: 0.6 }),
  );
  skirting.position.set(0, floorY + 45, 7);

  const [sofaWidth, sofaHeight] = [sofa.width / 1000, sofa.height / 1000];
  const seat = buildSofa({ width: sofaWidth, height: sofaHeight });
  seat.position.set(0, floorY, SOFA_MIDDLE);
  room.add(wallMesh, floor, skirting, seat, ...lights(Math.max(outer.width, outer.height)));
  return {
    model: room,
    floor: floorY,
    sofa: {
      least: [-sofaWidth / 2, floorY, SOFA_MIDDLE - sofaDepth / 2],
      most: [sofaWidth / 2, floorY + sofaHeight, SOFA_MIDDLE + sofaDepth / 2],
    },
  };
}

/** Daylight from the left at about fifty degrees, and what comes back from the room. */
function lights(reach: number) {
  const sun = new DirectionalLight("#fffaf2", 1.9);
  sun.position.set(-2200, 2400, 2600);
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 5;
  sun.shadow.blurSamples = 16;
  // As far as a wall is seen from where the sofa is seen whole: its end would be a line on the wall.
  const span = Math.max(reach, 4500);
  Object.assign(sun.shadow.camera, { left: -span, right: span, top: span, bottom: -span, near: 100, far: 9000 });
  return [sun, new HemisphereLight("#ffffff", "#e9e2d6", 0.8), new AmbientLight("#ffffff", 1.15)];
}

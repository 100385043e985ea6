import {
  CanvasTexture,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Path,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
} from "three";
import type { Rect, Size } from "../../../../design/geometry.ts";
import { drawPage } from "../../drawing/draw-page.ts";
import { type Box, frontQuad, wrappedSides } from "./box-quads.ts";
import { finishMaterial } from "./finish-material.ts";
import { frameQuads } from "./frame-quads.ts";
import { geometryOf } from "./quad.ts";
import type { SpaceContents } from "./space-contents.ts";

export interface PictureModel {
  readonly model: Group;
  /** Outer size, millimetres. */
  readonly outer: Size;
  dispose(): void;
}

const TEXTURE = 2048;
const GLASS = 2;
const MAT = 1.4;
/** Pictures without a frame hang this far off the wall, boards on their rail, canvases on their stretcher. */
const OFF_THE_WALL = 2;

/** Body, mat, glass and moulding of a finished picture; its front shows the scene. */
export function buildPicture({ page, layout, surroundings, pictures }: SpaceContents): PictureModel {
  const { body, mat, frame, glazed } = surroundings;
  const texture = pageTexture(page, pictures);
  const trim = { width: layout.trim.width / 1000, height: layout.trim.height / 1000 };
  const toSpace = (rect: Rect) => aroundMiddle(rect, trim);
  const model = new Group();

  // behind glass the picture lies deep in the moulding, otherwise it stands on the wall or in its shadow gap
  const front = frame && glazed ? frame.depth / 1000 - GLASS - (mat ? MAT : 0) - 3 : OFF_THE_WALL + body.depth / 1000;
  const box: Box = { ...trim, back: Math.max(front - Math.max(body.depth / 1000, 0.5), 0), front };
  const printed = new MeshStandardMaterial({ map: texture, roughness: 0.85 });
  const edges = wrappedSides(box, page, body.side === "picture" ? body.depth : 0);
  if (body.side === "picture") model.add(shadowed(new Mesh(geometryOf([frontQuad(box, page), ...edges]), printed)));
  else {
    model.add(shadowed(new Mesh(geometryOf([frontQuad(box, page)]), printed)));
    model.add(shadowed(new Mesh(geometryOf(edges), new MeshStandardMaterial({ color: body.side, roughness: 0.6 }))));
  }
  if (mat) model.add(matMesh(toSpace(mat.outer), toSpace(mat.opening), mat.colour, front + MAT));
  if (frame) {
    const floor = frame.gap > 0 ? 1 : front;
    const moulding = { outer: toSpace(frame.outer), inner: toSpace(frame.inner), depth: frame.depth / 1000, floor };
    model.add(shadowed(new Mesh(geometryOf(frameQuads(moulding)), finishMaterial(frame.finish))));
    if (frame.gap > 0) model.add(backing(moulding.outer));
    if (glazed) model.add(glassMesh(moulding.inner, front + MAT + GLASS));
  }
  const outer = frame?.outer ?? mat?.outer;
  return {
    model,
    outer: outer ? { width: outer.width / 1000, height: outer.height / 1000 } : trim,
    dispose() {
      texture.dispose();
      model.traverse((node) => {
        if (node instanceof Mesh) node.geometry.dispose();
      });
    },
  };
}

function pageTexture(page: SpaceContents["page"], pictures: SpaceContents["pictures"]): CanvasTexture {
  const canvas = document.createElement("canvas");
  const scale = TEXTURE / Math.max(page.size.width, page.size.height);
  canvas.width = Math.max(Math.round(page.size.width * scale), 1);
  canvas.height = Math.max(Math.round(page.size.height * scale), 1);
  const context = canvas.getContext("2d");
  if (context) drawPage(context, page, { x: 0, y: 0, ...page.size }, scale, pictures);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A rectangle relative to the trim's upper left corner (micrometres, y down) around its middle (millimetres, y up). */
const aroundMiddle = ({ x, y, width, height }: Rect, trim: Size): Rect => ({
  x: x / 1000 - trim.width / 2,
  y: trim.height / 2 - (y + height) / 1000,
  width: width / 1000,
  height: height / 1000,
});

function matMesh(outer: Rect, opening: Rect, colour: string, z: number): Mesh {
  const shape = new Shape();
  trace(shape, outer);
  const hole = new Path();
  trace(hole, opening);
  shape.holes.push(hole);
  const mesh = new Mesh(new ShapeGeometry(shape), new MeshStandardMaterial({ color: colour, roughness: 0.95 }));
  mesh.position.z = z;
  return shadowed(mesh);
}

function glassMesh(rect: Rect, z: number): Mesh {
  const glass = new MeshPhysicalMaterial({ transparent: true, opacity: 0.07, roughness: 0.04, clearcoat: 1 });
  const mesh = new Mesh(new PlaneGeometry(rect.width, rect.height), glass);
  mesh.position.set(rect.x + rect.width / 2, rect.y + rect.height / 2, z);
  return mesh;
}

/** The dark ground seen in a shadow gap. */
function backing(outer: Rect): Mesh {
  const mesh = new Mesh(new PlaneGeometry(outer.width, outer.height), new MeshStandardMaterial({ color: "#1b1a18" }));
  mesh.position.set(outer.x + outer.width / 2, outer.y + outer.height / 2, 1);
  return mesh;
}

function trace(path: Path, { x, y, width, height }: Rect) {
  path.moveTo(x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.closePath();
}

function shadowed(mesh: Mesh): Mesh {
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

import { Color, PerspectiveCamera, Scene as Space3d, VSMShadowMap, WebGLRenderer } from "three";
import { eyeAt, type Orbit, type OrbitLimits } from "../orbit.ts";
import { buildPicture } from "./picture-model.ts";
import { buildRoom } from "./room-model.ts";
import type { SpaceContents } from "./space-contents.ts";

export interface Space {
  readonly limits: OrbitLimits;
  /** From where the whole picture and the sofa are seen, millimetres. */
  readonly distance: number;
  look(orbit: Orbit): void;
  dispose(): void;
}

const FIELD_OF_VIEW = 34;

/** A wall with the picture and a sofa, in millimetres, the picture's middle at the origin. Null where there is no WebGL. */
export function createSpace(canvas: HTMLCanvasElement, contents: SpaceContents): Space | null {
  const renderer = rendererOn(canvas);
  if (!renderer) return null;
  const space = new Space3d();
  space.background = new Color(contents.wall);
  const picture = buildPicture(contents);
  const room = buildRoom(picture.outer, contents.wall);
  space.add(picture.model, room.model);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 10, 40_000);
  const longest = Math.max(picture.outer.width, picture.outer.height);
  // from the picture's upper edge to the feet of the sofa
  const [highest, lowest] = [picture.outer.height / 2, room.floor];
  const middle = (highest + lowest) / 2;
  const reach = Math.max(highest - lowest, picture.outer.width * 0.8) * 1.3;
  const distance = reach / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  let orbit: Orbit = { around: 0, above: 0, distance };

  function draw() {
    if (!renderer) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    const [x, y, z] = eyeAt(orbit);
    camera.position.set(x, y + middle * 0.25, z);
    camera.lookAt(0, middle * 0.8, 0);
    renderer.render(space, camera);
  }

  const observer = new ResizeObserver(draw);
  observer.observe(canvas);
  return {
    limits: { nearest: Math.max(longest * 0.6, 300), farthest: distance * 1.8 },
    distance,
    look(next) {
      orbit = next.distance > 0 ? next : { ...next, distance };
      draw();
    },
    dispose() {
      observer.disconnect();
      picture.dispose();
      renderer.dispose();
    },
  };
}

function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer | null {
  try {
    const renderer = new WebGLRenderer({ canvas, antialias: true });
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = VSMShadowMap;
    return renderer;
  } catch {
    return null;
  }
}

import { Color, PerspectiveCamera, Scene as Space3d, VSMShadowMap, WebGLRenderer } from "three";
import { eyeAt, type Orbit, type OrbitLimits, START } from "../orbit.ts";
import { buildPicture } from "./picture-model.ts";
import { buildRoom } from "./room-model.ts";
import { cornersOf, distanceToSee } from "./sight.ts";
import type { SpaceContents } from "./space-contents.ts";

export interface Space {
  readonly limits: OrbitLimits;
  /** From where the whole picture and the sofa are seen, millimetres. */
  readonly distance: number;
  look(orbit: Orbit): void;
  dispose(): void;
}

const FIELD_OF_VIEW = 34;
/** No wall is so large that it is not seen from here, millimetres. */
const FARTHEST = 20_000;

/** A wall with picture and sofa in millimetres, origin in the picture's middle. Null without WebGL. */
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
  // Far away it looks at all of it, near by at the picture.
  const standAt = (from: Orbit, whole = from.distance) => {
    const [x, y, z] = eyeAt(from);
    const low = middle * Math.min(1, from.distance / whole);
    return { eye: [x, y + low * 0.25, z], at: [0, low * 1.1, 0] } as const;
  };
  const { width: across, height: high } = picture.outer;
  const all = [
    ...cornersOf([-across / 2, -high / 2, 0], [across / 2, high / 2, 0]),
    ...cornersOf(room.sofa.least, room.sofa.most),
  ];
  const lens = { fieldOfView: FIELD_OF_VIEW, aspect: canvas.clientWidth / canvas.clientHeight || 1 };
  const distance = distanceToSee(all, lens, (away) => standAt({ ...START, distance: away }), FARTHEST);
  let orbit: Orbit = { ...START, distance };
  let drawn = { width: 0, height: 0 };

  function draw() {
    if (!renderer) return;
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    drawn = { width, height };
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    const { eye, at } = standAt(orbit, distance);
    camera.position.set(...eye);
    camera.lookAt(...at);
    renderer.render(space, camera);
  }

  // It tells the first size, too, which may be drawn by then: without a graphics card a drawing takes seconds.
  const observer = new ResizeObserver(() => {
    if (canvas.clientWidth !== drawn.width || canvas.clientHeight !== drawn.height) draw();
  });
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
    // Only the eye moves: shadows are cast once, which is most of what a drawing costs.
    renderer.shadowMap.autoUpdate = false;
    renderer.shadowMap.needsUpdate = true;
    return renderer;
  } catch {
    return null;
  }
}

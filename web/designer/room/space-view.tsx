import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import { useDesignView } from "../desk/use-design.ts";
import { type Orbit, turned } from "./orbit.ts";
import { loadPagePictures } from "./page-pictures.ts";
import { useRoom, wallColours } from "./room-settings.ts";
import { createSpace, type Space } from "./space/space.ts";

interface SpaceViewProps {
  readonly page: ScenePage;
  readonly layout: SurfaceLayout;
  readonly words: string;
  /** No WebGL on this device. */
  readonly onUnavailable: () => void;
}

const START: Orbit = { around: -24, above: 6, distance: 0 };

/** The picture in space, built from the same scene as everything else. Draws only when something changed. */
export default function SpaceView({ page, layout, words, onUnavailable }: SpaceViewProps) {
  const t = useMessages().designer.wall;
  const { pictures } = useDesk();
  const { surroundings } = useDesignView();
  const { colour } = useRoom();
  const canvas = useRef<HTMLCanvasElement>(null);
  const space = useRef<Space | null>(null);
  const [orbit, setOrbit] = useState<Orbit>(START);
  const limits = space.current?.limits ?? { nearest: 400, farthest: 6000 };

  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    let current = true;
    loadPagePictures(page, pictures.sources()).then((loaded) => {
      if (!current) return;
      const made = createSpace(node, { page, layout, surroundings, pictures: loaded, wall: wallColours[colour] });
      if (!made) return onUnavailable();
      space.current = made;
      setOrbit((was) => ({ ...was, distance: was.distance || made.distance }));
    });
    return () => {
      current = false;
      space.current?.dispose();
      space.current = null;
    };
  }, [page, layout, surroundings, pictures, colour, onUnavailable]);

  useEffect(() => space.current?.look(orbit), [orbit]);

  const turn = (around: number, above: number, nearer = 1) =>
    setOrbit((was) => turned(was, around, above, nearer, limits));
  const controls: readonly { at: string; icon: IconName; label: string; press: () => void }[] = [
    { at: "nearer", icon: "zoom-in", label: t.nearer, press: () => turn(0, 0, 1.25) },
    { at: "up", icon: "chevron-up", label: t.up, press: () => turn(0, 10) },
    { at: "farther", icon: "zoom-out", label: t.farther, press: () => turn(0, 0, 0.8) },
    { at: "left", icon: "chevron-left", label: t.left, press: () => turn(-15, 0) },
    { at: "front", icon: "fit", label: t.front, press: () => turn(-orbit.around, -orbit.above) },
    { at: "right", icon: "chevron-right", label: t.right, press: () => turn(15, 0) },
    { at: "down", icon: "chevron-down", label: t.down, press: () => turn(0, -10) },
  ];
  return (
    <div className="space-view">
      <canvas ref={canvas} role="img" aria-label={words} {...useDragging((x, y) => turn(-x * 0.25, y * 0.2))} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of buttons in every browser */}
      <div className="space-controls" role="group" aria-label={t.viewLabel}>
        {controls.map(({ at, icon, label, press }) => (
          <IconButton key={at} icon={icon} label={label} onClick={press} style={{ gridArea: at }} />
        ))}
      </div>
    </div>
  );
}

/** Reports how far a pressed pointer moved, CSS pixels. */
function useDragging(moved: (x: number, y: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const stop = () => {
    last.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!last.current) return;
      moved(event.clientX - last.current.x, event.clientY - last.current.y);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

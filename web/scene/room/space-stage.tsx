import { type PointerEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { type Orbit, START, turned } from "./orbit.ts";
import "./room-view.css";
import { createSpace, type Space } from "./space/space.ts";
import type { SpaceContents } from "./space/space-contents.ts";

interface SpaceStageProps {
  /** Null while it loads; another object is built anew. */
  readonly contents: SpaceContents | null;
  /** What is seen. */
  readonly words: string;
  readonly labels: Readonly<
    Record<"viewLabel" | "nearer" | "farther" | "left" | "right" | "up" | "down" | "front", string>
  >;
  /** No WebGL on this device. */
  readonly onUnavailable: () => void;
}

/** A picture in space, to be turned by dragging or by its buttons. Draws only when something changed. */
export function SpaceStage({ contents, words, labels: t, onUnavailable }: SpaceStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const space = useRef<Space | null>(null);
  const [orbit, setOrbit] = useState<Orbit>(START);
  const limits = space.current?.limits ?? { nearest: 400, farthest: 6000 };

  useEffect(() => {
    if (!canvas.current || !contents) return;
    const made = createSpace(canvas.current, contents);
    if (!made) return onUnavailable();
    space.current = made;
    setOrbit((was) => ({ ...was, distance: was.distance || made.distance }));
    return () => {
      made.dispose();
      space.current = null;
    };
  }, [contents, onUnavailable]);

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
      {/* Behind the canvas: seen until the first drawing covers it. */}
      <Spinner />
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

import { useEffect, useRef } from "react";
import "./snowfall.css";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { drawnX, type Flake, fallen, newFlakes } from "./flakes.ts";

interface SnowfallProps {
  readonly stopLabel: string;
  readonly onStop: () => void;
}

/** Snow over the page, which nothing feels; it can be stopped, as all that moves by itself (WCAG 2.2, 2.2.2). */
export function Snowfall({ stopLabel, onStop }: SnowfallProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? fall(canvas.current) : undefined), []);
  return (
    <>
      <div className="snowfall" aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <IconButton className="snowfall-stop" icon="paused" label={stopLabel} onClick={onStop} />
    </>
  );
}

/** Lets it fall while the tab is seen. @returns what ends it */
function fall(canvas: HTMLCanvasElement): () => void {
  let flakes = newFlakes(Math.random);
  let [before, frame] = [0, 0];
  const step = (now: number) => {
    // Back in the tab, the snow is where it was.
    const seconds = before === 0 ? 0 : Math.min(0.05, (now - before) / 1000);
    before = now;
    flakes = flakes.map((flake) => fallen(flake, seconds));
    draw(canvas, flakes);
    frame = requestAnimationFrame(step);
  };
  const seen = () => {
    cancelAnimationFrame(frame);
    before = 0;
    if (!document.hidden) frame = requestAnimationFrame(step);
  };
  seen();
  document.addEventListener("visibilitychange", seen);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("visibilitychange", seen);
  };
}

function draw(canvas: HTMLCanvasElement, flakes: readonly Flake[]): void {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  pen.clearRect(0, 0, width, height);
  // White with a grey edge: to be seen on pictures and on paper.
  pen.fillStyle = "rgb(255 255 255 / 0.9)";
  pen.strokeStyle = "rgb(96 112 136 / 0.28)";
  for (const flake of flakes) {
    pen.beginPath();
    pen.arc(drawnX(flake) * width, flake.y * height, flake.radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
}

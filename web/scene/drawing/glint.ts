/** Where light stands without a hand that moves it, and with one that wants no motion. */
const AT_REST = 0.6;
/** Degrees of tilt from one end to the other. */
const TILT = 40;

const sheens = new Set<SVGLinearGradientElement>();
let glint = AT_REST;
let waiting = 0;

/** For the `ref` of a gradient whose `data-run` says how far light runs on it: it moves with pointer and device. */
export function catchLight(sheen: SVGLinearGradientElement | null): (() => void) | undefined {
  if (!sheen) return undefined;
  if (sheens.size === 0) listen(addEventListener);
  sheens.add(sheen);
  shine(sheen);
  return () => {
    sheens.delete(sheen);
    if (sheens.size === 0) listen(removeEventListener);
  };
}

function listen(change: typeof addEventListener | typeof removeEventListener): void {
  change("pointermove", byPointer, { passive: true });
  change("deviceorientation", byTilt);
}

const byPointer = (event: Event) => {
  if (event instanceof PointerEvent && event.pointerType !== "touch") moveTo(event.clientX / Math.max(1, innerWidth));
};

const byTilt = (event: Event) => {
  if (event instanceof DeviceOrientationEvent && event.gamma !== null) moveTo(glintOfTilt(event.gamma));
};

/** @param gamma degrees to the left and right, 0 for a device that lies flat */
export const glintOfTilt = (gamma: number): number => Math.min(Math.max(gamma / TILT + 0.5, 0), 1);

/** One change a frame, however fast the hand is. */
function moveTo(wanted: number): void {
  glint = matchMedia("(prefers-reduced-motion: reduce)").matches ? AT_REST : wanted;
  if (waiting !== 0) return;
  waiting = requestAnimationFrame(() => {
    waiting = 0;
    for (const sheen of sheens) shine(sheen);
  });
}

/** There and back once from one edge of the screen to the other, so that no end is seen. */
function shine(sheen: SVGLinearGradientElement): void {
  const run = Number(sheen.dataset.run ?? 0) * 2 * glint;
  sheen.setAttribute("gradientTransform", `translate(${Math.round(run)} 0)`);
}

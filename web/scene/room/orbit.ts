/** Where the eye is: degrees around and above the picture, and its distance in millimetres. */
export interface Orbit {
  readonly around: number;
  readonly above: number;
  readonly distance: number;
}

export interface OrbitLimits {
  readonly nearest: number;
  readonly farthest: number;
}

/** How a picture is seen first; from how far is said by the room and the device. */
export const START: Orbit = { around: -24, above: 6, distance: 0 };

const MOST_AROUND = 65;
const MOST_ABOVE = 30;
const LEAST_ABOVE = -15;

/** Turned by degrees and brought nearer by a factor, within what a person in front of a wall can see. */
export function turned(orbit: Orbit, around: number, above: number, nearer: number, limits: OrbitLimits): Orbit {
  const hold = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return {
    around: hold(orbit.around + around, -MOST_AROUND, MOST_AROUND),
    above: hold(orbit.above + above, LEAST_ABOVE, MOST_ABOVE),
    distance: hold(orbit.distance / nearer, limits.nearest, limits.farthest),
  };
}

/** The eye's place relative to the picture's middle, millimetres: x to the right, y up, z into the room. */
export function eyeAt({ around, above, distance }: Orbit): readonly [x: number, y: number, z: number] {
  const [a, e] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  return [distance * Math.sin(a) * Math.cos(e), distance * Math.sin(e), distance * Math.cos(a) * Math.cos(e)];
}

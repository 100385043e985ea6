import { expect, it } from "vitest";
import { fallen, newFlakes } from "./flakes.ts";

it("199 flakes fall, the larger ones faster, and begin again above the window (chrome document, section 2)", () => {
  let last = 0;
  const flakes = newFlakes(() => {
    last = (last + 0.618) % 1;
    return last;
  });
  expect(flakes).toHaveLength(199);
  const [small, large] = flakes.toSorted((one, other) => one.radius - other.radius).filter((_, at) => at % 198 === 0);
  expect(small?.speed).toBeLessThan(large?.speed ?? 0);
  let now = flakes;
  for (let step = 0; step < 600; step++) {
    const next = now.map((flake) => fallen(flake, 0.05));
    expect(next.filter(({ y }, at) => y > 1.02 || (y >= 0 && y <= (now[at]?.y ?? 0)))).toEqual([]);
    now = next;
  }
});

/** Milliseconds in which things that arrive are gathered: each change of the design is drawn, saved and announced. */
const REST = 250;

/** Passes on at once what arrives first, and then all that arrived meanwhile. */
export function gatherArrivals<Thing>(pass: (things: readonly Thing[]) => void) {
  let gathered: readonly Thing[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (gathered.length === 0) return;
    const things = gathered;
    gathered = [];
    timer = setTimeout(flush, REST);
    pass(things);
  };
  return {
    add(thing: Thing): void {
      gathered = [...gathered, thing];
      if (timer === undefined) flush();
    },
    /** Passes on what is left. */
    end(): void {
      clearTimeout(timer);
      flush();
      clearTimeout(timer);
    },
  };
}

import { expect, it } from "vitest";
import { type CountdownEvent, createCountdown, timeLeft } from "./countdown.ts";

const start = Date.parse("2026-11-22T09:00:00Z");

/** A page whose clock and visibility the test moves. */
function page() {
  let now = start;
  let hidden = false;
  const ticks = new Set<() => void>();
  const watchers = new Set<() => void>();
  const heard =
    <One>(all: Set<One>) =>
    (one: One) => {
      all.add(one);
      return () => void all.delete(one);
    };
  const told: CountdownEvent[] = [];
  return {
    told,
    ports: { now: () => now, everySecond: heard(ticks), isHidden: () => hidden, onVisibility: heard(watchers) },
    pass(seconds: number) {
      for (let n = 0; n < seconds; n++) {
        now += 1000;
        for (const tick of [...ticks]) tick();
      }
    },
    hide(is: boolean) {
      hidden = is;
      for (const watcher of [...watchers]) watcher();
    },
    atWork: () => ticks.size + watchers.size,
    tell: (event: CountdownEvent) => void told.push(event),
  };
}
const left = (seconds: number) => ({ days: 0, hours: 0, minutes: 0, seconds });

it("starts, tells each second, and ends once (chrome document, section 4)", () => {
  const { told, ports, tell, pass, atWork } = page();
  const countdown = createCountdown(start + 3_000, ports, tell);
  expect(countdown.state).toBe("running");
  pass(5);
  expect(told).toEqual([
    { type: "start", left: left(3) },
    { type: "progress", left: left(2) },
    { type: "progress", left: left(1) },
    { type: "end" },
  ]);
  expect(countdown.state).toBe("ended");
  expect(atWork()).toBe(0);
});

it("stands still while the page is hidden, and knows the time when it is seen again", () => {
  const { told, ports, tell, pass, hide } = page();
  createCountdown(start + 60_000, ports, tell);
  hide(true);
  pass(20);
  expect(told).toHaveLength(1);
  hide(false);
  expect(told.at(-1)).toEqual({ type: "progress", left: left(40) });
  pass(1);
  expect(told.at(-1)).toEqual({ type: "progress", left: left(39) });
});

it("ends when the page is seen after its end", () => {
  const { told, ports, tell, pass, hide, atWork } = page();
  createCountdown(start + 10_000, ports, tell);
  hide(true);
  pass(20);
  hide(false);
  expect(told.map(({ type }) => type)).toEqual(["start", "end"]);
  expect(atWork()).toBe(0);
});

it("aborted it says so once, and never ends", () => {
  const { told, ports, tell, pass, atWork } = page();
  const countdown = createCountdown(start + 3_000, ports, tell);
  countdown.abort();
  countdown.abort();
  pass(5);
  expect(told.map(({ type }) => type)).toEqual(["start", "abort"]);
  expect([countdown.state, atWork()]).toEqual(["aborted", 0]);
});

it("one whose end is past is over before it starts", () => {
  const { told, ports, tell, atWork } = page();
  expect(createCountdown(start, ports, tell).state).toBe("ended");
  expect([told, atWork()]).toEqual([[{ type: "end" }], 0]);
});

it("counts days, hours, minutes and seconds", () => {
  expect(timeLeft(start + ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000, start)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
});

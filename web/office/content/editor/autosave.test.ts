import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offline, type Problem, readProblem } from "../../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../../core/outcome.ts";
import type { JsonObject, PageView } from "../../../../services/content/contract.ts";
import { createAutosave, restBeforeSaving, type SaveState, type Unsaved } from "./autosave.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const page = (headline: string): JsonObject => ({ component: "page", headline });
const conflict = readProblem(409, { type: "urn:passepartout:problem:page-changed", revision: 9 }, null);
const refused = readProblem(422, { type: "urn:passepartout:problem:invalid-request" }, null);

/** A page that was opened at revision 4; the service answers as told, and otherwise writes. */
function opened(answers: readonly (Problem | Promise<void>)[] = []) {
  const put: [revision: number, headline: unknown][] = [];
  const states: SaveState[] = [];
  let kept: Unsaved | null = null;
  let revision = 4;
  const left = [...answers];
  const autosave = createAutosave({
    revision,
    async put(seen, content): Promise<Outcome<PageView, Problem>> {
      put.push([seen, content.headline]);
      const answer = left.shift();
      if (answer instanceof Promise) await answer;
      else if (answer) return failed(answer);
      revision = Math.max(revision, seen) + 1;
      return done({ revision } as PageView);
    },
    keep: (unsaved) => {
      kept = unsaved;
    },
    written: () => {},
    stateChanged: (state) => states.push(state),
  });
  return { autosave, put, states, kept: () => kept, state: () => states.at(-1) };
}

test("writes two seconds after the last change, once", async () => {
  const { autosave, put, state, kept } = opened();
  autosave.changed(page("P"));
  await vi.advanceTimersByTimeAsync(restBeforeSaving - 1);
  autosave.changed(page("Pa"));
  expect(kept()).toEqual({ revision: 4, content: page("Pa"), at: 1_999 });
  await vi.advanceTimersByTimeAsync(restBeforeSaving - 1);
  expect([put, state()]).toEqual([[], { kind: "waiting" }]);
  await vi.advanceTimersByTimeAsync(1);
  expect([put, state(), kept()]).toEqual([[[4, "Pa"]], { kind: "saved", at: 3_999 }, null]);
});

test("writes also while somebody types without a pause", async () => {
  const { autosave, put } = opened();
  for (let second = 0; second < 11; second++) {
    autosave.changed(page(String(second)));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(put).toEqual([[4, "9"]]);
});

test("writes at once when the page is left, and what was typed meanwhile after it, with the newer revision", async () => {
  const slow = Promise.withResolvers<void>();
  const { autosave, put, state } = opened([slow.promise]);
  autosave.changed(page("One"));
  const first = autosave.flush();
  autosave.changed(page("Two"));
  expect(state()).toEqual({ kind: "saving" });
  slow.resolve();
  expect(await first).toBe(true);
  expect(put).toEqual([
    [4, "One"],
    [5, "Two"],
  ]);
  expect(await autosave.flush()).toBe(true);
  expect(put).toHaveLength(2);
});

test("keeps what nobody took and tries again, until somebody answers", async () => {
  const { autosave, put, state, kept } = opened([offline, readProblem(503, null, null), offline]);
  autosave.changed(page("Two"));
  expect(await autosave.flush()).toBe(false);
  expect([state(), kept()?.content]).toEqual([{ kind: "offline" }, page("Two")]);
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(put).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect([put.length, state()]).toEqual([3, { kind: "offline" }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([put.at(-1), state()?.kind, kept()]).toEqual([[4, "Two"], "saved", null]);
});

test("says why something is refused, and tries again only with another text", async () => {
  const { autosave, put, state } = opened([refused]);
  autosave.changed(page("Bad"));
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect([put.length, state()]).toEqual([1, { kind: "refused", problem: refused }]);
  autosave.changed(page("Good"));
  await vi.advanceTimersByTimeAsync(restBeforeSaving);
  expect([put.at(-1), state()?.kind]).toEqual([[4, "Good"], "saved"]);
});

test("after another editor's change writes nothing until it is decided, and then over what was seen", async () => {
  const { autosave, put, state, kept } = opened([conflict]);
  autosave.changed(page("Mine"));
  await autosave.flush();
  expect(state()).toMatchObject({ kind: "conflict", conflict: { revision: 9 } });
  autosave.changed(page("Mine too"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await autosave.flush()).toBe(false);
  expect([put, kept()?.content]).toEqual([[[4, "Mine"]], page("Mine too")]);
  expect(await autosave.insist()).toBe(true);
  expect(put.at(-1)).toEqual([9, "Mine too"]);
});

test("forgets what is unsaved when the other text is taken", async () => {
  const { autosave, put, state, kept } = opened([conflict]);
  autosave.changed(page("Mine"));
  await autosave.flush();
  autosave.seen(9);
  expect([state(), kept(), autosave.revision()]).toEqual([{ kind: "saved", at: null }, null, 9]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(put).toHaveLength(1);
});

test("what the browser kept is written as it was seen then, so that nothing of another is overwritten", async () => {
  const { autosave, put } = opened();
  autosave.restore({ revision: 3, content: page("Kept"), at: 0 });
  await autosave.flush();
  expect(put).toEqual([[3, "Kept"]]);
});

test("writes nothing after its end", async () => {
  const { autosave, put } = opened();
  autosave.changed(page("Late"));
  autosave.close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(put).toEqual([]);
});

import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { canonicalJson } from "../../../design/canonical-json.ts";
import { readKept } from "./read-kept.ts";
import { reconcile, startAnew } from "./reconcile.ts";
import { createSession, type Session } from "./session.ts";
import { DESIGN, hashOf, testHouse, testJournal, testNetwork } from "./test-house.ts";

const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant("edit" as const), title: fc.string({ maxLength: 5 }) }) },
  { weight: 2, arbitrary: fc.constantFrom({ what: "undo" as const }, { what: "redo" as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: 5000 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant("line" as const),
      line: fc.constantFrom("up" as const, "down" as const, "answers-lost" as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: "kill" as const }) },
);

test("whatever is cut or killed, no committed operation is lost and none happens twice", async () => {
  vi.useFakeTimers();
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (story) => {
      const house = testHouse();
      const journal = testJournal();
      const ports = { api: house.api, journal, network: testNetwork(), hashOf, announce: () => {} };
      const saved = { state: "saved", at: null } as const;
      let session = createSession(startAnew(DESIGN, house), saved, ports);
      let committed = 0;
      const count = (change: (session: Session) => void) => {
        const before = session.state().kept.history;
        change(session);
        if (session.state().kept.history !== before) committed++;
      };
      for (const event of story) {
        if (event.what === "edit") count((one) => one.perform({ type: "setTitle", title: event.title }));
        if (event.what === "undo") count((one) => one.undo());
        if (event.what === "redo") count((one) => one.redo());
        if (event.what === "wait") await vi.advanceTimersByTimeAsync(event.ms);
        if (event.what === "line") house.line = event.line;
        if (event.what === "kill") {
          session.close();
          // the new tab asks the server first; it opens when the line is up
          house.line = "up";
          const kept = readKept(journal.stored.get(DESIGN)) ?? startAnew(DESIGN, house);
          const reconciled = reconcile(kept, house);
          if (reconciled.result === "conflict") throw new Error("alone, and yet a conflict");
          session = createSession(reconciled.kept, saved, ports);
        }
      }
      house.line = "up";
      await vi.advanceTimersByTimeAsync(60_000);
      session.close();
      expect(session.state().save.state).toBe("saved");
      expect(house.sequence).toBe(committed);
      expect(canonicalJson(house.document)).toBe(canonicalJson(session.state().document));
    }),
    { numRuns: 200 },
  );
  vi.useRealTimers();
});

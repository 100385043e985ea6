import { done, failed } from "../../../core/outcome.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { canvas, photoElement } from "../../../design/sample-designs.ts";
import type { DesignApi } from "./design-api.ts";
import type { Journal } from "./journal.ts";

/** For tests: a house that keeps one design as the real one does, and whose line can be cut on either way. */
export const DESIGN = "7b0c8a3e-5a53-4b8f-9a55-0a51b2a3c4d5";

export const hashOf = (document: DesignDocument) => document.title.padEnd(64, "0").slice(0, 64);

export function testHouse() {
  const house = {
    document: canvas(photoElement({ zoom: 1_000_000 })),
    sequence: 0,
    requests: 0,
    /** What happens to the next request: the line is dead, or the answer gets lost after the work is done. */
    line: "up" as "up" | "down" | "answers-lost",
    api: {} as DesignApi,
  };
  const record = () => ({
    id: DESIGN,
    sequence: house.sequence,
    document: house.document as unknown as Record<string, unknown>,
    sceneHash: hashOf(house.document),
    release: 1,
    updatedAt: "2026-11-20T10:00:00Z",
  });
  house.api = {
    create: async () => done({ design: record(), notices: [], addToCart: false }),
    async read(id) {
      if (house.line !== "up") return failed({ reason: "unreachable" });
      return id === DESIGN ? done(record()) : failed({ reason: "not-found" });
    },
    async append(_, { baseSequence, operations }) {
      house.requests++;
      if (house.line === "down") return failed({ reason: "unreachable" });
      if (baseSequence !== house.sequence) return failed({ reason: "conflict" });
      for (const operation of operations) {
        const applied = apply(house.document, operation);
        if (!applied.ok) return failed({ reason: "refused", status: 422, detail: "" });
        house.document = applied.value.document;
      }
      house.sequence += operations.length;
      if (house.line === "answers-lost") return failed({ reason: "unreachable" });
      return done({ sequence: house.sequence, sceneHash: hashOf(house.document), findings: [] });
    },
  };
  return house;
}

/** A device's storage: what is in it outlives the tab. */
export function testJournal(): Journal & { stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  return {
    stored,
    read: async (design) => stored.get(design) ?? null,
    write: async (kept) => {
      stored.set(kept.design, structuredClone(kept));
      return true;
    },
    forget: async (design) => void stored.delete(design),
  };
}

export function testNetwork() {
  let online = true;
  const listeners = new Set<() => void>();
  return {
    online: () => online,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(value: boolean) {
      online = value;
      for (const listener of listeners) listener();
    },
  };
}

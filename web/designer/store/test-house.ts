import { done, failed } from "../../../core/outcome.ts";
import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Operation } from "../../../design/operation.ts";
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
    log: [] as Operation[],
    /** Copies by their ids, as the server has them. */
    copies: new Map<string, { document: DesignDocument; sequence: number }>(),
    /** What happens to the next request: the line is dead, or the answer gets lost after the work is done. */
    line: "up" as "up" | "down" | "answers-lost",
    api: {} as DesignApi,
  };
  /** Another device changes the design. */
  const elsewhere = (...operations: readonly Operation[]) => {
    for (const operation of operations) {
      const applied = apply(house.document, operation);
      if (!applied.ok) throw new Error(`does not fit: ${JSON.stringify(applied.error)}`);
      house.document = applied.value.document;
      house.log.push(operation);
      house.sequence++;
    }
  };
  const record = (id = DESIGN, { document, sequence }: { document: DesignDocument; sequence: number } = house) => ({
    id,
    sequence,
    document: document as unknown as Record<string, unknown>,
    sceneHash: hashOf(document),
    release: 1,
    updatedAt: "2026-11-20T10:00:00Z",
  });
  house.api = {
    create: async () => done({ design: record(), notices: [], addToCart: false }),
    async read(id) {
      if (house.line !== "up") return failed({ reason: "unreachable" });
      const design = id === DESIGN ? house : house.copies.get(id);
      return design ? done(record(id, design)) : failed({ reason: "not-found" });
    },
    async since(_, after) {
      if (house.line !== "up") return failed({ reason: "unreachable" });
      const isWhole = house.log.length === house.sequence;
      return done({ sequence: house.sequence, operations: isWhole ? house.log.slice(after) : null });
    },
    async copy(_, copy) {
      if (house.line === "down") return failed({ reason: "unreachable" });
      if (!house.copies.has(copy)) house.copies.set(copy, { document: house.document, sequence: 0 });
      return house.line === "up" ? done({ id: copy }) : failed({ reason: "unreachable" });
    },
    async append(id, { baseSequence, operations }) {
      house.requests++;
      if (house.line === "down") return failed({ reason: "unreachable" });
      const design = id === DESIGN ? house : house.copies.get(id);
      if (!design) return failed({ reason: "not-found" });
      if (baseSequence !== design.sequence) return failed({ reason: "conflict" });
      let { document } = design;
      for (const operation of operations) {
        const applied = apply(document, operation);
        if (!applied.ok) return failed({ reason: "refused", status: 422, detail: "" });
        document = applied.value.document;
      }
      design.document = document;
      design.sequence += operations.length;
      if (design === house) house.log.push(...operations);
      if (house.line === "answers-lost") return failed({ reason: "unreachable" });
      return done({ sequence: design.sequence, sceneHash: hashOf(document), findings: [] });
    },
  };
  return Object.assign(house, { elsewhere });
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

import { shopOf } from "../../core/shop.ts";
import type { DesignElement, Surface } from "../../design/document.ts";
import type { Operation } from "../../design/operation.ts";
import { ONE, plainPlacement } from "../../design/placement.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import { type PaperConfiguration, type PaperData, paper, paperData } from "../../products/paper.fixture.ts";
import type { DesignableKind } from "../../products/registry.ts";
import type { DesignsDependencies, Release } from "./ports.ts";
import { createDesigns, type Designs } from "./service.ts";

/** Designs of `products/paper.fixture.ts` with a catalogue whose releases a test publishes. */
export interface PaperDesigns {
  readonly designs: Designs;
  /** Photos that have arrived, with their upright sizes. */
  readonly arrived: Map<string, { width: number; height: number }>;
  readonly clock: ReturnType<typeof stoppedClock>;
  publish(change: Partial<PaperData>): void;
}

export function paperDesigns({ db }: Pick<Database, "db">, others: Partial<DesignsDependencies> = {}): PaperDesigns {
  const releases: Release[] = [{ release: 1, data: paperData }];
  const arrived = new Map<string, { width: number; height: number }>();
  const clock = stoppedClock("2026-11-20T12:00:00Z");
  const designs = createDesigns({
    db,
    clock,
    kindOf: (key: string) => (key === "paper" ? (paper as DesignableKind) : undefined),
    releases: {
      current: async () => releases.at(-1) ?? null,
      at: async (_kind, wanted) => releases.find(({ release }) => release === wanted) ?? null,
    },
    photos: { ready: async (_owner, ids) => new Map([...arrived].filter(([id]) => ids.includes(id))) },
    ...others,
  });
  const publish = (change: Partial<PaperData>) => {
    const release = releases.length + 1;
    releases.push({ release, data: { ...paperData, ...change, release } });
  };
  return { designs, arrived, clock, publish };
}

export async function newVisitor({ db }: Pick<Database, "db">): Promise<Owner> {
  const id = newId();
  await db.insertInto("visitor").values({ id, token_hash: id }).execute();
  return { visitorId: id, customerId: null };
}

/** Sides "page-0", "page-1" ... of 100 x 150 mm. */
export const pages = (times: number): PaperConfiguration => ({
  sides: [{ id: "page", role: "page", width: 100_000, height: 150_000, times }],
});

/** A design of this owner, as a link opens it. */
export async function openPaper(designs: Designs, owner: Owner, configuration: PaperConfiguration) {
  const query = `paper=${encodeURIComponent(JSON.stringify(configuration))}`;
  const created = await designs.create(owner, { kind: "paper", query }, shopOf("poster", "de-DE"));
  if (!created.ok) throw new Error(created.error);
  return created.value.design;
}

/** Appends, and says what came of it. */
export async function save(
  designs: Designs,
  owner: Owner,
  id: string,
  sequence: number,
  operations: readonly unknown[],
) {
  const saved = await designs.append(owner, id, { baseSequence: sequence, operations: [...operations] });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value;
}

const base = { rotation: 0, opacity: ONE } as const;

export const textElement = (id: string, text = "Am See", change: object = {}): DesignElement => ({
  ...base,
  id,
  type: "text",
  frame: { x: 10_000, y: 10_000, width: 80_000, height: 60_000 },
  text,
  language: null,
  hyphenate: false,
  font: "instrument-sans-regular",
  size: 5_000,
  colour: "#202020",
  align: "start",
  stand: "top",
  leading: ONE,
  tracking: 0,
  fit: "report",
  ...change,
});

export const photoElement = (id: string, photo: string | null, change: object = {}): DesignElement => ({
  ...base,
  id,
  type: "photo",
  frame: { x: 0, y: 0, width: 60_000, height: 40_000 },
  photo,
  placement: plainPlacement("fill"),
  ...change,
});

export const shapeElement = (id: string): DesignElement => ({
  ...base,
  id,
  type: "shape",
  frame: { x: 0, y: 0, width: 1_000, height: 1_000 },
  outline: "rect",
  fill: "#204060",
  stroke: null,
});

export const side = (id: string, elements: readonly DesignElement[] = []): Surface => ({
  id,
  role: "page",
  background: null,
  copies: 1,
  turned: false,
  elements,
});

export const addTo = (surface: string, ...elements: readonly DesignElement[]): Operation => ({
  type: "addElements",
  surface,
  elements,
});

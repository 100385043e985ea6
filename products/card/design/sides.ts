import { type Format, micrometres } from "../../../core/measure.ts";
import type { Size } from "../../../design/geometry.ts";
import type { Sides } from "../../../design/layout.ts";
import type { Case } from "../case.ts";
import { orderedEnvelope } from "../envelope/ordered-envelope.ts";
import { inlaySide, printedInlays } from "../printed-inlays.ts";
import type { Release } from "../release.ts";
import type { Card, Guestbook } from "../release-parts.ts";

/** One printed side of a card or book before anything is designed on it. */
export interface CardSide {
  readonly id: string;
  /**
   * "front", "back", "inside-left", "inside-middle", "inside-top", "flap", "page", "spine", "insert-front", "inlay" ...
   */
  readonly role: string;
  /** Micrometres. */
  readonly trim: Size;
  /** The adjacent side of the finished card, by edge. */
  readonly neighbours: Readonly<Partial<Record<Edge, string>>>;
  /** Edges at which the paper continues: no bleed and no cut there. */
  readonly joined: readonly Edge[];
  /** Edges near which the sheet is bound. */
  readonly bound: readonly Edge[];
  /** Copies in one piece. */
  readonly copies: number;
  /** Beyond the trim on edges that are not joined. */
  readonly bleed: number;
}

export type Edge = keyof Sides;

/** All printed sides in reading order, the title first; none for a card that the release does not know. */
export function sidesOf(one: Case): readonly CardSide[] {
  const { card, guestbook, release, configuration } = one;
  if (configuration.alone) return [];
  if (guestbook) return bookSides(guestbook, release);
  if (!card) return [];
  const sides =
    card.binding === "stapled" ? pagesOf(card, release) : [...foldedSides(card, release), ...insertsOf(card, release)];
  return [...sides, ...inlaySides(one), ...envelopeSides(one)];
}

/** The front of the envelope, where something is printed on it. */
function envelopeSides(one: Case): readonly CardSide[] {
  const envelope = orderedEnvelope(one);
  if (!envelope || envelope.prints.length === 0) return [];
  const { width, height } = sizeOf(envelope.size);
  const trim = { width: Math.max(width, height), height: Math.min(width, height) };
  return [sideIn(one.release, { id: "envelope", trim, bleed: 0 })];
}

/** One side of each sheet that is laid in printed. */
const inlaySides = (one: Case): readonly CardSide[] =>
  printedInlays(one).map((inlay) =>
    sideIn(one.release, { id: inlaySide(inlay), role: "inlay", trim: sizeOf(inlay.size) }),
  );

const sizeOf = ({ width, height }: Format): Size => ({ width: micrometres(width), height: micrometres(height) });

type Given = Pick<CardSide, "id" | "trim"> & Partial<CardSide>;

const sideIn = ({ print }: Release, { id, ...given }: Given): CardSide => ({
  id,
  role: id,
  neighbours: {},
  joined: [],
  bound: [],
  copies: 1,
  bleed: micrometres(print.bleed),
  ...given,
});

/** A sheet of one, two or three panels beside or above each other. */
function foldedSides({ size, sheet }: Card, release: Release): readonly CardSide[] {
  const closed = sizeOf(size);
  const side = (id: string, given: Partial<CardSide> = {}) => sideIn(release, { id, trim: closed, ...given });
  const [, second, third] = sheet.panels;
  if (second === undefined) return [side("front"), side("back")];
  if (sheet.along === "height") {
    // The back is read after turning the closed card, so it is upside down on the open sheet and continues no side.
    return [
      side("front", { joined: ["top"] }),
      side("inside-top", { joined: ["bottom"], neighbours: { bottom: "inside-bottom" } }),
      side("inside-bottom", { joined: ["top"], neighbours: { top: "inside-top" } }),
      side("back", { joined: ["top"] }),
    ];
  }
  if (third === undefined) {
    return [
      side("front", { joined: ["left"], neighbours: { left: "back" } }),
      side("inside-left", { joined: ["right"], neighbours: { right: "inside-right" } }),
      side("inside-right", { joined: ["left"], neighbours: { left: "inside-left" } }),
      side("back", { joined: ["right"], neighbours: { right: "front" } }),
    ];
  }
  return threePanels(sheet.panels, closed, side);
}

/**
 * The flap is folded in first, so it is slightly narrower. Outside: flap, back, front. Inside: behind front, middle,
 * flap.
 */
function threePanels(
  [flap = 0]: readonly number[],
  closed: Size,
  side: (id: string, given?: Partial<CardSide>) => CardSide,
): readonly CardSide[] {
  const narrow = { width: micrometres(flap), height: closed.height };
  const middle = { joined: ["left", "right"] } as const;
  return [
    side("front", { joined: ["left"], neighbours: { left: "back" } }),
    side("inside-left", { joined: ["right"], neighbours: { right: "inside-middle" } }),
    side("inside-middle", { ...middle, neighbours: { left: "inside-left", right: "inside-right" } }),
    side("inside-right", { trim: narrow, joined: ["left"], neighbours: { left: "inside-middle" } }),
    side("flap", { trim: narrow, joined: ["right"], neighbours: { right: "back" } }),
    side("back", { ...middle, neighbours: { left: "flap", right: "front" } }),
  ];
}

/** Loose cards in the pocket, a little smaller than it. */
function insertsOf({ size, inserts }: Card, release: Release): readonly CardSide[] {
  const { insertGap } = release.print;
  const trim = sizeOf({ width: size.width - 2 * insertGap, height: size.height - 2 * insertGap });
  return Array.from({ length: inserts }, (_, index) =>
    (["front", "back"] as const).map((face) =>
      sideIn(release, { id: `insert-${index + 1}-${face}`, role: `insert-${face}`, trim }),
    ),
  ).flat();
}

/** Stapled pages: the title, spreads, the back. */
function pagesOf({ size, pages, sheet }: Card, release: Release): readonly CardSide[] {
  const trim = sizeOf(size);
  const [before, after]: readonly [Edge, Edge] = sheet.along === "width" ? ["left", "right"] : ["top", "bottom"];
  const inner = Array.from({ length: Math.max(0, pages - 2) }, (_, index) => {
    const number = index + 2;
    const even = number % 2 === 0;
    return sideIn(release, {
      id: `page-${number}`,
      role: "page",
      trim,
      bound: [even ? after : before],
      neighbours: even ? { [after]: `page-${number + 1}` } : { [before]: `page-${number - 1}` },
    });
  });
  return [
    sideIn(release, { id: "front", trim, bound: [before] }),
    ...inner,
    sideIn(release, { id: "back", trim, bound: [after] }),
  ];
}

/** A book to write in: its cover, its first page, and the page that all others are printed with. */
function bookSides({ size, spine, pages }: Guestbook, release: Release): readonly CardSide[] {
  const trim = sizeOf(size);
  const page = { trim, bound: ["left"] } as const;
  const first = sideIn(release, { id: "page-first", role: "page-first", ...page });
  const every = sideIn(release, { id: "page-every", role: "page-every", ...page, copies: Math.max(1, pages - 1) });
  if (spine === null) {
    return [
      sideIn(release, { id: "front", trim, bound: ["left"] }),
      first,
      every,
      sideIn(release, { id: "back", trim, bound: ["right"] }),
    ];
  }
  const bleed = micrometres(release.print.turnIn);
  const back = { joined: ["right"], bound: ["right"], neighbours: { right: "spine" } } as const;
  const joined = { joined: ["left", "right"], neighbours: { left: "back", right: "front" } } as const;
  return [
    sideIn(release, { id: "front", trim, bleed, joined: ["left"], bound: ["left"], neighbours: { left: "spine" } }),
    first,
    every,
    sideIn(release, { id: "spine", trim: { width: micrometres(spine), height: trim.height }, bleed, ...joined }),
    sideIn(release, { id: "back", trim, bleed, ...back }),
  ];
}

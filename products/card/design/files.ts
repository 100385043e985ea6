import type { DesignOutline } from "../../../design/document.ts";
import { type PrintPlan, plainPlan } from "../../print-plan.ts";
import type { Case } from "../case.ts";
import { orderedEnvelope } from "../envelope/ordered-envelope.ts";
import { inlaySide, printedInlays } from "../printed-inlays.ts";
import type { Release } from "../release.ts";
import { coverSheet, openSheets } from "./open-sheets.ts";
import { type CardSide, sidesOf } from "./sides.ts";
import { caseOf, isAccessory } from "./surfaces.ts";

/**
 * Folded cards as open sheets, outside and inside; flat and stapled ones in page order; inserts, inlays, envelopes and
 * book pages as separate files. The whole quantity is one article, so the files state their copies.
 */
export function files(design: Pick<DesignOutline, "configuration">, release: Release): readonly PrintPlan[] {
  const one = caseOf(design, release);
  const sides = sidesOf(one);
  if (sides.length === 0) return [];
  const copies = one.configuration.quantity;
  const printed = sides.filter((side) => !isAccessory(side));
  const plans = one.guestbook ? bookFiles(printed) : cardFiles(one, printed);
  return [...plans.map((plan) => ({ ...plan, copies })), ...inlayFiles(one), ...envelopeFiles(one, sides)];
}

const ids = (sides: readonly CardSide[]) => sides.map(({ id }) => id);
const isInsert = ({ role }: CardSide) => role.startsWith("insert-");
const isEnvelope = ({ role }: CardSide) => role === "envelope";
const isPage = ({ role }: CardSide) => role.startsWith("page-");

/** Each sort of printed sheets that are laid in, as many as were ordered. */
const inlayFiles = (one: Case): readonly PrintPlan[] =>
  printedInlays(one).map((inlay) => ({
    ...plainPlan(inlaySide(inlay), "press", [inlaySide(inlay)]),
    copies: inlay.quantity,
  }));

/** Envelopes are printed by themselves, a few more of them than cards where they were ordered so. */
function envelopeFiles(one: Case, sides: readonly CardSide[]): readonly PrintPlan[] {
  const envelope = orderedEnvelope(one);
  const fronts = ids(sides.filter(isEnvelope));
  if (!envelope || fronts.length === 0) return [];
  return [{ ...plainPlan("envelope", "envelopes", fronts), copies: envelope.quantity }];
}

/** Stapled sheets are nested, and the bindery imposes them. */
const isStapled = ({ card }: Case): boolean => card?.binding === "stapled";

function cardFiles(one: Case, sides: readonly CardSide[]): readonly PrintPlan[] {
  const [card, inserts] = [sides.filter((side) => !isInsert(side)), sides.filter(isInsert)];
  const sheets = openSheets(one, card);
  return [
    sheets.length > 0
      ? { ...sheetsPlan("card", sheets), manyUp: true }
      : { ...plainPlan("card", "press", ids(card)), ...(isStapled(one) ? {} : { manyUp: true }) },
    ...(inserts.length > 0 ? [{ ...plainPlan("inserts", "press", ids(inserts)), manyUp: true } as const] : []),
  ];
}

function bookFiles(sides: readonly CardSide[]): readonly PrintPlan[] {
  const [cover, pages] = [sides.filter((side) => !isPage(side)), sides.filter(isPage)];
  const sheet = coverSheet(cover);
  return [
    sheet ? sheetsPlan("cover", [sheet]) : plainPlan("cover", "press", ids(cover)),
    plainPlan("block", "press", ids(pages)),
  ];
}

const sheetsPlan = (role: string, sheets: ReturnType<typeof openSheets>): PrintPlan => ({
  ...plainPlan(
    role,
    "press",
    sheets.flatMap(({ panels }) => panels.map(({ surface }) => surface)),
  ),
  output: { format: "pdfx4", imposition: { kind: "open-sheets", sheets } },
});

import { gramsOf, timesPieces } from "../../core/piece.ts";
import { onPressSheet } from "../../print/imposition/on-press-sheet.ts";
import { type MadePlan, makeTicket } from "../../print/make-ticket.ts";
import type { Ticket } from "../../print/ticket.ts";
import type { PrintPlan } from "../../products/print-plan.ts";
import { productionPaths } from "./contract.ts";
import type { DrawnLine } from "./draw-line.ts";
import type { Partners } from "./partners.ts";
import { manifestOf, manifestText } from "./pile-manifest.ts";
import type { StoredFile } from "./stored-file.ts";

/**
 * The ticket of a line: what to make of its files, by their roles.
 *
 * @param files the one that counts for each plan, in the order of the plans
 * @param due day on which the order must leave the house, ISO
 */
export function lineTicket(drawn: DrawnLine, files: readonly StoredFile[], partners: Partners, due: string): Ticket {
  const { order, line, version, kind, configuration, data, scene, sceneHash, plans } = drawn;
  const { pieces, ticket } = kind.production(configuration, data);
  return makeTicket({
    line: {
      order: String(order.number),
      item: String(line.position),
      kind: kind.key,
      sku: version.versionId,
      title: line.title,
      quantity: line.quantity,
      sample: kind.sample?.(configuration) ?? false,
      addresses: `order ${order.number}`,
      due,
      grams: gramsOf(timesPieces(pieces, line.quantity)),
      parcels: order.parcels.map(({ count, size: [long, middle, short], grams }) => {
        return { count, size: [long, middle, short], grams };
      }),
      ...recipientParcelsOf(drawn),
    },
    product: ticket,
    scene,
    sceneHash,
    files: files.map((file, index) => madePlan(file, planOf(drawn, plans[index] as PrintPlan, file), partners)),
    approval: approvalOf(files),
  });
}

/** Which piece goes into which parcel; names and streets stay in the shop. */
function recipientParcelsOf({ order, parcels }: DrawnLine): Pick<Ticket, "recipientParcels"> {
  if (parcels.length === 0) return {};
  return {
    recipientParcels: parcels.map(({ position, pieces }) => {
      return { parcel: `${order.number}-${position}`, pieces: [...pieces] };
    }),
  };
}

/** As the file was made, whatever the print house wants by now. */
const planOf = ({ scene }: DrawnLine, plan: PrintPlan, { sheet }: StoredFile): PrintPlan =>
  sheet ? onPressSheet(scene, plan, sheet) : plan;

function madePlan(stored: StoredFile, plan: PrintPlan, partners: Partners): MadePlan {
  const { id, pdf, manifest, report } = stored;
  const partner = partners.for(plan.partner);
  if (pdf) return { plan, partner, report, file: { url: productionPaths.officePdf(id), ...pdf } };
  if (!manifest) throw new Error(`file ${id} has no bytes`);
  const list = manifestText(manifest);
  const file = { url: productionPaths.officeManifest(id), sha256: list.sha256, bytes: list.bytes.length };
  return { plan, partner, report, file, manifest: manifestOf(manifest) };
}

/** A ticket has one approval: where several files have one, it says all of them, each with its role. */
function approvalOf(files: readonly StoredFile[]): Ticket["approval"] {
  const approved = files.flatMap(({ role, approval }) => (approval ? [{ role, ...approval }] : []));
  const [newest] = approved.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  if (!newest) return null;
  return {
    by: [...new Set(approved.map(({ by }) => by))].join(", "),
    at: newest.at,
    reason: approved.map(({ role, reason }) => (files.length > 1 ? `${role}: ${reason}` : reason)).join("\n"),
  };
}

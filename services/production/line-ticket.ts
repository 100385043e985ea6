import { makeTicket } from "../../print/make-ticket.ts";
import type { Ticket } from "../../print/ticket.ts";
import { productionPaths } from "./contract.ts";
import type { DrawnLine } from "./draw-line.ts";
import type { Partners } from "./partners.ts";
import type { StoredFile } from "./stored-file.ts";

/** The ticket of a line: what to make of its files, all of them by their roles. */
export function lineTicket(
  { order, line, version, kind, configuration, data, scene, sceneHash, plans }: DrawnLine,
  files: readonly StoredFile[],
  partners: Partners,
  due: string,
): Ticket {
  return null as never;
}

import { csvRecords, lineOfCsvError } from "../../platform/imports/csv-records.ts";
import { type TrackingFault, trackingShape } from "./parcel-contract.ts";

interface TrackedParcel {
  /** Of the text, from 1. */
  readonly line: number;
  /** `100001-3`: order, and place of the parcel in it. */
  readonly parcel: string;
  readonly tracking: string;
}

interface TrackingLines {
  readonly parcels: readonly TrackedParcel[];
  readonly faults: readonly TrackingFault[];
}

/**
 * Tracking numbers as operators paste them, or from the table of labels: the parcel's number first, the carrier's last,
 * separated by semicolons, commas, tabs or spaces. Table lines without a carrier's number are skipped.
 */
export async function readTrackingLines(text: string): Promise<TrackingLines> {
  const parcels: TrackedParcel[] = [];
  const faults: TrackingFault[] = [];
  const named = new Set<string>();
  let [columns, at] = [0, 0];
  try {
    for await (const { record, info } of csvRecords(bytesOf(text))) {
      const line = info.lines;
      const cells = record.length === 1 ? pairOf(record[0] ?? "") : record.map(bare);
      const [parcel = "", ...more] = cells;
      at = line;
      if (line === 1 && parcel.toLowerCase() === "parcel") columns = cells.length;
      else {
        const tracking = (columns > 0 ? cells[columns - 1] : more.at(-1)) ?? "";
        if (tracking !== "") {
          if (!trackingShape.test(tracking)) faults.push({ line, code: "tracking-wrong" });
          else if (named.has(parcel)) faults.push({ line, code: "parcel-twice" });
          else {
            named.add(parcel);
            parcels.push({ line, parcel, tracking });
          }
        } else if (columns === 0 && parcel !== "") faults.push({ line, code: "tracking-missing" });
      }
    }
  } catch (error) {
    faults.push({ line: lineOfCsvError(error, at + 1).line, code: "tracking-wrong" });
  }
  return { parcels, faults };
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Pasted pairs may be parted by spaces; carriers' numbers may have some, too. */
function pairOf(line: string): readonly string[] {
  const [parcel = "", ...tracking] = line.trim().split(/\s+/);
  return parcel === "" ? [] : [bare(parcel), bare(tracking.join(" "))];
}

/** Without the mark that keeps spreadsheets from running a cell. */
const bare = (cell: string): string => cell.trim().replace(/^'/, "");

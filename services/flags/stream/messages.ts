import { deflateSync } from "node:zlib";
import { forSpec, ruleSegmentMessage } from "../definition/for-spec.ts";
import { keyHash } from "../key-hash.ts";
import type { ChangeKind } from "../store/change-environment.ts";
import type { KeptFlag } from "../store/flags.ts";
import type { SegmentNews } from "../store/segments.ts";
import { channelsOf, type StreamRight } from "./stream-token.ts";

/** A recorded change. */
export interface ToldChange {
  readonly environment: number;
  readonly change: number;
  readonly kind: ChangeKind;
  readonly name: string;
  readonly before: number;
  readonly details: unknown;
}

/** A message on a channel; `data` is a string within the envelope, as clients want it (protocol, section 6). */
const event = (channel: string, timestamp: number, data: string, more: object = {}): string =>
  `event: message\ndata: ${JSON.stringify({
    id: `${timestamp}:0`,
    clientId: "passepartout",
    timestamp,
    encoding: "json",
    channel,
    data,
    ...more,
  })}\n\n`;

/**
 * Bytes of compressed definitions beyond which clients fetch them: one response for all instead of a message for each.
 */
const mostPayload = 4_096;
const zlib = 2;

/** Distinguishes listeners. */
export type Audience = Pick<StreamRight, "environment" | "audience" | "isOlder">;

/** Message of a change for a kind of clients; empty for some. */
export function messageOf(told: ToldChange, right: Audience): string {
  const { flags, segments, controls } = channelsOf(right);
  const { kind, change, name } = told;
  // The number of the change as its time: of two controls in one millisecond clients would drop the second.
  const send = (channel: string, data: object) => event(channel, change, JSON.stringify(data));
  switch (kind) {
    case "flag":
      return send(flags, { type: "SPLIT_UPDATE", changeNumber: change, ...payloadOfFlag(told, right) });
    case "rule-segment":
      return right.isOlder
        ? ""
        : send(flags, { type: "RB_SEGMENT_UPDATE", changeNumber: change, ...payloadOfRules(told) });
    case "kill": {
      const { definition } = told.details as KeptFlag;
      const defaultTreatment = definition.defaultTreatment;
      return send(flags, { type: "SPLIT_KILL", changeNumber: change, splitName: name, defaultTreatment });
    }
    case "segment":
      // Servers and older clients do not know large segments and would request them in vain.
      if ((right.audience === "server" || right.isOlder) && (told.details as SegmentNews).isLarge) return "";
      return event(segments, change, segmentData(told, right));
    case "control": {
      const data = { type: "CONTROL", controlType: name };
      return controls.map((channel) => send(channel, data)).join("");
    }
  }
}

function payloadOfFlag({ before, details, change }: ToldChange, { isOlder }: Audience): object {
  const { definition, isArchived } = details as KeptFlag;
  return payload(before, forSpec(definition, change, isArchived, isOlder ? "1.1" : "1.3"));
}

function payloadOfRules({ before, details, change }: ToldChange): object {
  const { definition, isArchived } = details as { definition: unknown; isArchived: boolean };
  return payload(before, ruleSegmentMessage(definition, change, isArchived));
}

function payload(before: number, definition: object): object {
  const packed = deflateSync(JSON.stringify(definition));
  return packed.length > mostPayload ? {} : { pcn: before, c: zlib, d: packed.toString("base64") };
}

function segmentData({ change, name, details }: ToldChange, right: Audience): string {
  const { isLarge, keys, isDeleted } = details as SegmentNews;
  if (right.audience === "server") {
    return JSON.stringify({ type: "SEGMENT_UPDATE", changeNumber: change, segmentName: name });
  }
  if (right.isOlder) {
    return JSON.stringify({
      type: "MY_SEGMENTS_UPDATE_V2",
      changeNumber: change,
      segmentName: name,
      u: 0,
      c: 0,
      d: "",
    });
  }
  const type = isLarge ? "MEMBERSHIPS_LS_UPDATE" : "MEMBERSHIPS_MS_UPDATE";
  if (isDeleted) return JSON.stringify({ type, cn: change, n: [name], u: 3 });
  // All clients request the change, each after a delay that it derives from its key.
  if (keys === null) return JSON.stringify({ type, cn: change, u: 0, i: 2_000, h: 1, s: 0 });
  const hashes = (of: readonly string[]) => of.map(keyHash).join(",");
  const list = deflateSync(`{"a":[${hashes(keys.added)}],"r":[${hashes(keys.removed)}]}`);
  return JSON.stringify({ type, cn: change, n: [name], u: 2, c: zlib, d: list.toString("base64") });
}

/** Said to a new stream: somebody publishes, so that it does not poll. */
export const greeting = (at: Date): string =>
  ["control_pri", "control_sec"]
    .map((channel) =>
      event(`[?occupancy=metrics.publishers]${channel}`, at.getTime(), JSON.stringify({ metrics: { publishers: 1 } }), {
        name: "[meta]occupancy",
      }),
    )
    .join("");

/** Said to a stream whose token ran out: its client takes another one, and comes again (protocol, section 6). */
export const tokenRanOut = `event: error\ndata: ${JSON.stringify({
  message: "The token has run out",
  code: 40_142,
  statusCode: 401,
  href: "",
})}\n\n`;

/** Keeps proxies from closing a silent stream. */
export const heartbeat = ":\n\n";

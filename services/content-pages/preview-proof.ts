import { timingSafeEqual } from "node:crypto";
import type { z } from "zod";
import { signPreview } from "../content/service.ts";
import type { previewProof } from "./contract.ts";

/** Parameters that the visual editor adds to a page's address (protocol, section 8). */
export type PreviewProof = z.output<typeof previewProof>;

/** Keys to the drafts of a space. */
export interface PreviewKeys {
  /** Null: whichever an outside service's tokens belong to. */
  readonly space: number | null;
  readonly tokens: readonly string[];
}

/** A proof is good for so long, in seconds. */
const goodFor = 3_600;
/** Clocks of editor and shop differ by less, in seconds. */
const ahead = 60;

/** Whether somebody who has a preview token signed it less than an hour ago; compared in constant time. */
export function isGoodProof(proof: PreviewProof, { space, tokens }: PreviewKeys, now: Date): boolean {
  const age = now.getTime() / 1000 - proof.timestamp;
  if (age > goodFor || age < -ahead) return false;
  if (space !== null && proof.space_id !== space) return false;
  const given = Buffer.from(proof.token);
  return tokens.some((token) => {
    const signed = Buffer.from(signPreview(proof.space_id, token, proof.timestamp));
    return signed.length === given.length && timingSafeEqual(signed, given);
  });
}

import { lookOf } from "../../finish-looks.ts";
import type { Profile } from "./frame-offer.ts";

/**
 * Cross section of a moulding to scale, one millimetre a unit: face upwards, the rebate (or the gap's ledge) on the
 * right.
 */
export function ProfileShape({ profile, finish }: { readonly profile: Profile; readonly finish: string }) {
  const { face, depth, gap } = profile;
  const width = face + 4;
  const path =
    gap > 0 ? `M0 0h${Math.min(face, 4)}v${depth - 4}h${face + gap}v4H0z` : `M0 0h${face}v4h-4v${depth - 4}H0z`;
  return (
    <svg className="panel-profile-shape" viewBox={`-1 -1 ${Math.max(width, 46)} 48`} aria-hidden="true">
      <path d={path} fill={lookOf(finish).colour} stroke="#56524b" strokeWidth="1" />
    </svg>
  );
}

import type { Label } from "../../../core/labels.ts";
import type { Refusal } from "../../kind.ts";
import { frameChoices } from "../choices.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { FrameVariant } from "../frame-variant.ts";
import { prepare } from "../prepared.ts";
import type { Release } from "../release.ts";

/** A moulding with the finishes it comes in. */
export interface Profile {
  readonly family: string;
  readonly label: string;
  readonly face: number;
  readonly depth: number;
  readonly gap: number;
  readonly chosen: boolean;
  readonly finishes: readonly FinishOffer[];
}

export interface FinishOffer {
  readonly frameType: string;
  readonly finish: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly refusal: Refusal | null;
}

/** The frames that suit the material, one entry a moulding. */
export function profiles(configuration: PhotoFrameConfiguration, release: Release): readonly Profile[] {
  const { frames } = prepare(release);
  const byFamily = new Map<string, { variant: FrameVariant; finishes: FinishOffer[] }>();
  for (const { value, chosen, refusal } of frameChoices(configuration, release)) {
    const variant = frames.get(value);
    if (!variant) continue;
    const entry = byFamily.get(variant.family) ?? { variant, finishes: [] };
    const label = labelKey(variant.label, "finish");
    entry.finishes.push({ frameType: value, finish: variant.finish, label, chosen, refusal });
    byFamily.set(variant.family, entry);
  }
  return [...byFamily.entries()].map(([family, { variant, finishes }]) => ({
    family,
    label: labelKey(variant.label, "frame"),
    face: variant.face,
    depth: variant.depth.default,
    gap: variant.gap,
    chosen: finishes.some((one) => one.chosen),
    finishes,
  }));
}

/** The frame for another moulding: in the same finish where available, and possible if any is. */
export function sameFinish(profile: Profile, finish: string | null): FinishOffer | undefined {
  const possible = profile.finishes.filter(({ refusal }) => refusal === null);
  return possible.find((one) => one.finish === finish) ?? possible[0] ?? profile.finishes[0];
}

/** A variant's label combines those of its frame and its finish. */
function labelKey(label: Label, part: "frame" | "finish"): string {
  const inner = label.params?.[part];
  return typeof inner === "object" && "key" in inner ? inner.key : label.key;
}

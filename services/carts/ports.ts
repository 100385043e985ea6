import type { CalendarDate } from "../../core/calendar-date.ts";
import type { Translate } from "../../core/labels.ts";
import type { Locale } from "../../core/locale.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { Finding } from "../../design/finding.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { ProductKind } from "../../products/kind.ts";
import type { KindDesign } from "../../products/kind-design.ts";

/** A design as it was when it was put into the basket; it never changes again. */
export interface FrozenDesign {
  readonly versionId: string;
  readonly kind: string;
  readonly configuration: unknown;
  /** Catalogue release it is laid out with. */
  readonly release: number;
  readonly title: string;
  readonly sceneHash: string;
}

export type FreezeFailure =
  | { readonly kind: "not-found" }
  | { readonly kind: "sequence-conflict" | "scene-mismatch" | "unsettled" }
  | { readonly kind: "release-outdated"; readonly current: number }
  | { readonly kind: "recipients"; readonly missing: boolean; readonly lines: readonly number[] }
  | { readonly kind: "photos-missing" | "photos-too-small" | "findings"; readonly findings: readonly Finding[] };

/** Functions of `services/designs` for baskets and orders. */
export interface DesignVersions {
  /**
   * Freezes what the visitor saw; refused when the design is not hers, has changed since, compiles to another scene, is
   * priced otherwise than it is drawn, or has something that must be mended first.
   */
  freeze(
    owner: Owner,
    designId: string,
    seen: { readonly sequence: number; readonly sceneHash: string },
  ): Promise<Outcome<FrozenDesign, FreezeFailure>>;
  /** Those of these versions that show a photo with too few pixels to be printed. */
  tooSmall(versionIds: readonly string[]): Promise<ReadonlySet<string>>;
  version(versionId: string): Promise<FrozenDesign | null>;
  /** A new design of the owner with the content of a version of hers. */
  duplicate(owner: Owner, versionId: string): Promise<Outcome<{ readonly designId: string }, "not-found">>;
}

/** One published release of a kind's catalogue, parsed by the kind's schema. */
export interface Release {
  readonly release: number;
  readonly data: unknown;
}

/** Functions of the catalogue for baskets. */
export interface Releases {
  /** The release that counts now. */
  current(kind: string): Promise<Release | null>;
  /** An earlier one; releases are never changed or removed. */
  at(kind: string, release: number): Promise<Release | null>;
  /** Those that counted on some day from `from` to `to`, the oldest first. */
  between(kind: string, from: CalendarDate, to: CalendarDate): Promise<readonly Release[]>;
}

/** Functions of a product kind for baskets. */
export type AnyKind = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: configuration and data are the kind's own
  ProductKind<any, any>,
  | "key"
  | "designerPath"
  | "configurationSchema"
  | "check"
  | "quote"
  | "times"
  | "reducedSince"
  | "priceBefore"
  | "production"
  | "describe"
> & {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly design: Pick<KindDesign<any, any>, "blank" | "surfaces" | "surroundings" | "sequel"> | null;
};
/** `kindOf` of products/registry.ts. */
export type KindOf = (key: string) => AnyKind | undefined;

/** Writes labels in a locale: `translate` of services/labels. */
export type TextsOf = (locale: Locale) => Promise<Translate>;

/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly "line-not-found": string;
  readonly "sequence-conflict": string;
  readonly "scene-mismatch": string;
  readonly "release-outdated": string;
  readonly unsettled: string;
  readonly "photos-missing": string;
  readonly "basket-full": string;
  readonly "basket-empty": string;
  readonly "too-many-vouchers": string;
  readonly "voucher-not-found": string;
  readonly "voucher-refused": string;
  readonly "photos-too-small": string;
  readonly findings: string;
  readonly recipients: string;
  readonly "unknown-kind": string;
  readonly "design-needed": string;
}

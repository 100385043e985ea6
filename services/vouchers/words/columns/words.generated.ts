/** Written by scripts/generate-words.ts from the JSON beside it; do not edit. */
export interface Words {
  readonly code: string;
  readonly effect: string;
  readonly percent: string;
  readonly amount: string;
  readonly minimum: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly channels: string;
  readonly countries: string;
  readonly kinds: string;
  readonly mostUses: string;
  readonly mostUsesEach: string;
  readonly firstOrder: string;
  readonly withCampaigns: string;
  readonly combinable: string;
  readonly other: string;
}

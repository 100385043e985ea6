import { type Label, labelFor } from "../../core/labels.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import type { Card, Guestbook } from "./release-parts.ts";

/** A configuration with what its names stand for in one release. */
export interface Case {
  readonly configuration: CardConfiguration;
  readonly release: Release;
  /** Null for a guestbook, and for a name the release does not know. */
  readonly card: Card | null;
  readonly guestbook: Guestbook | null;
}

export const openCase = (configuration: CardConfiguration, release: Release): Case => ({
  configuration,
  release,
  card: release.cards.find(({ key }) => key === configuration.card) ?? null,
  guestbook: release.guestbooks.find(({ key }) => key === configuration.card) ?? null,
});

/** Title in texts: "Klappkarte 14,8 x 10,5 cm". */
export function titleOf({ card, guestbook, configuration }: Case): Label {
  const one = card ?? guestbook;
  if (!one) return labelFor("kind.card");
  return labelFor("card.title", { card: { key: one.label }, size: one.size, quantity: configuration.quantity });
}

/** Defaults: the first paper and punching of the release. */
export const usualPaper = ({ papers }: Release): string => papers[0]?.key ?? "";
export const usualPunching = ({ punchings }: Release): string => punchings[0]?.key ?? "";

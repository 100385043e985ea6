import { useContext } from "react";
import type { TrackedEvent } from "../../../services/tracking/contract.ts";
import { DocumentContext } from "../../browser/islands/island.tsx";
import type { ListedItem } from "./track-list.ts";
import { useTracked } from "./use-tracked.ts";
import { useTrackedList } from "./use-tracked-list.ts";

interface TrackedProps {
  /** What it is once about: another one is tracked anew; null: nothing. */
  readonly about: string | null;
  readonly event: () => TrackedEvent;
}

/** An event tracked when it is in the viewport; the document passes it to its script (`web/app/tell-tracked.ts`). */
export function Tracked({ about, event }: TrackedProps) {
  const isDocument = useContext(DocumentContext) !== null;
  useTracked(isDocument ? null : about, event);
  return isDocument && about !== null ? <Told told={{ event: event() }} /> : null;
}

interface TrackedListProps {
  readonly id: string;
  readonly name: string;
  readonly listed: readonly ListedItem[];
}

/** A list that is seen, and which of it is chosen. */
export function TrackedList({ id, name, listed }: TrackedListProps) {
  const isDocument = useContext(DocumentContext) !== null;
  useTrackedList(id, name, isDocument ? [] : listed);
  return isDocument && listed.length > 0 ? <Told told={{ list: { id, name, listed } }} /> : null;
}

/** As the document's script reads it. */
export type ToldTracking = { readonly event: TrackedEvent } | { readonly list: TrackedListProps };

function Told({ told }: { readonly told: ToldTracking }) {
  const json = JSON.stringify(told).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element
  return <script type="application/json" data-tracked="" dangerouslySetInnerHTML={{ __html: json }} />;
}

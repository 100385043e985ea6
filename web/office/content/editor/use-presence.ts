import { useEffect, useRef, useState } from "react";
import { draftPaths, type PagePresence } from "../../../../services/content/contract.ts";
import { officeApi, useOperator } from "../../api/use-office.ts";
import { useWhileVisible } from "../../data/use-while-visible.ts";
import type { OpenDraft } from "./use-draft.ts";

/** Seconds; the service forgets a window that is silent for three times as long. */
const every = 20;

/** Says that this window has the page open, and hears who else has the same version of it open. */
export function usePresence(
  { page: { id }, autosave }: OpenDraft,
  release: number | null,
): {
  /** Names of others; "": another window of the same operator; null: nobody. */
  readonly others: string | null;
  /** Who wrote what is not seen here; "": a program; null: nobody. */
  readonly newer: string | null;
} {
  const { name } = useOperator();
  const window = useRef<string | null>(null);
  window.current ??= crypto.randomUUID();
  const [presence, setPresence] = useState<PagePresence | null>(null);
  const say = async () => {
    const body = { window: window.current, release };
    const said = await officeApi().post<PagePresence>(draftPaths.presence(id), { body });
    if (said.ok) setPresence(said.value);
  };
  useWhileVisible(every, () => void say());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const leave = () => void sayGoodbye(id, { window: window.current });
    const stay = ({ persisted }: PageTransitionEvent) => void (persisted && say());
    void say();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", stay);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", stay);
      leave();
    };
  }, [id]);
  if (presence === null) return { others: null, newer: null };
  const names = presence.others.filter((other) => other !== name);
  const others = presence.others.length === 0 ? null : names.join(", ");
  const isNewer = presence.revision > autosave.revision();
  return { others, newer: isNewer ? (presence.changed?.author ?? "") : null };
}

/** Outlives the window: otherwise a page that is loaded again would be told of itself. */
const sayGoodbye = (id: number, body: object) =>
  fetch(draftPaths.presence(id), {
    method: "DELETE",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {});

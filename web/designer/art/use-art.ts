import { useCallback, useEffect, useState } from "react";
import { type ArtListAnswer, type ListedArt, themePaths } from "../../../services/themes/contract.ts";
import { ask } from "../../reading/ask.ts";
import { designerApi } from "../context/designer-api.ts";

export interface ArtSearch {
  readonly words: string;
  readonly family: string | null;
}

interface Found {
  readonly search: ArtSearch;
  readonly art: readonly ListedArt[];
  readonly total: number;
  readonly next: string | null;
  readonly families: ArtListAnswer["families"];
}

export interface ArtPages {
  /** What was found last, also while something else is searched for; null before the first answer. */
  readonly found: Found | null;
  readonly failed: boolean;
  /** Loads the next page; null at the end of the list. */
  readonly more: (() => void) | null;
  readonly retry: () => void;
}

/** Typing rests this long before the shop is asked, milliseconds. */
const REST = 200;
const PAGE = "48";

/** The shop's art, page by page. */
export function useArt(search: ArtSearch): ArtPages {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { words, family } = search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const asked = new AbortController();
    const wanted = { words, family };
    const timer = setTimeout(
      async () => {
        const answer = await listArt(wanted, null, asked.signal);
        if (asked.signal.aborted) return;
        setFailed(!answer.ok);
        if (answer.ok) setFound({ ...answer.value, search: wanted });
      },
      words === "" ? 0 : REST,
    );
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [words, family, attempt]);

  const next = found?.next ?? null;
  const more = useCallback(async () => {
    if (!found || next === null) return;
    const answer = await listArt(found.search, next);
    setFailed(!answer.ok);
    if (answer.ok)
      setFound((now) =>
        now === found ? { ...found, ...answer.value, art: [...found.art, ...answer.value.art] } : now,
      );
  }, [found, next]);

  return { found, failed, more: next === null ? null : () => void more(), retry: () => setAttempt(attempt + 1) };
}

function listArt({ words, family }: ArtSearch, cursor: string | null, signal?: AbortSignal) {
  const query = { limit: PAGE, ...(words && { q: words }), ...(family && { family }), ...(cursor && { cursor }) };
  return ask(designerApi(), themePaths.art, { query, ...(signal && { signal }) });
}

import { useCallback, useEffect, useState } from "react";
import { type StylesAnswer, stylesAnswer, themePaths } from "../../../../services/themes/contract.ts";
import { designerApi } from "../../context/designer-api.ts";

/** Values by filter. */
export type StyleFilters = Readonly<Record<string, readonly string[]>>;

export interface StyleSearch {
  readonly words: string;
  readonly filters: StyleFilters;
}

export interface StylePages {
  /** What was found last, also while something else is searched for; null before the first answer. */
  readonly found: StylesAnswer | null;
  readonly failed: boolean;
  /** Loads the next page; null at the end of the list. */
  readonly more: (() => void) | null;
  readonly retry: () => void;
}

/** Typing rests this long before the shop is asked, milliseconds. */
const REST = 200;
const PAGE = "24";

/** The shop's styles for a kind, page by page. */
export function useStyles(kind: string, { words, filters }: StyleSearch): StylePages {
  const [found, setFound] = useState<{ readonly asked: string; readonly answer: StylesAnswer } | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify({ ...(words && { q: words }), filter: filters, limit: PAGE });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const left = new AbortController();
    const timer = setTimeout(
      async () => {
        const answer = await listStyles(kind, asked, null, left.signal);
        if (left.signal.aborted) return;
        setFailed(answer === null);
        if (answer) setFound({ asked, answer });
      },
      words === "" ? 0 : REST,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [kind, asked, words, attempt]);

  const next = found?.answer.next ?? null;
  const more = useCallback(async () => {
    if (!found || next === null) return;
    const answer = await listStyles(kind, found.asked, next);
    setFailed(answer === null);
    if (!answer) return;
    const styles = [...found.answer.styles, ...answer.styles];
    setFound((now) => (now === found ? { ...found, answer: { ...answer, styles } } : now));
  }, [kind, found, next]);

  return {
    found: found?.answer ?? null,
    failed,
    more: next === null ? null : () => void more(),
    retry: () => setAttempt(attempt + 1),
  };
}

/** Null where the shop does not answer. */
async function listStyles(kind: string, asked: string, cursor: string | null, signal?: AbortSignal) {
  const query = { ...JSON.parse(asked), ...(cursor && { cursor }) };
  const path = `${themePaths.styles}/${kind}`;
  const answer = await designerApi()
    .get(path, { query, ...(signal && { signal }) })
    .catch(() => null);
  return answer?.ok ? (stylesAnswer.safeParse(answer.value).data ?? null) : null;
}

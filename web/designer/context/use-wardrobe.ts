import { useEffect, useState } from "react";
import type { Style } from "../../../design/template/style.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import { styleNamedBy } from "../../../products/dressed-kind.ts";
import { useDesignContext } from "./design-context.ts";
import { useConfigurationView } from "./use-design.ts";
import type { WardrobeFailure } from "./wardrobe-store.ts";

interface WornWardrobe {
  /** Null: none, or not there yet. */
  readonly wardrobe: Wardrobe | null;
  readonly failed: WardrobeFailure | null;
  readonly retry: () => void;
}

/**
 * The style that the design is in, loaded where it was not before.
 *
 * @param plain instead of none
 */
export function useWardrobe(plain?: Style): WornWardrobe {
  const { kind, wardrobes, session } = useDesignContext();
  const named = styleNamedBy(kind, useConfigurationView().configuration);
  const wanted = named ?? plain ?? null;
  const style = typeof wanted === "string" ? wanted : (wanted?.key ?? null);
  const [answer, setAnswer] = useState<{ readonly style: string; readonly failed: WardrobeFailure | null } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let left = false;
    if (wanted === null || style === null || wardrobes.at(style)) return;
    void wardrobes.load(wanted, session.state().document).then((loaded) => {
      if (!left) setAnswer({ style, failed: loaded.ok ? null : loaded.error });
    });
    return () => {
      left = true;
    };
  }, [style, wanted, wardrobes, session, attempt]);
  return {
    wardrobe: style === null ? null : wardrobes.at(style),
    failed: answer?.style === style ? answer.failed : null,
    retry: () => setAttempt(attempt + 1),
  };
}

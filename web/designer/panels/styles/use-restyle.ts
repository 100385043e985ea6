import { useRef, useState } from "react";
import type { Refusal } from "../../../../products/kind.ts";
import { useDesignContext } from "../../context/design-context.ts";
import type { WardrobeFailure } from "../../context/wardrobe-store.ts";
import { type Restyled, restyled } from "./restyle.ts";

/** What came of the last choice. */
export type RestyleAnswer =
  | ({ readonly is: "dressed" } & Pick<Restyled, "leftOut" | "price">)
  | { readonly is: "failed"; readonly why: WardrobeFailure }
  | { readonly is: "refused"; readonly refusals: readonly Refusal[] };

interface Restyle {
  readonly choose: (style: string) => Promise<void>;
  /** Style that is being loaded. */
  readonly awaited: string | null;
  readonly answer: RestyleAnswer | null;
}

/** Dresses the whole design in a style, as one step; what cannot be loaded or had changes nothing. */
export function useRestyle(): Restyle {
  const context = useDesignContext();
  const [awaited, setAwaited] = useState<string | null>(null);
  const [answer, setAnswer] = useState<RestyleAnswer | null>(null);
  const latest = useRef<string | null>(null);
  const choose = async (style: string) => {
    const { session, wardrobes } = context;
    latest.current = style;
    setAwaited(style);
    const loaded = await wardrobes.load(style, session.state().document);
    // Who is quicker than the network means what she pressed last.
    if (latest.current !== style) return;
    setAwaited(null);
    if (!loaded.ok) return setAnswer({ is: "failed", why: loaded.error });
    session.commit();
    const next = restyled(context, session.state().document, style, wardrobes.at);
    if (!next.ok) return setAnswer({ is: "refused", refusals: next.error });
    const { operation, leftOut, price } = next.value;
    if (session.perform(operation).ok) setAnswer({ is: "dressed", leftOut, price });
  };
  return { choose, awaited, answer };
}

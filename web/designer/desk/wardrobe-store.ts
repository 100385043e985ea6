import { failed, type Outcome } from "../../../core/outcome.ts";
import type { DesignDocument } from "../../../design/document.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";

/** `gone`: the shop does not have the style any more. `unreachable`: it, or one of its fonts, could not be loaded. */
export type WardrobeFailure = "gone" | "unreachable";

/** Styles with their fonts, loaded once for the visit: what was worn before can be put on again offline. */
export interface WardrobeStore {
  /** Null: not loaded yet, or it cannot be had. */
  at(style: string): Wardrobe | null;
  /** @param document whose words the style is to dress */
  load(style: string, document: Pick<DesignDocument, "surfaces">): Promise<Outcome<Wardrobe, WardrobeFailure>>;
}

type Load = (style: string, letters: string) => Promise<Outcome<Wardrobe, WardrobeFailure>>;

export function wardrobeStore(load: Load): WardrobeStore {
  const loaded = new Map<string, Wardrobe>();
  const loading = new Map<string, ReturnType<Load>>();
  return {
    at: (style) => loaded.get(style) ?? null,
    async load(style, document) {
      const known = loaded.get(style);
      if (known) return { ok: true, value: known };
      const asked = loading.get(style) ?? load(style, lettersOf(document)).catch(() => failed("unreachable" as const));
      loading.set(style, asked);
      const answer = await asked;
      loading.delete(style);
      if (answer.ok) loaded.set(style, answer.value);
      return answer;
    },
  };
}

/** Every letter of the design's words, once. */
const lettersOf = ({ surfaces }: Pick<DesignDocument, "surfaces">): string => {
  const texts = surfaces.flatMap(({ elements }) =>
    elements.flatMap((element) => (element.type === "text" ? element.text : [])),
  );
  return [...new Set(texts.join(""))].join("");
};

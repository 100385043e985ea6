import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { noStock } from "../../../design/material.ts";
import type { Style } from "../../../design/template/style.ts";
import { createWardrobe, type Wardrobe } from "../../../design/template/wardrobe.ts";

/** `gone`: the shop does not have the style any more. `unreachable`: it, or one of its fonts, could not be loaded. */
export type WardrobeFailure = "gone" | "unreachable";

/** Styles with their fonts, loaded once for the visit: what was worn before can be put on again offline. */
export interface WardrobeStore {
  /** Null: not loaded yet, or it cannot be had. */
  at(style: string): Wardrobe | null;
  /**
   * @param style key of one of the shop's, or one of a kind's own
   * @param document whose words the style is to dress
   */
  load(style: string | Style, document: Pick<DesignDocument, "surfaces">): Promise<Outcome<Wardrobe, WardrobeFailure>>;
}

type Load = (style: string, letters: string) => Promise<Outcome<Wardrobe, WardrobeFailure>>;

type LoadOwn = (style: Style, letters: string) => Promise<Wardrobe>;

/** Layouts without words need no fonts. */
const withoutWords: LoadOwn = async (style) => createWardrobe(style, noStock);

/** @param loadOwn for styles of a kind's own */
export function wardrobeStore(load: Load, loadOwn: LoadOwn = withoutWords): WardrobeStore {
  const loaded = new Map<string, Wardrobe>();
  const loading = new Map<string, ReturnType<Load>>();
  return {
    at: (style) => loaded.get(style) ?? null,
    async load(style, document) {
      const key = typeof style === "string" ? style : style.key;
      const known = loaded.get(key);
      if (known) return { ok: true, value: known };
      const letters = lettersOf(document);
      const begin = () =>
        typeof style === "string" ? load(style, letters) : loadOwn(style, letters).then((value) => done(value));
      const asked = loading.get(key) ?? begin().catch(() => failed("unreachable" as const));
      loading.set(key, asked);
      const answer = await asked;
      loading.delete(key);
      if (answer.ok) loaded.set(key, answer.value);
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

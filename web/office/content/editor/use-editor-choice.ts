import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";

/** Widths of the preview in pixels: a phone, a tablet, a computer. */
export const frameWidths = { phone: 390, tablet: 834, desktop: 1_440 } as const;
export type FrameWidth = keyof typeof frameWidths;
export const frameWidthNames = Object.keys(frameWidths) as FrameWidth[];

/** Parts of the editor, one at a time on small screens. */
export const editorParts = ["outline", "preview", "form"] as const;
export type EditorPart = (typeof editorParts)[number];

/** What is chosen in the editor; all of it stands in the address. */
export interface EditorChoice {
  /** Uid of a block; null: the page itself. */
  readonly block: string | null;
  /** Null: the default language. */
  readonly language: string | null;
  /** Shown beside it; "": the default language; null: none. */
  readonly beside: string | null;
  readonly width: FrameWidth;
  /** Id of the release whose version is edited; null: the draft as such. */
  readonly release: string | null;
  /** "1": the page that visitors see stands beside it. */
  readonly compare: "1" | null;
  readonly part: EditorPart;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, standard: Value): Value =>
  values.find((value) => value === text) ?? standard;

/**
 * The choice in the address, and how to change it.
 *
 * @param standardWidth where the address names none
 */
export function useEditorChoice(languages: readonly string[], standardWidth: FrameWidth) {
  const [address, setAddress] = useSearchParams();
  const way = useNavigationType();
  // Shown at once: the address follows a moment later, and only going back and forth leads from it to here.
  const [query, setQuery] = useState(address);
  const latest = useRef(query);
  useEffect(() => {
    if (way !== "POP") return;
    latest.current = address;
    setQuery(address);
  }, [address, way]);
  const choice = useMemo<EditorChoice>(() => {
    const known = (code: string | null) => (code !== null && languages.includes(code) ? code : null);
    const language = known(query.get("language"));
    const beside = query.get("beside") === "" ? "" : known(query.get("beside"));
    return {
      block: query.get("block"),
      language,
      beside: beside === (language ?? "") ? null : beside,
      release: query.get("release"),
      compare: query.get("compare") === "1" ? "1" : null,
      width: oneOf(frameWidthNames, query.get("width"), standardWidth),
      part: oneOf(editorParts, query.get("part"), "outline"),
    };
  }, [query, languages, standardWidth]);
  /** @param replace for what one does not go back to */
  const choose = useCallback(
    (change: Partial<EditorChoice>, { replace = false } = {}) => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      setQuery(next);
      setAddress(next, { replace, preventScrollReset: true });
    },
    [setAddress],
  );
  return { choice, choose };
}

import { useEffect } from "react";
import { languageOf } from "../../../core/locale.ts";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { sideInHand } from "../elements/add-element.ts";
import { shopColours } from "../inspector/colour/colours.ts";
import { newText } from "../panels/text/new-text.ts";
import { selectedText, withField } from "./insert-field.ts";

/** Any side: only the fonts of a new text matter. */
const anySide = { width: 100_000, height: 100_000 };

/** The fonts of a new text are loaded before somebody asks for one. */
function useFontsAhead(): void {
  const { session, stock } = useDesignContext();
  useEffect(() => {
    const { document } = session.state();
    const given = { id: "ahead", language: "en", colour: shopColours.ink, font: null, present: [], trim: anySide };
    const elements = [{ ...newText({ ...given, sort: "heading" }), text: "{{}}" }];
    const ahead = { id: "ahead", role: "ahead", background: null, copies: 1, turned: false, elements };
    // What fails here is said where it is needed.
    stock.ensure({ ...document, surfaces: [...document.surfaces, ahead] }).catch(() => {});
  }, [session, stock]);
}

/** Puts a field into the selected text, or into a new one on the side in sight. */
export function useInsertField(): (word: string) => Promise<void> {
  const { session, shop, stock } = useDesignContext();
  const { board, showStage } = useWork();
  useFontsAhead();
  return async (word) => {
    session.commit();
    const { document, selection } = session.state();
    const text = selectedText(document, selection);
    if (text) {
      session.perform({ type: "setElement", element: text.id, set: { text: withField(text.text, word) } });
      return showStage();
    }
    const side = sideInHand(board, selection);
    if (!side) return;
    const present = side.surface.elements.flatMap(({ type, frame }) => (type === "text" ? [frame] : []));
    const language = languageOf(shop.locale);
    const plain = newText({
      id: crypto.randomUUID(),
      sort: "heading",
      language,
      present,
      trim: side.layout.trim,
      colour: shopColours.ink,
      font: null,
    });
    const made = { ...plain, text: withField("", word) };
    const ahead = { ...side.surface, id: "ahead", elements: [made] };
    // What fails here is said where it is needed.
    await stock.ensure({ ...document, surfaces: [...document.surfaces, ahead] }).catch(() => {});
    const elements = [made];
    if (!session.perform({ type: "addElements", surface: side.surface.id, elements }).ok) return;
    session.select([made.id]);
    showStage();
  };
}

import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { useMessages } from "../../../words/context.tsx";
import { sideOfElement } from "../../board/board.ts";
import { useWork } from "../../board/work.ts";
import { useDesignContext } from "../../context/design-context.ts";
import { useSessionValue } from "../../context/use-design.ts";
import { shopColours } from "../../inspector/colour/colours.ts";
import { useSliderGesture } from "../../inspector/use-slider-gesture.ts";
import { familyOf, type OfferedFamily, offeredFamilies } from "../../tools/text/families.ts";
import { common, textsAmong } from "../../tools/text/text-changes.ts";
import { useFamily } from "../../tools/text/use-family.ts";
import { FamilyList } from "./family-list.tsx";
import { newText, type TextSort, textSorts } from "./new-text.ts";
import { sampleOf } from "./sample-words.ts";
import "./text-panel.css";

/** New texts, and all families in the visitor's own words. */
export function TextPanelContent() {
  const t = useMessages().designer.text;
  const { session } = useDesignContext();
  const document = useSessionValue(session, ({ resting }) => resting);
  const selection = useSessionValue(session, (state) => state.selection);
  const [next, setNext] = useState<OfferedFamily | null>(null);
  const [side, setSide] = useState(true);
  const add = useAddText(next);
  useFontsAhead();
  const texts = textsAmong(document, selection);
  const { choose, failure } = useFamily(texts.map(({ id }) => id));
  const { key, handlers } = useSliderGesture();
  const list = useRef<HTMLFieldSetElement>(null);
  const chosen = texts.length > 0 ? common(texts, ({ font }) => familyOf(font) ?? null) : next;
  return (
    <>
      <fieldset className="text-panel-add">
        <legend className="visually-hidden">{t.panel.add}</legend>
        {textSorts.map((sort) => (
          <Button key={sort} look="ghost" small className={`text-panel-${sort}`} onClick={() => setSide(add(sort))}>
            {t.panel[sort]}
          </Button>
        ))}
      </fieldset>
      <LiveRegion visible className="text-hint">
        {failure ? t.panel.failed({ family: failure }) : side ? "" : t.panel.noSide}
      </LiveRegion>
      <fieldset
        ref={list}
        onPointerDown={handlers.onPointerDown}
        onFocus={(event) => !list.current?.contains(event.relatedTarget) && handlers.onFocus()}
      >
        <legend className="visually-hidden">{t.panel.listLabel}</legend>
        <FamilyList
          families={offeredFamilies}
          chosen={chosen}
          sample={sampleOf(texts[0]?.text ?? "") ?? t.panel.sample}
          onChoose={(family) => (texts.length > 0 ? choose(family, key()) : setNext(family))}
        />
      </fieldset>
    </>
  );
}

/** The shaper and the fonts of new texts are loaded before somebody writes. */
function useFontsAhead(): void {
  const { session, stock } = useDesignContext();
  useEffect(() => {
    const { document } = session.state();
    const elements = textSorts.map((sort) =>
      newText({ id: sort, sort, language: "en", colour: shopColours.ink, font: null, present: [], trim: anySide }),
    );
    const ahead = { id: "ahead", role: "ahead", background: null, copies: 1, turned: false, elements };
    // What fails here is said where it is needed.
    stock.ensure({ ...document, surfaces: [...document.surfaces, ahead] }).catch(() => {});
  }, [session, stock]);
}

const anySide = { width: 100_000, height: 100_000 };

/** Adds a text to the side that is worked on and begins to write in it; false where there is no side for it. */
function useAddText(family: OfferedFamily | null): (sort: TextSort) => boolean {
  const { session, shop } = useDesignContext();
  const { board, enter, showStage } = useWork();
  return (sort) => {
    session.commit();
    const { selection } = session.state();
    const side = board.sides.find((one) => one === sideOfElement(board, selection[0] ?? "")) ?? board.sides[0];
    if (!side) return false;
    const present = side.surface.elements.flatMap(({ type, frame }) => (type === "text" ? [frame] : []));
    const [language = "en"] = shop.locale.split("-");
    const text = newText({
      id: crypto.randomUUID(),
      sort,
      language,
      present,
      trim: side.layout.trim,
      colour: shopColours.ink,
      font: family?.regular.key ?? null,
    });
    const added = session.perform({ type: "addElements", surface: side.surface.id, elements: [text] });
    if (!added.ok) return false;
    session.select([text.id]);
    showStage();
    enter(text.id);
    return true;
  };
}

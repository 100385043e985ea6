import { type ReactNode, useCallback, useEffect, useRef } from "react";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { type BlockPath, blockAt, pathOfUid, placeOf, replaceBlock } from "../block-tree/block-tree.ts";
import { type ComponentSchemas, componentTitle } from "../block-tree/component-schemas.ts";
import { BlockForm } from "../forms/block-form.tsx";
import type { Deed } from "./block-deeds.ts";
import { useEditorText } from "./words.ts";

interface FormPaneProps {
  readonly content: JsonObject;
  /** The content at this very moment. */
  readonly now: () => JsonObject;
  /** Uid; null: the page itself. */
  readonly chosen: string | null;
  /** In the words of the office's language, and as the space has them. */
  readonly schemas: ComponentSchemas;
  readonly rawSchemas: ComponentSchemas;
  readonly language: string | null;
  /** "": the default language; null: none. */
  readonly beside: string | null;
  /** Where that is chosen. */
  readonly besideChoice: ReactNode;
  readonly onPut: (next: JsonObject, mergeKey: string | null) => void;
  readonly onChoose: (uid: string | null) => void;
  readonly onDeed: (deed: Deed) => void;
}

/** The words of the chosen block, or of the page itself, and what can be done with it. */
export function FormPane(props: FormPaneProps) {
  const { content, now, chosen, schemas, rawSchemas, language, beside, besideChoice, onPut, onChoose, onDeed } = props;
  const t = useEditorText();
  const path = (chosen === null ? null : pathOfUid(content, chosen)) ?? [];
  const block = blockAt(content, path) ?? content;
  const place = placeOf(path);
  const parent = place && blockAt(content, place.parent);
  const uid = String(block._uid);

  const change = useCallback(
    (next: JsonObject, mergeKey: string | null) => {
      // Where it is at this moment: another window's text may have come meanwhile.
      const here = pathOfUid(now(), uid);
      if (here !== null) onPut(replaceBlock(now(), here, next), mergeKey === null ? null : `${language} ${mergeKey}`);
    },
    [now, uid, language, onPut],
  );
  const open = useCallback(
    (wanted: BlockPath) => {
      const found = blockAt(now(), wanted);
      if (found) onChoose(wanted.length === 0 ? null : String(found._uid));
    },
    [now, onChoose],
  );
  const heading = useScrollToTop(uid);
  return (
    <>
      <div className="editor-form-head" ref={heading}>
        <h2>{place === null ? t.page : componentTitle(schemas, block.component)}</h2>
        {place === null ? (
          besideChoice
        ) : (
          <div className="editor-deeds">
            <IconButton small icon="chevron-up" label={t.moveUp} onClick={() => onDeed("up")} />
            <IconButton small icon="chevron-down" label={t.moveDown} onClick={() => onDeed("down")} />
            <IconButton small icon="copy" label={t.duplicate} onClick={() => onDeed("duplicate")} />
            <IconButton small icon="trash" label={t.remove} onClick={() => onDeed("remove")} />
          </div>
        )}
      </div>
      {parent !== null && place !== null && (
        <div className="editor-way">
          <Button look="quiet" small icon="arrow-left" onClick={() => open(place.parent)}>
            {place.parent.length === 0 ? t.page : componentTitle(schemas, parent.component)}
          </Button>
          {besideChoice}
        </div>
      )}
      <BlockForm
        key={`${uid} ${language} ${beside}`}
        block={block}
        path={path}
        schemas={rawSchemas}
        language={language}
        besideLanguage={beside === null ? undefined : beside === "" ? null : beside}
        onChange={change}
        onOpenBlock={open}
      />
    </>
  );
}

/** Another block is read from its beginning. */
function useScrollToTop(uid: string) {
  const heading = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block once
  useEffect(() => {
    heading.current?.parentElement?.scrollTo({ top: 0 });
  }, [uid]);
  return heading;
}

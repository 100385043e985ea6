import { useEffect, useMemo, useRef } from "react";
import { languageOf } from "../../../../core/locale.ts";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { Tabs } from "../../../../ui/tabs.tsx";
import { useMedia } from "../../../browser/store/use-media.ts";
import { useLocale } from "../../../words/context.tsx";
import { PageTitle } from "../../data/list-head.tsx";
import type { ComponentSchemas } from "../block-tree/component-schemas.ts";
import { schemasIn } from "../forms/schema-words.ts";
import { EditorBar } from "./editor-bar.tsx";
import { EditorNotices } from "./editor-notices.tsx";
import { FormPane } from "./form-pane.tsx";
import { FramePane } from "./frame-pane.tsx";
import { BesideChoice } from "./language-choice.tsx";
import type { OpenVersion } from "./open-version.ts";
import { OutlinePane } from "./outline-pane.tsx";
import { editorParts, useEditorChoice } from "./use-editor-choice.ts";
import { usePageWork } from "./use-page-work.ts";
import { VersionBanner } from "./version-choice.tsx";
import { useEditorText } from "./words.ts";

interface PageEditorProps {
  readonly opened: OpenVersion;
  /** By this editor's own choice of version, so that the keyboard is there still. */
  readonly wasChosen: boolean;
}

/** The page in the middle, its blocks to the left, the words of the chosen one to the right; on small screens one of them. */
export function PageEditor({ opened, wasChosen }: PageEditorProps) {
  const { draft, release } = opened;
  const t = useEditorText();
  const office = languageOf(useLocale());
  const wide = useMedia("(min-width: 1000px)");
  const { choice, choose } = useEditorChoice(draft.languages, wide ? "desktop" : "phone");
  const schemas = useMemo(
    () => schemasIn(draft.components as unknown as ComponentSchemas, office),
    [draft.components, office],
  );
  const form = useRef<HTMLElement>(null);

  const { edits, chosen, put, open, framed, frame, goBack, act, said, say } = usePageWork(opened, {
    choice,
    choose,
    wide,
  });
  const { content } = edits.history;

  useEffect(() => {
    // Who comes here by the keyboard begins at the blocks, not at the end of nowhere.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>("[role=tree]")?.focus();
  }, []);
  const openForm = () => {
    choose({ part: "form" }, { replace: true });
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(firstControl)?.focus());
  };
  const compares = choice.compare !== null;
  const hidden = (part: (typeof editorParts)[number]) => (wide ? compares && part === "outline" : choice.part !== part);
  const tabs = editorParts.map((part) => ({ id: part, label: t[part] }));
  return (
    <div className="editor">
      <PageTitle>{t.title({ name: open.page.name })}</PageTitle>
      <EditorBar
        open={open}
        opened={opened}
        wasChosen={wasChosen}
        choice={choice}
        choose={choose}
        canUndo={edits.history.past.length > 0}
        canRedo={edits.history.future.length > 0}
        onStep={goBack}
      />
      <div>
        {release && <VersionBanner release={release} isNew={open.autosave.revision() === 0} />}
        <EditorNotices open={open} opened={opened} content={content} schemas={schemas} />
      </div>
      {!wide && (
        <Tabs
          id="editor"
          label={t.parts}
          tabs={tabs}
          selected={choice.part}
          onSelect={(part) => choose({ part: part as (typeof editorParts)[number] }, { replace: true })}
        />
      )}
      <div
        className="editor-parts"
        data-compare={compares || undefined}
        {...(!wide && { id: "editor-panel", role: "tabpanel", "aria-labelledby": `editor-tab-${choice.part}` })}
      >
        <section className="editor-outline" aria-label={t.outline} hidden={hidden("outline")}>
          <OutlinePane
            content={content}
            schemas={schemas}
            language={choice.language}
            chosen={chosen}
            onChoose={(block) => choose({ block })}
            onOpen={openForm}
            onDeed={act}
            onPut={(next, block, what) => {
              put(next, null, block);
              say(t.done.added({ what }));
              openForm();
            }}
          />
        </section>
        <section className="editor-preview" aria-label={t.preview} hidden={hidden("preview")}>
          <FramePane
            name={open.page.name}
            head={release === null ? t.versionDraft : t.versionOf({ release: release.name })}
            frame={frame}
            width={choice.width}
            onWidth={(width) => choose({ width }, { replace: true })}
            compares={compares}
            onCompare={(now) => choose({ compare: now ? "1" : null }, { replace: true })}
            beside={open.page.publishedAt === null ? null : { ...framed, at: open.page.publishedAt }}
          />
        </section>
        <section
          className="editor-form"
          aria-label={t.form}
          hidden={hidden("form")}
          ref={form}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) void open.autosave.flush();
          }}
        >
          <FormPane
            content={content}
            now={edits.now}
            chosen={chosen}
            schemas={schemas}
            rawSchemas={draft.components as unknown as ComponentSchemas}
            language={choice.language}
            beside={choice.beside}
            besideChoice={<BesideChoice languages={draft.languages} choice={choice} choose={choose} />}
            onPut={put}
            onChoose={(block) => choose({ block })}
            onDeed={act}
          />
        </section>
      </div>
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Where somebody begins to write. */
const firstControl = ".block-form :is(input, textarea, select, [contenteditable], button)";

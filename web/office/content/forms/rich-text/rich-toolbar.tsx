import type { Editor } from "@tiptap/core";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { Icon } from "../../../../../ui/icon.tsx";
import type { IconName } from "../../../../../ui/icons.ts";
import { Menu } from "../../../../../ui/menu.tsx";
import { nextByKey } from "../../../../../ui/roving.ts";
import { AssetPicker } from "../../asset-picker.tsx";
import { useFormsText } from "../words.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { alignMenu, blockMenu, colourMenu, insertMenu, tableMenu } from "./tool-menus.ts";
import { type MarkTool, markTools, toolFacts } from "./tools.ts";
import { useEditorFacts } from "./use-rich-editor.ts";

/** The tools of a text: one stop of the Tab key, arrows go from one to the next. */
export function RichToolbar({ editor }: { readonly editor: Editor }) {
  const t = useFormsText().rich;
  const facts = useEditorFacts(editor, toolFacts);
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [linking, setLinking] = useState(false);
  const [picturing, setPicturing] = useState(false);
  let place = 0;
  /** Of each tool in its turn. */
  const roving = () => {
    const index = place++;
    return { tabIndex: index === current ? 0 : -1, onFocus: () => setCurrent(index) };
  };
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") return;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>(".rich-tool") ?? [])];
    const index = tools.indexOf(event.target as HTMLElement);
    const next = index === -1 ? undefined : nextByKey(event.key, index, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    tools[next]?.focus();
  }
  const toggle = ({ name }: MarkTool) => editor.chain().focus().toggleMark(name).run();
  return (
    <div className="rich-toolbar" role="toolbar" aria-label={t.tools} ref={bar} onKeyDown={onKeyDown}>
      <Menu
        trigger={
          <ToolButton
            label={`${t.block}: ${t.blocksOf[facts.block]}`}
            text={t.blocksOf[facts.block]}
            wide
            {...roving()}
          />
        }
        groups={blockMenu(editor, t)}
      />
      {markTools.map((tool) => (
        <ToolButton
          key={tool.name}
          label={t.marks[tool.name]}
          {...(tool.icon ? { icon: tool.icon } : { sign: tool.sign })}
          className={`rich-tool-${tool.name}`}
          isOn={facts.marks.includes(tool.name)}
          onPress={() => toggle(tool)}
          {...roving()}
        />
      ))}
      <ToolButton
        label={t.link}
        icon="link"
        isOn={facts.marks.includes("link")}
        onPress={() => setLinking(true)}
        {...roving()}
      />
      <ToolButton
        label={t.bullets}
        icon="list"
        isOn={facts.lists.includes("bullet_list")}
        onPress={() => editor.chain().focus().toggleList("bullet_list", "list_item").run()}
        {...roving()}
      />
      <ToolButton
        label={t.numbers}
        sign="1."
        isOn={facts.lists.includes("ordered_list")}
        onPress={() => editor.chain().focus().toggleList("ordered_list", "list_item").run()}
        {...roving()}
      />
      <ToolButton
        label={t.quote}
        sign="„“"
        isOn={facts.lists.includes("blockquote")}
        onPress={() => editor.chain().focus().toggleWrap("blockquote").run()}
        {...roving()}
      />
      <Menu trigger={<ToolButton label={t.align} icon="text-left" {...roving()} />} groups={alignMenu(editor, t)} />
      <Menu trigger={<ToolButton label={t.colour} icon="palette" {...roving()} />} groups={colourMenu(editor, t)} />
      <Menu
        trigger={<ToolButton label={t.insert} icon="plus" {...roving()} />}
        groups={insertMenu(editor, t, { picture: () => setPicturing(true) })}
      />
      {facts.inTable && (
        <Menu trigger={<ToolButton label={t.table} icon="grid" {...roving()} />} groups={tableMenu(editor, t)} />
      )}
      <LinkDialog editor={editor} open={linking} onClose={() => setLinking(false)} />
      <AssetPicker
        open={picturing}
        kind="picture"
        onClose={() => setPicturing(false)}
        onPicked={({ id, filename, alt, title, source, copyright, meta_data }) => {
          const attrs = { id, src: filename, alt, title, source, copyright, meta_data };
          editor.chain().focus().insertContent({ type: "image", attrs }).run();
        }}
      />
    </div>
  );
}

interface ToolButtonProps extends Omit<ComponentProps<"button">, "children"> {
  readonly label: string;
  readonly icon?: IconName;
  /** Drawn, not read: the label says what it is. */
  readonly sign?: string | undefined;
  readonly text?: string;
  readonly wide?: boolean;
  /** Left out of what is no switch. */
  readonly isOn?: boolean;
  readonly onPress?: () => void;
}

function ToolButton({ label, icon, sign, text, wide, isOn, onPress, className = "", ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={`rich-tool ${wide ? "rich-tool-wide" : ""} ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      // The text keeps its selection while a tool is pressed.
      onMouseDown={(event) => event.preventDefault()}
      {...(onPress && { onClick: onPress })}
      {...rest}
    >
      {icon && <Icon name={icon} small />}
      {sign && <span className="rich-sign" data-sign={sign} />}
      {text && <span aria-hidden="true">{text}</span>}
    </button>
  );
}

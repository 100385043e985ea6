import { type FormEvent, type RefObject, useRef, useState } from "react";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { useOfficeMessages } from "../../messages.ts";
import type { ComponentSchema } from "../block-tree/component-schemas.ts";
import { paletteOf } from "./block-list.ts";
import { useFormsText } from "./words.ts";

interface BlockPaletteProps {
  readonly open: boolean;
  readonly title: string;
  /** What may stand there. */
  readonly blocks: readonly ComponentSchema[];
  readonly onClose: () => void;
  readonly onChoose: (component: string) => void;
}

/** The blocks that may stand somewhere, by their groups; searched, and Enter takes the first that is found. */
export function BlockPalette({ open, onClose, title, ...list }: BlockPaletteProps) {
  const { close } = useOfficeMessages().frame;
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={close}
      className="forms-picker"
      initialFocus={field}
    >
      <PaletteList {...list} field={field} />
    </Dialog>
  );
}

interface PaletteListProps extends Pick<BlockPaletteProps, "blocks" | "onChoose"> {
  /** Where the focus begins. */
  readonly field: RefObject<HTMLInputElement | null>;
}

function PaletteList({ blocks, onChoose, field }: PaletteListProps) {
  const t = useFormsText().blocks;
  const [search, setSearch] = useState("");
  const groups = paletteOf(blocks, search);
  function takeFirst(event: FormEvent) {
    event.preventDefault();
    const first = groups[0]?.blocks[0];
    if (search.trim() !== "" && first) onChoose(first.name);
  }
  return (
    <>
      <form onSubmit={takeFirst}>
        <TextInput
          type="search"
          label={t.search}
          value={search}
          ref={field}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      </form>
      {groups.length === 0 && <p className="mute">{t.nothing}</p>}
      {groups.map(({ name, blocks: found }) => (
        <section key={name} className="forms-palette" aria-label={name || t.other}>
          <h3 className="label">{name || t.other}</h3>
          <ul>
            {found.map((block) => (
              <li key={block.name}>
                <button type="button" onClick={() => onChoose(block.name)}>
                  {block.display_name || block.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

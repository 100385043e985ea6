import { useState } from "react";
import { languageOf } from "../../../core/locale.ts";
import type { WordingMessage } from "../../../services/wording/contract.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Opener } from "../../../ui/disclosure.tsx";
import { useLocale } from "../../words/context.tsx";
import { folderName } from "./folder-name.ts";
import { MessageField } from "./message-field.tsx";
import { useWordingText } from "./words.ts";

interface MessageCardProps {
  readonly message: WordingMessage;
  readonly onChanged: () => Promise<void>;
}

/** One sentence; opened, it can be said otherwise in each language. */
export function MessageCard({ message, onChanged }: MessageCardProps) {
  const t = useWordingText();
  const language = languageOf(useLocale());
  const [open, setOpen] = useState(false);
  const { folder, key, note, texts } = message;
  const read = texts.find(({ file }) => file === language) ?? texts[0];
  const changed = texts.filter(({ own }) => own !== null);
  return (
    <details className="wording-message" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Opener>
        <span className="wording-head">
          <span className="wording-sentence">{read?.own?.message ?? read?.shipped}</span>
          <span className="mute small">{`${folderName(folder).name}: ${key}`}</span>
        </span>
        {changed.map(({ file }) => (
          <Chip key={file} tone="info" small>
            {file}
          </Chip>
        ))}
      </Opener>
      {open && (
        <div className="wording-fields">
          {note !== null && <p className="mute small">{t.note({ note })}</p>}
          {texts.map((text) => (
            <MessageField key={text.file} message={message} text={text} onChanged={onChanged} />
          ))}
        </div>
      )}
    </details>
  );
}

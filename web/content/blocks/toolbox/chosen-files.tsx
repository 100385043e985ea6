import { bytesText } from "../../../../core/bytes-text.ts";
import { labelled } from "../../../../core/label-text.ts";
import type { Locale } from "../../../../core/locale.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { Toolbox } from "./block.ts";
import type { ToolWork } from "./use-tool.ts";

interface ChosenFilesProps {
  readonly work: ToolWork;
  readonly words: Toolbox["words"];
  readonly locale: Locale;
}

/** What was chosen; of several the order, which is that of the pages. */
export function ChosenFiles({ work: { files, many, moveUp, remove }, words, locale }: ChosenFilesProps) {
  return (
    <ol className="content-toolbox-files" aria-label={words.chosen}>
      {files.map((file, at) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          {many && <span className="num mute">{at + 1}</span>}
          <span className="content-toolbox-name">{file.name}</span>
          <span className="num mute">{bytesText(file.size, locale)}</span>
          {many && at > 0 && (
            <IconButton
              icon="chevron-up"
              label={labelled(words.moveUp, file.name, locale)}
              onClick={() => moveUp(at)}
            />
          )}
          <IconButton icon="close" label={labelled(words.remove, file.name, locale)} onClick={() => remove(at)} />
        </li>
      ))}
    </ol>
  );
}

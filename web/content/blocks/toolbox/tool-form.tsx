import { type DragEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import type { Toolbox, ToolName } from "./block.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { ToolOptions } from "./tool-options.tsx";
import { ToolResult } from "./tool-result.tsx";
import { type ToolWork, useTool } from "./use-tool.ts";

interface ToolFormProps {
  readonly block: Toolbox;
  readonly tool: ToolName;
}

/** One tool: choose, say how, send, take the result. */
export function ToolForm({ block, tool }: ToolFormProps) {
  const work = useTool(block, tool);
  const { state, files } = work;
  const { words, locale } = block;
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(state.kind);
  useEffect(() => {
    // The button that was pressed is gone: the way on takes the focus.
    if (state.kind === "made") form.current?.querySelector<HTMLElement>("[data-way-on]")?.focus();
    if (before.current === "made" && state.kind === "ready") work.input.current?.focus();
    before.current = state.kind;
  }, [state.kind, work.input]);
  const made = state.kind === "made";
  return (
    <form
      ref={form}
      className="content-toolbox-tool"
      data-tool={tool}
      action={block.paths[tool]}
      method="post"
      encType="multipart/form-data"
      aria-label={words.names[tool]}
      noValidate
      onSubmit={(event) => void work.onSubmit(event)}
    >
      <div hidden={made} className="content-toolbox-steps">
        <DropZone work={work} words={words} />
        {files.length > 0 && <ChosenFiles work={work} words={words} locale={locale} />}
        <ToolOptions block={block} tool={tool} />
        {state.kind === "failed" && (
          <Notice tone="bad" announce="assertive">
            {state.message}
          </Notice>
        )}
        {state.kind === "sending" ? (
          <Sending sent={state.sent} work={work} words={words} />
        ) : (
          <Button type="submit" wide="mobile">
            {words.actions[tool]}
          </Button>
        )}
      </div>
      {made && <ToolResult result={state.result} words={words} locale={locale} again={work.again} />}
    </form>
  );
}

interface PartProps {
  readonly work: ToolWork;
  readonly words: Toolbox["words"];
}

const accept = "image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,image/tiff,.heic,.heif,.tif,.tiff";

function DropZone({ work, words }: PartProps) {
  const [over, setOver] = useState(false);
  const files = (event: DragEvent) => [...event.dataTransfer.files];
  return (
    <label
      className={classNames("content-toolbox-drop", over && "content-toolbox-over")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        work.add(files(event));
      }}
    >
      <Icon name="upload" />
      <b>{work.many ? words.chooseMany : words.choose}</b>
      <span className="small mute">{work.many ? words.takesMany : words.takes}</span>
      <input ref={work.input} type="file" name="file" accept={accept} multiple={work.many} onChange={work.choose} />
    </label>
  );
}

function Sending({ sent, work, words }: PartProps & { readonly sent: number }) {
  const arrived = sent >= 1;
  return (
    <div className="content-toolbox-sending" role="status">
      <ProgressBar
        label={arrived ? words.working : words.sending}
        {...(arrived ? {} : { value: Math.round(sent * 100), detail: `${Math.round(sent * 100)} %` })}
      />
      <Button look="quiet" small onClick={work.stop}>
        {words.stop}
      </Button>
    </div>
  );
}

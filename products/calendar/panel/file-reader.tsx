import { useId, useRef, useState } from "react";
import { decodedText } from "../../../core/decoded-text.ts";
import { listText } from "../../../core/list-text.ts";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import type { CalendarEvent } from "../days/days-choice.ts";
import { LARGEST_FILE, type ReadDates, readDates } from "../days/read-dates/read-dates.ts";
import { printedSpan } from "../design/printed-span.ts";
import type { Props } from "./panel-types.ts";
import { type PanelWords, wordsOf } from "./words.ts";

interface FileReaderProps extends Pick<Props, "configuration" | "data" | "locale"> {
  readonly set: (events: readonly CalendarEvent[]) => void;
}

/** Reads birthdays and dates from a file on the device, and says what became of them. */
export function FileReader({ configuration, data, locale, set }: FileReaderProps) {
  const words = wordsOf(locale);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [told, tell] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const read = async (file: File) => {
    setBusy(true);
    const bytes = file.size > 4 * LARGEST_FILE ? null : await file.arrayBuffer().catch(() => new ArrayBuffer(0));
    const text = bytes && decodedText(new Uint8Array(bytes));
    const { from, to } = printedSpan(configuration, data);
    const found =
      text === null
        ? "too-large"
        : readDates({ text, events: configuration.events, from, to, monthFirst: locale === "en-US" });
    setBusy(false);
    if (typeof found === "string") return tell([words.failures[found]]);
    tell(sentences(found, words, locale));
    if (found.added > 0) set(found.events);
  };
  return (
    <div className="calendar-file">
      <Button
        look="ghost"
        small
        icon="plus"
        loading={busy}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {words.file}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vcf,.ics,.csv,.txt,text/vcard,text/calendar,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) void read(file);
        }}
      />
      <p className="label" id={hint}>
        {words.fileHint}
      </p>
      <LiveRegion>{told.join(" ")}</LiveRegion>
      {told.map((sentence) => (
        <p key={sentence} className="calendar-told" aria-hidden="true">
          {sentence}
        </p>
      ))}
    </div>
  );
}

const sentences = ({ added, undated, elsewhere, tooMany }: ReadDates, words: PanelWords, locale: Props["locale"]) => [
  words.added({ count: added }),
  ...(undated.length > 0 ? [words.undated({ names: listText(undated, locale) })] : []),
  ...(elsewhere > 0 ? [words.elsewhere({ count: elsewhere })] : []),
  ...(tooMany > 0 ? [words.tooMany({ count: tooMany })] : []),
];

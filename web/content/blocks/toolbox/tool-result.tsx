import { bytesText } from "../../../../core/bytes-text.ts";
import { labelled } from "../../../../core/label-text.ts";
import type { Locale } from "../../../../core/locale.ts";
import type { ToolboxResult } from "../../../../services/toolbox/contract.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { Toolbox } from "./block.ts";

interface ToolResultProps {
  readonly result: ToolboxResult;
  readonly words: Toolbox["words"];
  readonly locale: Locale;
  readonly again: () => void;
}

/** What was made, what it saves, and the way to it. */
export function ToolResult({ result, words, locale, again }: ToolResultProps) {
  const { name, type, bytes, bytesBefore, width, height, pages, download, expiresAt } = result;
  const saved = Math.round((1 - bytes / bytesBefore) * 100);
  const facts = pages === null ? `${width} × ${height} px` : labelled(words.pages, String(pages), locale);
  const until = new Date(expiresAt).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <div className="content-toolbox-result">
      {pages === null && type !== "image/tiff" ? (
        <img src={download} alt={words.preview} {...(width && height && { width, height })} />
      ) : (
        <span className="content-toolbox-paper">
          <Icon name="booklet" />
        </span>
      )}
      <div role="status">
        <p className="content-toolbox-saved">
          {saved > 0 ? words.saved.replace("{share}", `${saved} %`) : bytes === bytesBefore ? words.same : words.ready}
        </p>
        <p className="num">
          {bytesText(bytesBefore, locale)} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> {words.becomes} </span> <b>{bytesText(bytes, locale)}</b>
        </p>
        <p className="small mute num">
          {name} · {facts}
        </p>
      </div>
      <div className="content-toolbox-ways">
        <ButtonLink href={download} download={name} icon="download" data-way-on>
          {words.download}
        </ButtonLink>
        <Button look="ghost" onClick={again}>
          {words.again}
        </Button>
      </div>
      <p className="small mute">{words.until.replace("{time}", until)}</p>
    </div>
  );
}

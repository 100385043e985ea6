import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Row } from "../../../../ui/layout.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import type { TokenWords } from "./words.ts";

interface NewTokenNoteProps {
  readonly t: TokenWords;
  readonly name: string;
  readonly token: string;
  readonly onDone: () => void;
}

/** The token itself, until somebody says that she has it. */
export function NewTokenNote({ t, name, token, onDone }: NewTokenNoteProps) {
  const [said, setSaid] = useState("");
  async function copy() {
    try {
      await navigator.clipboard.writeText(token);
      setSaid(t.copied);
    } catch {
      setSaid(t.notCopied); // refused by the browser: the token stays on the page
    }
  }
  return (
    <Notice
      tone="warn"
      announce="polite"
      title={t.made({ name })}
      action={
        <Row>
          <Button small onClick={() => void copy()}>
            {t.copy}
          </Button>
          <Button small look="ghost" onClick={onDone}>
            {t.done}
          </Button>
        </Row>
      }
    >
      <p>{t.once}</p>
      <code className="tokens-secret">{token}</code>
      {said !== "" && <p className="small">{said}</p>}
    </Notice>
  );
}

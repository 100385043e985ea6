import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { useAccessText } from "../session/access-words.ts";

interface RecoveryListProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, shown once. */
export function RecoveryList({ codes, onKept }: RecoveryListProps) {
  const t = useAccessText();
  const [copied, setCopied] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  // The form is gone with the focus that it had.
  useEffect(() => head.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="access-form">
      <h3 ref={head} tabIndex={-1}>
        {t.codesTitle}
      </h3>
      <p>{t.codesText}</p>
      <ul className="access-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <Button small onClick={onKept}>
          {t.kept}
        </Button>
        <Button look="ghost" small onClick={() => void copy()}>
          <span role="status">{copied ? t.copied : t.copy}</span>
        </Button>
      </Row>
    </div>
  );
}

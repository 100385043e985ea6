import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import "./elsewhere-bar.css";

/** Another tab has the design: here it can only be looked at, or taken over. */
export function ElsewhereBar({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const t = useMessages().designer.elsewhere;
  return (
    <main className="elsewhere-bar">
      <Notice
        tone="info"
        title={<h1>{t.title}</h1>}
        announce="polite"
        action={
          <Button small onClick={onTakeOver}>
            {t.takeOver}
          </Button>
        }
      >
        {t.text}
      </Notice>
    </main>
  );
}

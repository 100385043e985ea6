import { refusalText } from "../../../products/link-values.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import { givenWayWords } from "./given-way.tsx";
import type { Calculator } from "./use-calculator.ts";

/**
 * What had to give way: first what is different now, then each reason; said once, until the next choice. What a
 * material changed is said where nothing moves for it (`material-changed.tsx`).
 */
export function Notices({ calculator }: { readonly calculator: Calculator }) {
  const t = useMessages().product;
  const { notices, text, state } = calculator;
  const said = calculator.chosen?.before ? [] : notices;
  const sentences = [...new Set(said.map((refusal) => refusalText(refusal, text)))];
  const now = givenWayWords(calculator, state);
  return (
    <div aria-live="polite">
      {sentences.length > 0 && (
        <Notice tone="info" title={t.notices} className="product-notice">
          {now.length > 0 && <p>{t.now({ what: now.join(". ") })}</p>}
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

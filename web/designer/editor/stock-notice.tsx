import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { DesignContext } from "../context/design-context.ts";
import { useKeptStock } from "../context/use-kept-stock.ts";
import "../notices/notices.css";

/** Keeps fonts and drawings of the design loaded, and says so where that fails. */
export function StockNotice({ context }: { readonly context: DesignContext }) {
  const t = useMessages().designer.text;
  if (!useKeptStock(context)) return null;
  return (
    <div className="notices">
      <Notice tone="warn" announce="polite" icon="offline">
        {t.stockLacks}
      </Notice>
    </div>
  );
}

import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Desk } from "../desk/desk.ts";
import { useKeptStock } from "../desk/use-kept-stock.ts";
import "./notices.css";

/** Keeps fonts and drawings of the design loaded, and says so where that fails. */
export function StockNotice({ desk }: { readonly desk: Desk }) {
  const t = useMessages().designer.text;
  if (!useKeptStock(desk)) return null;
  return (
    <div className="notices">
      <Notice tone="warn" announce="polite" icon="offline">
        {t.stockLacks}
      </Notice>
    </div>
  );
}

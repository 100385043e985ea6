import { useMessages } from "../../messages/context.tsx";
import { useDesignView } from "../desk/use-design.ts";
import { usePile } from "./use-pile.ts";

/** How many prints the box holds, and what is left of it; filling it up or taking fewer is the visitor's choice. */
export function PileRoom() {
  const t = useMessages().designer.pile;
  const { rules, count } = usePile();
  const { document } = useDesignView();
  const most = rules.pile.most(document, rules.data);
  const left = most - count;
  return (
    <div className="pile-room" data-over={left < 0 || undefined}>
      <b className="num">{t.room(count, most)}</b>
      <span className="pile-room-gauge" aria-hidden="true">
        <i style={{ width: `${Math.min((count / most) * 100, 100)}%` }} />
      </span>
      <span role="status">{left < 0 ? t.over(-left) : t.left(left)}</span>
    </div>
  );
}

import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignView } from "../context/use-design.ts";
import { cutDown, filledUp } from "./fill-box.ts";
import { usePile } from "./use-pile.ts";

interface PileRoomProps {
  readonly choose: (configuration: unknown) => void;
}

/** How many prints the box holds and what is left; filling it up or taking fewer is offered, never automatic. */
export function PileRoom({ choose }: PileRoomProps) {
  const t = useMessages().designer.pile;
  const { rules, count, prints, change } = usePile();
  const { document } = useDesignView();
  const most = rules.pile.most(document, rules.data);
  const left = most - count;
  const larger = left < 0 ? rules.pile.roomier?.(document, rules.data, count) : null;
  const isBlank = prints.every(({ photo }) => !photo);
  return (
    <div className="pile-room" data-over={left < 0 || undefined}>
      <b className="num">{t.room({ count, most })}</b>
      <span className="pile-room-gauge" aria-hidden="true">
        <i style={{ width: `${Math.min((count / most) * 100, 100)}%` }} />
      </span>
      <span role="status">{left < 0 ? t.over({ count: -left }) : t.left({ count: left })}</span>
      {left > 0 && !isBlank && (
        <Button look="ghost" small onClick={() => change((now) => filledUp(now, left, rules))}>
          {t.fillUp}
        </Button>
      )}
      {left < 0 && (
        <Button look="ghost" small onClick={() => change((now) => cutDown(now, -left, rules))}>
          {t.cutDown({ count: -left })}
        </Button>
      )}
      {larger && (
        <Button look="ghost" small onClick={() => choose(larger.configuration)}>
          {t.roomier({ most: larger.most })}
        </Button>
      )}
    </div>
  );
}

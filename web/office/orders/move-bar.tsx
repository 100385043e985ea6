import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type OfficeOrder, type OrderState, officeOrderPaths } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { clockText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { explainMove, moveName } from "./move-words.ts";
import { type Move, movesOf, waitsUntil } from "./order-moves.ts";

interface MoveBarProps {
  readonly folder: OfficeOrder;
  readonly onChange: (folder: OfficeOrder) => void;
  readonly onReload: () => void;
}

/** Where the order can go from here: the usual way as a button, all others behind a menu and with a reason. */
export function MoveBar({ folder, onChange, onReload }: MoveBarProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const say = useSay();
  const [asking, setAsking] = useState<Move | null>(null);
  const { order } = folder;
  const moves = movesOf(order.state, folder.ways);
  const usual = moves.find(({ onward }) => onward);
  const others = moves.filter(({ onward }) => !onward);
  const wait = usual ? waitsUntil(order, usual.to, new Date()) : null;

  async function move(to: OrderState, why?: string) {
    const changed = await officeApi().post<OfficeOrder>(officeOrderPaths.transitions(folder.id), {
      body: { to, ...(why && { why }) },
    });
    if (!changed.ok && changed.error.kind === "not-allowed") onReload();
    return changed;
  }
  function moved(changed: OfficeOrder) {
    onChange(changed);
    say(t.moves.moved({ number: changed.order.number, state: t.state[changed.order.state] }));
  }
  const failure = ({ kind }: Problem): string => {
    if (kind === "not-allowed") return t.moves.notAllowed;
    return kind === "cancel-promise-running" ? t.moves.promiseStillRuns : t.moves.failed;
  };
  const onward = useSubmit(move, moved);

  async function goOn(to: OrderState) {
    const why = await onward.submit(to);
    if (why !== null) say(failure(why), "bad");
  }

  return (
    <div className="move-bar">
      <p className="label" id="move-note">
        {moves.length === 0 && t.moves.noMore}
        {wait !== null && t.moves.promiseRuns({ time: clockText(wait, locale) })}
      </p>
      {others.length > 0 && (
        <Menu
          trigger={
            <Button look="ghost" small iconAfter="chevron-up">
              {t.moves.more}
            </Button>
          }
          groups={[
            others
              .filter(({ to }) => to !== "cancelled")
              .map((one) => ({ label: moveName(order.state, one.to, t.moves), onSelect: () => setAsking(one) })),
            others
              .filter(({ to }) => to === "cancelled")
              .map((one) => ({
                label: moveName(order.state, one.to, t.moves),
                danger: true,
                onSelect: () => setAsking(one),
              })),
          ].filter((group) => group.length > 0)}
        />
      )}
      {usual && (
        <Button
          small
          loading={onward.busy}
          aria-disabled={wait !== null || undefined}
          aria-describedby={wait === null ? undefined : "move-note"}
          onClick={() => wait === null && void goOn(usual.to)}
        >
          {moveName(order.state, usual.to, t.moves)}
        </Button>
      )}
      <AskDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking ? moveName(order.state, asking.to, t.moves) : ""}
        text={asking ? explainMove(asking.to, order.payment.state === "paid", t.moves) : ""}
        reason={{ label: t.moves.reason, hint: t.moves.reasonHint, missing: t.moves.reasonMissing }}
        submit={asking ? moveName(order.state, asking.to, t.moves) : ""}
        leave={t.moves.keep}
        send={(why) => move(asking?.to ?? order.state, why)}
        failure={failure}
        onDone={moved}
      />
    </div>
  );
}

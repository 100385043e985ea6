import { hasFields } from "../../../design/recipients/placeholders.ts";
import type { Board } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import type { DesignView } from "../context/design-view.ts";
import { type PieceView, usePiece } from "../context/use-piece.ts";
import { useGuestInSight } from "./guest-in-sight.ts";
import { GuestSteps } from "./guest-steps.tsx";
import { useList } from "./use-list.ts";

/** The stage's design with the values of the recipient in sight; a text that is written shows its fields. */
export function useGuestOnStage(view: DesignView): PieceView {
  const state = useList();
  const { at } = useGuestInSight();
  const { inside } = useWork();
  const list = state.step === "ready" ? state.list : null;
  const shown = list && at !== null && inside === null ? Math.min(at, list.rows.length - 1) : null;
  return usePiece(view, list, shown);
}

/** Arrows through the guests, over sides whose texts show a field. */
export function GuestsOnStage({ board }: { readonly board: Board }) {
  const state = useList();
  const { at, show } = useGuestInSight();
  const { inside } = useWork();
  if (state.step !== "ready" || inside !== null || !board.sides.some(({ surface }) => hasFields(surface))) return null;
  const { list } = state;
  return <GuestSteps list={list} at={at && Math.min(at, list.rows.length - 1)} onShow={show} withFields />;
}

import { useEffect } from "react";
import { type ChatList, helpChatPaths } from "../../../services/help-chat/contract.ts";
import { type JobList, operatorPaths } from "../../../services/operators/contract.ts";
import { type OfficeOrderList, officeOrderPaths, openStates } from "../../../services/orders/contract.ts";
import { createStore } from "../../browser/store/create-store.ts";
import { useStore } from "../../browser/store/use-store.ts";
import { officeApi } from "../api/use-office.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";

/** What waits for an operator; undefined until asked. */
export interface WorkCounts {
  readonly openOrders: number | undefined;
  readonly deadJobs: number | undefined;
  readonly waitingChats: number | undefined;
}

const unknown: WorkCounts = { openOrders: undefined, deadJobs: undefined, waitingChats: undefined };
const counts = createStore(unknown);

const note = (change: Partial<WorkCounts>): void => counts.write({ ...counts.state(), ...change });

/** Takes over what a list of orders said. */
export const noteOrderCounts = (all: OfficeOrderList["counts"]): void => note({ openOrders: openOrdersOf(all) });
/** Takes over what a list of jobs said. */
export const noteJobCounts = (all: JobList["counts"]): void => note({ deadJobs: all.dead });

/** Takes over what a list of conversations said. */
export const noteChatCounts = (all: ChatList["counts"]): void => note({ waitingChats: all.waiting });

/** Orders that make work for the workshop. */
export const openOrdersOf = (all: OfficeOrderList["counts"]): number =>
  openStates.reduce((sum, state) => sum + (all[state] ?? 0), 0);

async function askAll(): Promise<void> {
  const [orders, jobs, chats] = await Promise.all([
    officeApi().get<OfficeOrderList>(officeOrderPaths.orders, { query: { state: "open" } }),
    officeApi().get<JobList>(operatorPaths.jobs, { query: { state: "dead" } }),
    officeApi().get<ChatList>(helpChatPaths.chats, { query: { state: "waiting" } }),
  ]);
  if (orders.ok) noteOrderCounts(orders.value.counts);
  if (jobs.ok) noteJobCounts(jobs.value.counts);
  if (chats.ok) noteChatCounts(chats.value.counts);
}

/** Asked once a minute while the page is seen; the lists themselves bring newer numbers. */
export function useWorkCounts(): WorkCounts {
  useEffect(() => void askAll(), []);
  useWhileVisible(60, () => void askAll());
  return useStore(counts, unknown);
}

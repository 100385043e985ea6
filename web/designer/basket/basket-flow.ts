import type { Api } from "../../../core/http/api.ts";
import { together } from "../../../design/operation.ts";
import { settledSteps } from "../../../products/settled-steps.ts";
import { type CartChange, cartPaths } from "../../../services/carts/contract.ts";
import { createStore } from "../../browser/store/create-store.ts";
import type { DesignContext } from "../context/design-context.ts";
import { viewConfiguration } from "../context/design-view.ts";
import { type BasketProblem, basketProblem } from "./basket-answer.ts";
import { type Obstacle, obstacleOf, photosOnTheirWay } from "./readiness.ts";

export type BasketState =
  | { readonly step: "idle" }
  | { readonly step: "waiting"; readonly photosLeft: number; readonly offline: boolean }
  | { readonly step: "adding" }
  | { readonly step: "added" }
  | { readonly step: "stopped"; readonly why: Obstacle | BasketProblem | "stuck" };

/** Puts the open design into the basket: waits for saving and uploads, then orders exactly what was shown. */
export interface BasketFlow {
  subscribe(listener: () => void): () => void;
  state(): BasketState;
  start(): Promise<void>;
  cancel(): void;
}

type FlowContext = Pick<
  DesignContext,
  | "session"
  | "uploads"
  | "pictures"
  | "line"
  | "kind"
  | "panel"
  | "data"
  | "shop"
  | "text"
  | "pricing"
  | "arrivalOf"
  | "drawer"
  | "stock"
>;

/** @param onNew hears of a new line in the basket */
export function createBasketFlow(
  context: FlowContext,
  api: Api,
  onNew: (change: CartChange) => void = () => {},
): BasketFlow {
  const { session, uploads, pictures } = context;
  const { state, write, subscribe } = createStore<BasketState>({ step: "idle" });
  /** Which press of the button is running; a cancelled one no longer counts. */
  let run = 0;

  const obstacle = (): Obstacle | null => {
    const { document } = session.state();
    const configured = viewConfiguration(context, document.configuration);
    const view = configured && context.drawer.view(configured, document, context.stock.state());
    const { forbids } = context.kind.design;
    return obstacleOf(document, view?.findings ?? [], uploads.queue(), pictures.state(), forbids);
  };

  /** What is drawn sets price and words: a panel may have changed a side alone. */
  function settle() {
    const steps = settledSteps(context.kind.design, session.state().document, context.data);
    if (steps.length > 0) session.perform(together(steps));
  }

  const left = () => photosOnTheirWay(session.state().document, uploads.queue(), pictures.state());

  /** Resolves when no used photo is on its way any more, or one cannot come. */
  const photosThere = (mine: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (run !== mine || left() === 0 || obstacle()) {
          for (const leave of leaves) leave();
          return resolve();
        }
        write({ step: "waiting", photosLeft: left(), offline: session.state().save.state === "offline" });
      };
      const leaves = [uploads.subscribe(look), pictures.subscribe(look), session.subscribe(look)];
      look();
    });

  async function put() {
    const { document, kept } = session.state();
    if (document.surfaces.length === 0) {
      const { configuration } = document;
      return api.post<CartChange>(cartPaths.lines, { body: { kind: context.kind.key, configuration, quantity: 1 } });
    }
    const sceneHash = context.drawer.hashOf(document, await context.stock.of(document).catch(context.stock.state));
    const seen = { designId: kept.design, sequence: kept.sequence, sceneHash };
    return context.line === null
      ? api.post<CartChange>(cartPaths.lines, { body: { ...seen, quantity: 1 } })
      : api.put<CartChange>(cartPaths.line(context.line), { body: seen });
  }

  return {
    subscribe,
    state,
    async start() {
      run += 1;
      const mine = run;
      settle();
      const inTheWay = obstacle();
      if (inTheWay) return write({ step: "stopped", why: inTheWay });
      write({ step: "waiting", photosLeft: left(), offline: false });
      await photosThere(mine);
      if (run !== mine) return;
      const failed = obstacle();
      if (failed) return write({ step: "stopped", why: failed });
      const saved = await session.settled();
      if (run !== mine) return;
      if (saved.state !== "saved") return write({ step: "stopped", why: "stuck" });
      write({ step: "adding" });
      const answer = await put();
      if (answer.ok && context.line === null) onNew(answer.value);
      if (run !== mine) return;
      write(answer.ok ? { step: "added" } : { step: "stopped", why: basketProblem(answer.error) });
    },
    cancel() {
      run += 1;
      write({ step: "idle" });
    },
  };
}

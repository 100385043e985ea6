import { createContext, useContext, useMemo } from "react";
import type { DesignDocument, DesignPhoto, Surface } from "../../../design/document.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { Step } from "../../../design/operation.ts";
import type { ScenePage } from "../../../design/scene.ts";
import type { KindPile, PrintStock } from "../../../products/pile/kind-pile.ts";
import { photoOf } from "../../../products/pile/print-side.ts";
import { settledSteps } from "../../../products/settled-steps.ts";
import { useDesignContext } from "../context/design-context.ts";
import { useDesignView } from "../context/use-design.ts";
import { type Flag, flagsOf, type JudgedPrint, smallerStock } from "./eye.ts";
import { inTurn, type PileRules, printsOf } from "./print-steps.ts";
import { usePhotoLooks } from "./use-photo-looks.ts";

/** One print on the table. */
export interface Print {
  readonly surface: Surface;
  /** Its number, from 1 on, in the order of the pile. */
  readonly n: number;
  readonly layout: SurfaceLayout;
  readonly page: ScenePage;
  readonly photo: DesignPhoto | undefined;
  readonly stock: PrintStock;
  readonly flag: Flag | undefined;
}

export interface Pile {
  readonly rules: PileRules;
  /** In the order of the pile. */
  readonly prints: readonly Print[];
  /** All copies. */
  readonly count: number;
  readonly stocks: readonly PrintStock[];
  /** Steps of several rules as one step of undo, which keeps the price in agreement. */
  readonly change: (...steps: readonly PileStep[]) => void;
  /** The same; what shares a gesture is undone together. */
  readonly changeIn: (gesture: string | null, ...steps: readonly PileStep[]) => void;
}

type PileStep = (document: DesignDocument) => readonly Step[];

export const PileContext = createContext<Pile | null>(null);

export function usePile(): Pile {
  const pile = useContext(PileContext);
  if (!pile) throw new Error("no table above this component");
  return pile;
}

/** The pile as it lies on the table. */
export function useComputedPile(pile: KindPile<unknown>): Pile {
  const { kind, data, session } = useDesignContext();
  const { document, layouts, scene, resolution } = useDesignView();
  const looks = usePhotoLooks(document.photos);
  const rules = useMemo(() => ({ pile, data }), [pile, data]);
  const stocks = useMemo(() => pile.stocks(document, data), [pile, document, data]);
  const prints = useMemo(() => {
    const byLayout = new Map(layouts.map((layout) => [layout.surface, layout]));
    const byPage = new Map(scene.pages.map((page) => [page.surface, page]));
    const byPhoto = new Map(document.photos.map((photo) => [photo.id, photo]));
    const sharpness = new Map(resolution.map((one) => [one.surface, one]));
    const known = new Map<string, PrintStock>();
    const bare = printsOf(document, pile).flatMap((surface, index) => {
      const [layout, page] = [byLayout.get(surface.id), byPage.get(surface.id)];
      if (!layout || !page) return [];
      const photo = byPhoto.get(photoOf(surface)?.photo ?? "");
      const style = surface.style ?? "";
      const stock = known.get(style) ?? pile.stockOf(surface, document, data);
      known.set(style, stock);
      return { surface, n: index + 1, layout, page, photo, stock };
    });
    const judged = bare.map(({ surface, layout, photo }): JudgedPrint => {
      const look = photo && looks.get(photo.id);
      return { surface, layout, photo, resolution: sharpness.get(surface.id), look };
    });
    const stockOf = new Map(bare.map(({ surface, stock }) => [surface.id, stock]));
    const flags = flagsOf(judged, (print) => {
      const stock = stockOf.get(print.surface.id);
      return stock ? smallerStock(print, stock, stocks) : null;
    });
    return bare.map((print): Print => ({ ...print, flag: flags.get(print.surface.id) }));
  }, [document, layouts, scene, resolution, looks, pile, data, stocks]);
  return useMemo(() => {
    const changeIn: Pile["changeIn"] = (gesture, ...steps) => {
      const { document: now } = session.state().kept.history;
      const operation = inTurn(now, [...steps, (changed) => settledSteps(kind.design, changed, data)]);
      if (operation) session.perform(operation, gesture ?? undefined);
    };
    return {
      rules,
      prints,
      stocks,
      changeIn,
      count: prints.reduce((sum, { surface }) => sum + surface.copies, 0),
      change: (...steps) => changeIn(null, ...steps),
    };
  }, [rules, prints, stocks, session, kind, data]);
}

/** "Boote am Steg" of "Boote am Steg.jpg". */
export const bareName = (name: string): string => name.replace(/\.[A-Za-z0-9]{2,5}$/, "");

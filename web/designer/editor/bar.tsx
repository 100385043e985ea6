import { memo } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton, IconLink } from "../../../ui/icon-button.tsx";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { AddPhotos } from "../library/add-photos.tsx";
import type { StageView } from "../scene/use-view.ts";
import { DesignTitle } from "./design-title.tsx";
import "./bar.css";

interface BarProps {
  readonly view: StageView;
  /** All sides on one table, or one of them; null for kinds without. */
  readonly table: { readonly open: boolean; readonly show: (open: boolean) => void } | null;
  readonly onList: () => void;
  /** All pages at once; null for designs of one or two. */
  readonly onOverview: (() => void) | null;
  readonly onPreview: () => void;
}

/** Name and saved state, undo, view, and the ways to look at the whole. */
export const Bar = memo(function Bar({ view, table, onList, onOverview, onPreview }: BarProps) {
  const t = useMessages().designer;
  const shop = useShop();
  const { session } = useDesignContext();
  const canUndo = useSessionValue(session, (state) => state.canUndo);
  const canRedo = useSessionValue(session, (state) => state.canRedo);
  return (
    <header className="bar">
      <IconLink icon="arrow-left" label={t.backToProduct} href={shopPath(shop, "/")} />
      <DesignTitle />
      <div className="bar-middle">
        <IconButton icon="undo" label={t.bar.undo} aria-disabled={!canUndo || undefined} onClick={session.undo} />
        <IconButton icon="redo" label={t.bar.redo} aria-disabled={!canRedo || undefined} onClick={session.redo} />
        {table && !table.open && (
          <Button look="quiet" small icon="grid" onClick={() => table.show(true)}>
            {t.pile.table}
          </Button>
        )}
        {!table?.open && (
          <>
            <IconButton className="only-mobile" icon="eye" label={t.bar.preview} onClick={onPreview} />
            <span className="bar-line only-desktop" />
            <IconButton className="only-desktop" icon="minus" label={t.bar.zoomOut} onClick={view.zoomOut} />
            <button type="button" className="bar-zoom num only-desktop" title={t.bar.zoomWhole} onClick={view.whole}>
              {Math.round(view.view.zoom * 100)}&#8239;%
            </button>
            <IconButton className="only-desktop" icon="plus" label={t.bar.zoomIn} onClick={view.zoomIn} />
            <span className="bar-line only-desktop" />
            <Button
              className="only-desktop"
              look="quiet"
              small
              icon="ruler"
              aria-pressed={view.isRealSize}
              onClick={view.isRealSize ? view.whole : view.realSize}
            >
              {t.bar.realSize}
            </Button>
            {onOverview && (
              <Button className="only-desktop" look="quiet" small icon="grid" onClick={onOverview}>
                {t.overview.title}
              </Button>
            )}
            <Button className="only-desktop" look="quiet" small icon="list" onClick={onList}>
              {t.bar.list}
            </Button>
          </>
        )}
      </div>
      {table?.open ? (
        <AddPhotos look="button">
          <span className="bar-add">{t.pile.addPhotos}</span>
        </AddPhotos>
      ) : (
        <Button className="only-desktop" look="ghost" small icon="eye" onClick={onPreview}>
          {t.bar.preview}
        </Button>
      )}
    </header>
  );
});

import { useMemo, useState } from "react";
import { dayText, spanText } from "../../../core/date-text.ts";
import type { Locale } from "../../../core/locale.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { trimArea } from "../../../design/surface-geometry.ts";
import type { FilledSide } from "../../../products/autofill/kind-autofill.ts";
import { type Opening, openingsOf } from "../../../products/openings.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { createDrawer, viewConfiguration } from "../context/design-view.ts";
import { useStock } from "../context/use-design.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import { AlternativesDialog } from "./alternatives-dialog.tsx";
import type { Looks, Words } from "./use-looks.ts";
import type { Proposal, Proposing } from "./use-proposal.ts";

/** Height of a picture, CSS pixels. */
const HEIGHT = 96;

interface ProposedSidesProps {
  readonly proposal: Proposal;
  readonly proposing: Proposing;
  readonly looks: Looks;
  readonly worn: Words;
}

/** All openings of a proposal, with the days they tell of; each can be had otherwise, or kept. */
export function ProposedSides({ proposal, proposing, looks, worn }: ProposedSidesProps) {
  const t = useMessages().designer.autofill;
  const context = useDesignContext();
  const stock = useStock();
  const { kind, data, shop, text } = context;
  const drawer = useMemo(() => createDrawer({ kind, data }), [kind, data]);
  const view = useMemo(() => {
    const configured = viewConfiguration(context, proposal.document.configuration);
    return configured && drawer.view(configured, proposal.document, stock);
  }, [context, drawer, proposal, stock]);
  const pages = useMemo(() => new Map(view?.scene.pages.map((page) => [page.surface, page])), [view]);
  const [otherwise, setOtherwise] = useState<{ readonly side: string; readonly title: string } | null>(null);
  if (!view) return null;
  const filled = new Map(proposal.sides.map((side) => [side.surface, side]));
  return (
    <>
      <ol className="autofill-sides">
        {openingsOf(kind.design.viewer, view.layouts).map((sides) => {
          const [first] = sides;
          if (!first) return null;
          const side = filled.get(first.surface);
          const title = first.title ? text(first.title) : "";
          const isFixed = proposing.isFixed(first.surface);
          return (
            <li key={first.surface} data-fixed={isFixed || undefined}>
              <span className="autofill-day">{side?.opens ? chapterName(side.opens, shop.locale) : ""}</span>
              <Picture sides={sides} pages={pages} />
              <span className="autofill-name">
                <span className="num">{title}</span>
                {(side || isFixed) && (
                  <span className="autofill-ways">
                    <IconButton
                      icon="refresh"
                      small
                      label={t.turn({ side: title })}
                      aria-disabled={!side || undefined}
                      onClick={() => side && setOtherwise({ side: first.surface, title })}
                    />
                    <IconButton
                      icon={isFixed ? "lock" : "lock-open"}
                      small
                      label={t.keep({ side: title })}
                      aria-pressed={isFixed}
                      onClick={() => proposing.toggle(first.surface)}
                    />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <AlternativesDialog
        of={otherwise && { ...otherwise, document: proposal.document }}
        looks={looks}
        worn={worn}
        onTake={proposing.choose}
        onClose={() => setOtherwise(null)}
      />
    </>
  );
}

/** Short where it is a day. */
const chapterName = ({ from, to }: NonNullable<FilledSide["opens"]>, locale: Locale) =>
  from === to ? dayText(from, locale, "short") : spanText(from, to, locale);

function Picture({ sides, pages }: { readonly sides: Opening; readonly pages: ReadonlyMap<string, ScenePage> }) {
  const scale = HEIGHT / Math.max(1, ...sides.map(({ trim }) => trim.height));
  return (
    <span className="autofill-picture">
      {sides.map((layout) => {
        const page = pages.get(layout.surface);
        return page && <PagePicture key={layout.surface} page={page} area={trimArea(layout)} scale={scale} />;
      })}
    </span>
  );
}

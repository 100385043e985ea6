import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../words/context.tsx";
import type { DesignView } from "../context/design-view.ts";
import type { PageName } from "../pages/use-page-names.ts";
import { heightOf, OpeningPicture, widthOf } from "./opening-picture.tsx";
import type { ChangedOpening } from "./trouble.ts";

/** The largest that a picture may be, CSS pixels. */
const [WIDE, HIGH] = [86, 48];
/** So many are drawn at first: a long book has a hundred. */
const FIRST = 24;

interface OpeningListProps {
  readonly id: string;
  readonly title: string;
  readonly openings: readonly ChangedOpening[];
  readonly after: DesignView;
  readonly nameOf: (one: ChangedOpening) => PageName;
  readonly onShow: (one: ChangedOpening) => void;
}

/** Openings of one fate, small; a click shows them. */
export function OpeningList({ id, title, openings, after, nameOf, onShow }: OpeningListProps) {
  const t = useMessages().designer.lateChange;
  const [all, showAll] = useState(false);
  if (openings.length === 0) return null;
  const more = openings.length - FIRST;
  return (
    <>
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <ul className="late-list num">
        {(all ? openings : openings.slice(0, FIRST)).map((one) => {
          const { sides } = one;
          const scale = Math.min(WIDE / widthOf(sides), HIGH / heightOf(sides));
          const { long, short } = nameOf(one);
          return (
            <li key={sides[0]?.surface}>
              <button type="button" aria-label={long} onClick={() => onShow(one)}>
                <OpeningPicture sides={sides} view={after} scale={scale} />
                <span aria-hidden="true">{short}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {more > 0 && !all && (
        <Button look="quiet" small onClick={() => showAll(true)}>
          {t.all({ count: openings.length })}
        </Button>
      )}
    </>
  );
}

import { useLayoutEffect, useRef } from "react";
import { labelled } from "../../../core/label-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale, useMessages } from "../../words/context.tsx";
import type { DesignView } from "../context/design-view.ts";
import type { PageName } from "../pages/use-page-names.ts";
import { heightOf, OpeningPicture, widthOf } from "./opening-picture.tsx";
import { type ChangedOpening, type Trouble, troubleKey } from "./trouble.ts";
import { TroubleMendings } from "./trouble-mendings.tsx";
import { troubleWords } from "./trouble-words.ts";

/** The largest that both pictures of an entry may be together, CSS pixels. */
const [ROOM, HIGH] = [262, 92];
/** At most so many sentences of one opening. */
const MOST = 4;

interface EyeEntryProps {
  readonly changed: ChangedOpening;
  readonly name: PageName;
  readonly before: DesignView;
  /** As it is now, with what was mended since. */
  readonly after: DesignView;
  /** What is not mended yet, by its key, as it is now. */
  readonly open: ReadonlyMap<string, Trouble>;
  readonly onShow: () => void;
}

/** An opening to check: before and after at one scale, what happened, what mends it, and the way there. */
export function EyeEntry({ changed, name, before, after, open, onShow }: EyeEntryProps) {
  const words = useMessages().designer;
  const locale = useLocale();
  const t = words.lateChange;
  const { sides, before: was, troubles } = changed;
  const wide = widthOf(sides) + (was ? widthOf(was) : 0);
  const scale = Math.min(ROOM / wide, HIGH / Math.max(heightOf(sides), was ? heightOf(was) : 0));
  const more = troubles.length - MOST;
  const left = troubles.flatMap((trouble) => open.get(troubleKey(trouble)) ?? []);
  const way = useRef<HTMLButtonElement>(null);
  const known = useRef(left.length);
  // The button that mended is gone by then.
  useLayoutEffect(() => {
    if (left.length < known.current && document.activeElement === document.body) way.current?.focus();
    known.current = left.length;
  }, [left.length]);
  return (
    <li>
      <div className="late-pair" aria-hidden="true">
        {was && (
          <span>
            <span className="late-pair-name">{t.before}</span>
            <OpeningPicture sides={was} view={before} scale={scale} />
          </span>
        )}
        <span>
          <span className="late-pair-name num">{name.short}</span>
          <OpeningPicture sides={sides} view={after} scale={scale} />
        </span>
      </div>
      <h4>{name.long}</h4>
      {troubles.slice(0, MOST).map((trouble) => {
        const now = open.get(troubleKey(trouble));
        return (
          <div key={troubleKey(trouble)} className="late-trouble">
            <p>{troubleWords(now ?? trouble, after.document.photos, words, locale)}</p>
            {now && (
              <div className="late-mendings">
                <TroubleMendings trouble={now} />
              </div>
            )}
          </div>
        );
      })}
      {more > 0 && <p>{t.more({ count: more })}</p>}
      <div className="late-ways">
        <Button ref={way} look="ghost" small aria-label={labelled(t.show, name.long, locale)} onClick={onShow}>
          {t.show}
        </Button>
        <span role="status">
          {left.length === 0 && (
            <span className="late-mended">
              <Icon name="check" small />
              {t.mended}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

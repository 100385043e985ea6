import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import type { Overview } from "./use-overview.ts";

interface OverviewBarProps {
  readonly overview: Overview;
  readonly onOpen: (n: number) => void;
}

/** What is chosen, and what can be done with it; while something is carried, where it goes. */
export function OverviewBar({ overview, onOpen }: OverviewBarProps) {
  const t = useMessages().designer;
  const { session } = useDesignContext();
  const canUndo = useSessionValue(session, (state) => state.canUndo);
  const canRedo = useSessionValue(session, (state) => state.canRedo);
  const { carried, choice, places, refused, rule } = overview;
  if (!rule) return <p className="label overview-fixed">{t.overview.fixed}</p>;
  if (carried) return <CarryBar overview={overview} />;
  const { chosen } = choice.choosing;
  const [only] = chosen;
  const onlyAt = overview.ids.indexOf(only ?? "");
  return (
    <div className="overview-bar" role="toolbar" aria-label={t.overview.title}>
      <span className="overview-count num">
        {chosen.size > 0 ? t.overview.chosen({ count: chosen.size }) : t.overview.none}
      </span>
      <Way icon="spread" label={t.overview.pickUp} refused={refused.move} onClick={() => overview.pickUp(places)} />
      <Way
        icon="arrow-left"
        label={t.overview.forwards}
        refused={refused.move}
        onClick={() => overview.forwards(places)}
      />
      <Way
        icon="arrow-right"
        label={t.overview.backwards}
        refused={refused.move}
        onClick={() => overview.backwards(places)}
      />
      <Way icon="copy" label={t.pages.copy} refused={refused.copy} onClick={() => overview.copy(places)} />
      <Way icon="trash" label={t.pages.remove} refused={refused.remove} onClick={() => overview.remove(places)} />
      <Way icon="add-page" label={t.pages.add} refused={refused.add} onClick={overview.add} />
      <Way
        icon="pencil"
        label={t.overview.open}
        refused={chosen.size === 1 && onlyAt >= 0 ? undefined : t.overview.chooseFirst}
        onClick={() => onOpen(onlyAt)}
      />
      <Button look="quiet" small onClick={chosen.size > 0 ? choice.clear : choice.chooseAll}>
        {chosen.size > 0 ? t.overview.clear : t.overview.all}
      </Button>
      <span className="overview-undo">
        <IconButton icon="undo" label={t.bar.undo} aria-disabled={!canUndo || undefined} onClick={session.undo} />
        <IconButton icon="redo" label={t.bar.redo} aria-disabled={!canRedo || undefined} onClick={session.redo} />
      </span>
    </div>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  /** Why it cannot be done. */
  readonly refused: string | undefined;
  readonly onClick: () => void;
}

const Way = ({ icon, label, refused, onClick }: WayProps) => (
  <IconButton
    icon={icon}
    label={label}
    title={refused ? `${label}: ${refused}` : label}
    aria-disabled={refused !== undefined || undefined}
    aria-description={refused}
    onClick={() => refused === undefined && onClick()}
  />
);

function CarryBar({ overview }: { readonly overview: Overview }) {
  const t = useMessages().designer.overview;
  const { carried } = overview;
  if (!carried) return null;
  const { before, ids } = carried;
  return (
    <div className="overview-bar" role="toolbar" aria-label={t.pickUp}>
      <span className="overview-count num">
        <b>{t.carried({ count: t.carriedOf({ count: ids.size }), place: overview.placeName(before) })}</b>
        <span className="label">{t.tapTarget}</span>
      </span>
      <IconButton icon="arrow-left" label={t.earlier} onClick={() => overview.carryTo(before - 1)} />
      <IconButton icon="arrow-right" label={t.later} onClick={() => overview.carryTo(before + 1)} />
      <Button small onClick={overview.drop}>
        {t.drop}
      </Button>
      <Button small look="ghost" onClick={overview.putBack}>
        {t.cancel}
      </Button>
    </div>
  );
}

import { useId, useRef } from "react";
import { type FontGroup, fontGroups } from "../../../../design/text/font-families.ts";
import { useMessages } from "../../../words/context.tsx";
import type { OfferedFamily } from "../../tools/text/families.ts";
import { FamilyTile } from "./family-tile.tsx";
import { useTileFace } from "./use-tile-face.ts";

interface FamilyListProps {
  readonly families: readonly OfferedFamily[];
  /** Null when there is none or the selected texts differ. */
  readonly chosen: OfferedFamily | null;
  /** Shown in each face. */
  readonly sample: string;
  readonly onChoose: (family: OfferedFamily) => void;
}

/** All families by groups; the tabs above jump to a group. */
export function FamilyList({ families, chosen, sample, onChoose }: FamilyListProps) {
  const t = useMessages().designer.text;
  const name = useId();
  const groups = useRef(new Map<FontGroup, HTMLElement>());
  const jump = (group: FontGroup) => {
    const section = groups.current.get(group);
    section?.scrollIntoView({ block: "start" });
    section?.querySelector("input")?.focus({ preventScroll: true });
  };
  return (
    <>
      <nav className="family-tabs" aria-label={t.panel.groupLabel}>
        {fontGroups.map((group) => {
          const first = families.find((family) => family.group === group);
          return (
            first && (
              <GroupTab
                key={group}
                family={first}
                label={t.groups[group].name}
                current={chosen?.group === group}
                onPress={() => jump(group)}
              />
            )
          );
        })}
      </nav>
      {fontGroups.map((group) => (
        <fieldset
          key={group}
          className="family-group"
          ref={(node) => {
            if (node) groups.current.set(group, node);
          }}
        >
          <legend>
            <b>{t.groups[group].name}</b> {t.groups[group].use}
          </legend>
          <div className="family-tiles">
            {families
              .filter((family) => family.group === group)
              .map((family) => (
                <FamilyTile
                  key={family.name}
                  family={family}
                  name={name}
                  sample={sample}
                  chosen={family === chosen}
                  onChoose={() => onChoose(family)}
                />
              ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface GroupTabProps {
  readonly family: OfferedFamily;
  readonly label: string;
  readonly current: boolean;
  readonly onPress: () => void;
}

function GroupTab({ family, label, current, onPress }: GroupTabProps) {
  const { face, watch } = useTileFace(family.regular);
  return (
    <button
      type="button"
      ref={watch}
      aria-label={label}
      aria-current={current || undefined}
      title={label}
      style={{ fontFamily: face ?? undefined }}
      onClick={onPress}
    >
      Aa
    </button>
  );
}

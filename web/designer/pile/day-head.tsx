import type { CSSProperties } from "react";
import { dayText } from "../../../core/date-text.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import type { DayGroup } from "./day-groups.ts";

interface DayHeadProps {
  readonly group: DayGroup;
  readonly style: CSSProperties;
  readonly onChoose: () => void;
}

/** The day of the prints below it, how many they are, and the way to choose all of them. */
export function DayHead({ group: { day, surfaces }, style, onChoose }: DayHeadProps) {
  const t = useMessages().designer.pile;
  const { shop } = useDesignContext();
  const name = day === null ? t.noDay : `${dayText(day, shop.locale)} ${day.slice(0, 4)}`;
  return (
    <li className="print-day" style={style}>
      <h3>{name}</h3>
      <span className="label num">{t.prints({ count: surfaces.length })}</span>
      <button type="button" aria-label={t.chooseDay({ day: name })} onClick={onChoose}>
        {t.chooseAll}
      </button>
    </li>
  );
}

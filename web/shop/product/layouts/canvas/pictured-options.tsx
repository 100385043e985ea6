import { formatLength } from "../../../../../core/length-text.ts";
import { refusalText } from "../../../../../products/link-values.ts";
import type { PageGroup } from "../../../../../products/page-section.ts";
import { Choice, ChoiceGroup } from "../../../../../ui/choice.tsx";
import { useMessages } from "../../../../words/context.tsx";
import { type Piece, sectionOf } from "../../calculator.ts";
import type { Calculator } from "../../use-calculator.ts";
import { CloseUp, hasCloseUp } from "./close-up.tsx";

/** Options chosen by looking: the edge in pictures, the depth as seen off the wall. Other materials have neither. */
export const picturedGroups = ["edge", "stretcher"] as const;

export function PicturedOptions({ calculator }: { readonly calculator: Calculator }) {
  const groups = sectionOf(calculator, "options")?.groups() ?? [];
  return picturedGroups.flatMap((key) =>
    groups
      .filter((group) => group.key === key)
      .map((group) => <Pictured key={key} group={group} calculator={calculator} />),
  );
}

function Pictured({ group, calculator }: { readonly group: PageGroup<Piece>; readonly calculator: Calculator }) {
  const t = useMessages().layouts.canvas;
  const { text, quote } = calculator;
  return (
    <ChoiceGroup legend={text(group.label)} className="calculator-part pictured">
      <div className="pictured-cards" data-group={group.key}>
        {group.parts[0]?.choices.map(({ value, label, chosen, refusal, finish, to }) => {
          const target = refusal ? null : to();
          const more = target ? calculator.priceOf(target.state.configuration) - quote.priceCurrent : 0;
          const added = !chosen && more !== 0 && calculator.difference(more);
          const off =
            group.key === "stretcher" && t.fromWall({ length: formatLength(Number(value), calculator.shop.locale) });
          return (
            <Choice
              key={value}
              className="pictured-card"
              target={target ? calculator.choose(target) : { href: "" }}
              chosen={chosen}
              unavailable={refusal ? refusalText(refusal, text) : undefined}
            >
              <Look group={group.key} value={value} colour={finish?.colour ?? "none"} />
              <b>{text(label)}</b>
              {(off || added) && <span className="label num">{[off, added].filter(Boolean).join(", ")}</span>}
            </Choice>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

interface LookProps {
  readonly group: string;
  readonly value: string;
  /** Of the coloured edge. */
  readonly colour: string;
}

function Look({ group, value, colour }: LookProps) {
  const key = `${group}-${value}`;
  if (hasCloseUp(key)) {
    return (
      <span className="pictured-card-picture">
        <CloseUp of={key} sizes="(max-width: 719px) 30vw, 14vw" />
        {key === "edge-coloured" && <ColouredEdge colour={colour} />}
      </span>
    );
  }
  return group === "stretcher" ? <Section depth={Number(value)} /> : null;
}

/** The edge under the picture (`edge-canvas-coloured`, 480 by 480) in its colour; the shaded side is darker. */
const ColouredEdge = ({ colour }: { readonly colour: string }) => (
  <svg viewBox="0 0 480 480" preserveAspectRatio="xMidYMid slice" fill={colour} aria-hidden="true" focusable="false">
    <path d="M0 68L396 142.5 294 167 0 98.5Z" />
    <path d="M294 166.5L396 142 379 480H294Z" />
    <path className="pictured-card-shade" d="M294 166.5L396 142 379 480H294Z" />
  </svg>
);

/** Cloth over its stretcher, cut through beside the wall; all depths to one scale. */
function Section({ depth }: { readonly depth: number }) {
  const out = 12 + depth * 2.6;
  return (
    <span className="section-drawing">
      <svg viewBox="0 0 120 70" aria-hidden="true" focusable="false">
        <path className="section-wall" d="M8 0v70" />
        <rect className="section-wood" x={12} y={13} width={out - 15} height={36} rx={1} />
        <path className="section-cloth" d={`M14 51H${out}V11H14`} />
        <path className="section-length" d={`M12 62H${out}M12 58v8M${out} 58v8`} />
      </svg>
    </span>
  );
}

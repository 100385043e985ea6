import type { Format } from "../../../core/measure.ts";
import { envelopeAreas } from "../envelope/areas.ts";
import { ENVELOPE_INK } from "../envelope/printable-paper.ts";

interface EnvelopeDrawingProps {
  readonly size: Format;
  /** "#rrggbb" */
  readonly paper: string;
  readonly lined: boolean;
  /** Lines at the top left; none: nothing is printed there. */
  readonly sender: string | null;
}

/** The envelope from both sides, in millimetres: open with its lining, and its front with what is printed. */
export function EnvelopeDrawing({ size, paper, lined, sender }: EnvelopeDrawingProps) {
  const { franking, coding, sender: at } = envelopeAreas(size);
  const [w, h] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
  const flap = h * 0.46;
  const line = { fill: "none", stroke: "var(--ink-3)", strokeWidth: 0.5, strokeDasharray: "2 1.5" };
  const mm = (length: number) => length / 1000;
  return (
    <div className="envelope-drawing">
      <svg aria-hidden="true" viewBox={`-2 ${-flap - 2} ${w + 4} ${h + flap + 4}`}>
        <g stroke="rgb(27 26 24 / 0.35)" strokeWidth={0.4} strokeLinejoin="round">
          <path d={`M0 0L${w / 2 - 6} ${-flap}Q${w / 2} ${-flap - 3} ${w / 2 + 6} ${-flap}L${w} 0z`} fill={paper} />
          {lined && <path d={`M8 0L${w / 2} ${-flap + 8}L${w - 8} 0z`} fill="var(--accent)" />}
          <path d={`M0 0H${w}V${h}H0z`} fill={lined ? "var(--accent)" : paper} />
          <path d={`M0 0L${w / 2} ${h * 0.58}L0 ${h}zM${w} 0L${w / 2} ${h * 0.58}L${w} ${h}z`} fill={paper} />
          <path
            d={`M0 ${h}L${w / 2 - 6} ${h * 0.54}Q${w / 2} ${h * 0.5} ${w / 2 + 6} ${h * 0.54}L${w} ${h}z`}
            fill={paper}
          />
        </g>
      </svg>
      <svg aria-hidden="true" viewBox={`-2 -2 ${w + 4} ${h + 4}`}>
        <path d={`M0 0H${w}V${h}H0z`} fill={paper} stroke="rgb(27 26 24 / 0.35)" strokeWidth={0.4} />
        <path d={`M${w - 30} 8h22v26h-22z`} {...line} />
        <path d={`M${mm(coding.x)} ${h}V${mm(coding.y)}H${w}`} {...line} />
        {sender
          ?.split("\n")
          .slice(0, 4)
          .map((text, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text
            <text key={n} x={mm(at.x)} y={mm(at.y) + 4 + n * 4.4} fontSize={3.6} fill={ENVELOPE_INK}>
              {text.slice(0, Math.floor(mm(franking.x - at.x) / 1.8))}
            </text>
          ))}
      </svg>
    </div>
  );
}

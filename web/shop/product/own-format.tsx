import "../../../ui/link.css";
import "./own-format.css";
import { formatSize } from "../../../core/length-text.ts";
import { writeQuery } from "../../../core/query-string.ts";
import type { OwnFormat as Own } from "../../../products/kind-page.ts";
import { Button } from "../../../ui/button.tsx";
import { dialogLink } from "../../frame/dialogs/dialog-link.ts";
import { useMessages } from "../../words/context.tsx";
import type { Piece } from "./calculator.ts";
import { ownFormat } from "./product-dialogs.ts";
import { Sides, useTypedFormat } from "./typed-format.tsx";
import type { Calculator } from "./use-calculator.ts";

interface Props {
  readonly own: Own<Piece>;
  readonly calculator: Calculator;
}

/** The row behind the tiles: limits, and the way to type a format. */
export function OwnFormat({ own, calculator }: Props) {
  const t = useMessages().product;
  const { state, shown, typed, text, shop } = calculator;
  return (
    <>
      <a
        className="own-format"
        href={`${calculator.hrefOf(state, { show: "own-format" })}#own-format`}
        {...dialogLink(ownFormat, calculator)}
      >
        <b>{text("calc.missing")}</b>
        <span className="label num">
          {text("calc.upTo")} {formatSize(own.largest, shop.locale)}
        </span>
        <span className="link small">{text("calc.own")}</span>
      </a>
      {(shown === "own-format" || typed) && (
        <section className="calculator-shown" id="own-format" aria-label={t.own.title}>
          <OwnFormatForm own={own} calculator={calculator} />
        </section>
      )}
    </>
  );
}

/** Without scripts: sent as part of the address, judged by the server. */
function OwnFormatForm({ own, calculator }: Props) {
  const t = useMessages().product;
  const typing = useTypedFormat(own, calculator);
  const { page, setup, state } = calculator;
  const { formatType: _, ...kept } = page.write(setup, state);
  const fields = new URLSearchParams(writeQuery(kept));
  return (
    <form method="get" action="#own-format" className="own-format-form">
      {[...fields].map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <Sides own={own} calculator={calculator} typing={typing} />
      <Button type="submit" small>
        {t.own.apply}
      </Button>
    </form>
  );
}

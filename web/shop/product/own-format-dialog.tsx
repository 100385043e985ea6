import "./own-format.css";
import { useRef } from "react";
import { formatSize } from "../../../core/length-text.ts";
import type { OwnFormat } from "../../../products/kind-page.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Price } from "../../../ui/price.tsx";
import type { DialogViewProps } from "../../frame/dialogs/dialogs.ts";
import { useMessages } from "../../words/context.tsx";
import { type Piece, sectionOf, typeLabel } from "./calculator.ts";
import { GivenWay } from "./given-way.tsx";
import { Sides, useTypedFormat } from "./typed-format.tsx";
import type { Calculator } from "./use-calculator.ts";
import { useSharedExtras } from "./use-shared-extras.ts";

/** The dialog calculator-own-format: typed sides are checked at once and priced as soon as possible. */
export function OwnFormatDialog({ payload: calculator, close }: DialogViewProps<Calculator>) {
  const t = useMessages().product;
  const own = sectionOf(calculator, "formats")?.own;
  return (
    <Dialog open onClose={() => void close()} title={t.own.title} closeLabel={t.close}>
      {own && <OwnFormatPanel own={own} calculator={calculator} close={close} />}
    </Dialog>
  );
}

interface PanelProps {
  readonly own: OwnFormat<Piece>;
  readonly calculator: Calculator;
  readonly close: () => Promise<void>;
}

function OwnFormatPanel({ own, calculator, close }: PanelProps) {
  const t = useMessages().product;
  const withExtras = useSharedExtras();
  const form = useRef<HTMLFormElement>(null);
  const typing = useTypedFormat(own, calculator);
  const { money, shop } = calculator;
  const chosen = typing.read.ok ? own.choose(typing.read.value) : null;
  const size = chosen && calculator.page.size(chosen.state.configuration, calculator.setup.release);
  const apply = () => {
    if (chosen) void close().then(() => calculator.apply(chosen));
    else form.current?.querySelector<HTMLElement>("[aria-invalid], input")?.focus();
  };
  return (
    <form
      ref={form}
      className="own-format-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Sides own={own} calculator={calculator} typing={typing} />
      <p className="own-format-price" aria-live="polite">
        {chosen && (
          <>
            <span>
              {typeLabel(calculator)} {size && formatSize(size, shop.locale)}
              <GivenWay calculator={calculator} state={chosen.state} />
            </span>
            <Price large current={money(calculator.priceOf(chosen.state.configuration))} />
          </>
        )}
      </p>
      <div className="own-format-actions">
        <Button type="submit" look="ghost" aria-disabled={chosen ? undefined : true}>
          {t.own.apply}
        </Button>
        <Button
          onClick={() => {
            if (chosen) location.assign(withExtras(calculator.designerOf(chosen.state.configuration)));
            else apply();
          }}
          aria-disabled={chosen ? undefined : true}
        >
          {calculator.text("calc.apply")}
        </Button>
      </div>
    </form>
  );
}

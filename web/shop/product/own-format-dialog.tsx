import "./own-format.css";
import { useRef } from "react";
import { formatSize } from "../../../core/length-text.ts";
import { chooseFormat } from "../../../products/photoframe/calculator/choose.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import type { DialogViewProps } from "../dialogs/dialogs.ts";
import { designerHref } from "./designer-href.ts";
import { GivenWay } from "./given-way.tsx";
import { Sides, useTypedFormat } from "./typed-format.tsx";
import type { Calculator } from "./use-calculator.ts";
import { useSharedExtras } from "./use-shared-extras.ts";

/** The dialog (specification: calculator-own-format): typed sides are judged at once and priced as soon as they can be. */
export function OwnFormatDialog({ payload: calculator, close }: DialogViewProps<Calculator>) {
  const t = useMessages().product;
  return (
    <Dialog open onClose={() => void close()} title={t.own.title} closeLabel={t.close}>
      <OwnFormatPanel calculator={calculator} close={close} />
    </Dialog>
  );
}

interface PanelProps {
  readonly calculator: Calculator;
  readonly close: () => Promise<void>;
}

function OwnFormatPanel({ calculator, close }: PanelProps) {
  const t = useMessages().product;
  const withExtras = useSharedExtras();
  const form = useRef<HTMLFormElement>(null);
  const typing = useTypedFormat(calculator);
  const { setup, state, text, money, shop } = calculator;
  const chosen = typing.read.ok ? chooseFormat(setup, state, typing.read.value) : null;
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
      <Sides calculator={calculator} typing={typing} />
      <p className="own-format-price" aria-live="polite">
        {chosen && (
          <>
            <span>
              {text(calculator.material.label)} {formatSize(chosen.state.configuration.format, shop.locale)}
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
            if (chosen) location.assign(withExtras(designerHref(shop, chosen.state.configuration)));
            else apply();
          }}
          aria-disabled={chosen ? undefined : true}
        >
          {text("calc.apply")}
        </Button>
      </div>
    </form>
  );
}

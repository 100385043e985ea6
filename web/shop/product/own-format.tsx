import { labelFor } from "../../../core/labels.ts";
import "../../../ui/link.css";
import "./own-format.css";
import { type MouseEvent, useRef, useState } from "react";
import { formatLengthNumber, formatSides, formatSize } from "../../../core/length-text.ts";
import type { Format } from "../../../core/measure.ts";
import { writeQuery } from "../../../core/query-string.ts";
import { writeAddress } from "../../../products/photoframe/calculator/address.ts";
import { chooseFormat } from "../../../products/photoframe/calculator/choose.ts";
import { type OwnFormatProblem, ownLimits, readOwnFormat } from "../../../products/photoframe/calculator/own-format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { Price } from "../../../ui/price.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDialog } from "../dialogs/use-dialog.ts";
import { designerHref } from "./designer-href.ts";
import { GivenWay } from "./given-way.tsx";
import { type Calculator, isPlainClick } from "./use-calculator.ts";
import { useSharedExtras } from "./use-shared-extras.ts";

interface Props {
  readonly calculator: Calculator;
}

/** "20 x 20 bis 200 x 140 cm": the steps that can be ordered within the material's limits. */
function useOwnRange({ setup, material, shop, text }: Calculator): string {
  const { smallest, largest } = ownLimits(setup, material);
  const sides = (format: Format) => formatSides(format, shop.locale);
  return text(labelFor("calc.range", { min: sides(smallest), max: sides(largest) }));
}

/** The row behind the tiles: limits, and the way to type a format. */
export function OwnFormat({ calculator }: Props) {
  const t = useMessages().product;
  const range = useOwnRange(calculator);
  const dialog = useDialog("calculator-own-format");
  const { state, shown, typed } = calculator;
  const openDialog = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    dialog.show();
  };
  return (
    <>
      <a
        className="own-format"
        href={`${calculator.hrefOf(state, { show: "own-format" })}#own-format`}
        onClick={openDialog}
      >
        <b>{t.own.name}</b>
        <span className="label num">{range}</span>
        <span className="link small" aria-hidden="true">
          {t.own.choose}
        </span>
      </a>
      {(shown === "own-format" || typed) && (
        <section className="calculator-shown" id="own-format" aria-label={t.own.title}>
          <OwnFormatForm calculator={calculator} />
        </section>
      )}
      <OwnFormatDialog calculator={calculator} open={dialog.open} onClose={dialog.close} />
    </>
  );
}

/** What was typed, and what it means. */
function useTypedFormat(calculator: Calculator) {
  const { setup, state, shop, typed } = calculator;
  const { width, height } = state.configuration.format;
  const plain = (side: number) => formatLengthNumber(side, shop.locale).replace(/[^\d.,]/g, "");
  const [format, setFormat] = useState(typed?.format ?? { width: plain(width), height: plain(height) });
  return { format, setFormat, read: readOwnFormat(setup, state, format) };
}

function useReasons({ text }: Calculator) {
  const t = useMessages().product;
  return (problems: readonly OwnFormatProblem[], side: OwnFormatProblem["side"]): string | undefined => {
    const found = problems.find((problem) => problem.side === side);
    if (!found) return undefined;
    if (found.side === "both") return text({ key: `refusal.${found.refusal.reason}`, params: found.refusal.params });
    return found.failure in t.own.wrong ? t.own.wrong[found.failure] : undefined;
  };
}

function Sides({ calculator, typing }: Props & { readonly typing: ReturnType<typeof useTypedFormat> }) {
  const t = useMessages().product;
  const reason = useReasons(calculator);
  const range = useOwnRange(calculator);
  const { format, setFormat, read } = typing;
  const problems = read.ok ? [] : read.error;
  const unit = calculator.shop.unit === "inch" ? "in" : "cm";
  return (
    <>
      <div className="own-format-sides">
        {(["width", "height"] as const).map((side) => (
          <NumberInput
            key={side}
            name={side}
            label={t.own[side]}
            unit={unit}
            decimal={unit === "in"}
            value={format[side]}
            error={reason(problems, side)}
            maxLength={7}
            onChange={(event) => setFormat({ ...format, [side]: event.target.value })}
          />
        ))}
      </div>
      <p className="label num">{t.own.rule(range)}</p>
      <LiveRegion visible className="own-format-reason">
        {reason(problems, "both") ?? ""}
      </LiveRegion>
    </>
  );
}

/** Without scripts: sent as part of the address, judged by the server. */
function OwnFormatForm({ calculator }: Props) {
  const t = useMessages().product;
  const typing = useTypedFormat(calculator);
  const { setup, state } = calculator;
  const { formatType: _, ...kept } = writeAddress(setup, state);
  const fields = new URLSearchParams(writeQuery(kept));
  return (
    <form method="get" action="#own-format" className="own-format-form">
      {[...fields].map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <Sides calculator={calculator} typing={typing} />
      <Button type="submit" small>
        {t.own.apply}
      </Button>
    </form>
  );
}

/** The dialog (specification: calculator-own-format): typed sides are judged at once and priced as soon as they can be. */
function OwnFormatDialog(props: Props & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useMessages().product;
  const { calculator, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t.own.title} closeLabel={t.close}>
      <OwnFormatPanel calculator={calculator} onClose={onClose} />
    </Dialog>
  );
}

function OwnFormatPanel({ calculator, onClose }: Props & { readonly onClose: () => void }) {
  const t = useMessages().product;
  const withExtras = useSharedExtras();
  const form = useRef<HTMLFormElement>(null);
  const typing = useTypedFormat(calculator);
  const { setup, state, text, money, shop } = calculator;
  const chosen = typing.read.ok ? chooseFormat(setup, state, typing.read.value) : null;
  const apply = () => {
    if (chosen) {
      calculator.apply(chosen);
      onClose();
    } else form.current?.querySelector<HTMLElement>("[aria-invalid], input")?.focus();
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

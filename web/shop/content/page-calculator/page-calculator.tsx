import { Suspense, useState } from "react";
import { labelled } from "../../../../core/label-text.ts";
import { type QueryParameters, writeQuery } from "../../../../core/query-string.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { Price } from "../../../../ui/price.tsx";
import { Select } from "../../../../ui/select.tsx";
import { isPlainClick } from "../../../browser/navigation/plain-click.ts";
import { partsOf } from "../../../content/page-calculator/parts-of.ts";
import type {
  CalculatorOffer,
  OfferedMaterial,
  PageCalculator,
} from "../../../content/page-calculator/read-page-calculator.ts";
import { Tracked } from "../../../frame/tracking/tracked.tsx";
import { type TradeLine, viewed } from "../../../frame/tracking/trade-events.ts";
import { useLocale } from "../../../words/context.tsx";
import { useTreatment } from "../../experiments/use-treatment.ts";
import { OfferNudge } from "../../product/layouts/nudges/nudge-parts.ts";
import styles from "./page-calculator.css?url";
import { useFullCalculator } from "./use-full-calculator.ts";

/**
 * The calculator of a page that editors wrote. At first in short: a type, a format, today's price, the way to the
 * designer; opened, it is the one of the product page. Without scripts the choice goes there.
 */
export function PageCalculatorPart({ calculator }: { readonly calculator: PageCalculator }) {
  const { headline, note, href, offer, editable } = calculator;
  if (offer === null) return null;
  return (
    <section className="wrap" {...editable}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-calculator">
        {headline !== "" && <h2>{headline}</h2>}
        <Opened offer={offer} href={href} title={headline} note={note} />
      </div>
    </section>
  );
}

/** Tells that its piece was looked at, also to who never touches it. */
export function CalculatorViewed({ calculator: { offer, href, headline } }: { readonly calculator: PageCalculator }) {
  if (offer === null) return null;
  const [material] = offer.materials;
  const about = material && material.formats.length > 0 ? href : null;
  return <Tracked about={about} event={() => viewed(offer.currency, lineOf(offer, headline))} />;
}

interface OpenedProps extends Omit<ChoiceProps, "opening" | "onOpen"> {
  readonly title: string;
  readonly note: string;
}

function Opened({ title, note, ...props }: OpenedProps) {
  const { full, opening, open } = useFullCalculator(props.href, props.offer);
  // The editor's words on the price are about this one: the whole calculator names delivery and tax itself.
  const short = (
    <>
      <Choice {...props} opening={opening} onOpen={open} />
      {note !== "" && <p className="small mute">{note}</p>}
    </>
  );
  // Its texts and what only this kind shows come with it: until then the short one stays.
  return full ? (
    <Suspense fallback={short}>
      <full.View page={full.page} label={title} focused={full.focused} />
    </Suspense>
  ) : (
    short
  );
}

interface ChoiceProps {
  readonly offer: CalculatorOffer;
  readonly href: string;
  readonly opening: boolean;
  /** @returns whether it was opened */
  readonly onOpen: (chosen: QueryParameters) => Promise<boolean>;
}

function Choice({ offer, href, opening, onOpen }: ChoiceProps) {
  const { materials, words } = offer;
  const locale = useLocale();
  const nudging = useTreatment("967-nudging") === "on";
  const [chosen, setChosen] = useState({ material: offer.material, format: offer.format, touched: false });
  const material = materials.find(({ value }) => value === chosen.material) ?? materials[0];
  const format = material?.formats.find(({ value }) => value === chosen.format) ?? material?.formats[0];
  if (!material || !format) return null;
  const { path: page, choice: begun } = partsOf(href);
  // The choice as the product page reads it: what the editor chose there, and over it what is chosen here.
  const choice = {
    ...begun,
    ...given(material.context),
    ...given(format.context),
  };
  const link = { ...offer.context, ...material.context, ...format.context };
  const names = namesOf(offer, material);
  const chooseMaterial = (value: string) => {
    const initial = materials.find((one) => one.value === value)?.initial ?? "";
    setChosen({ material: value, format: initial, touched: true });
  };
  return (
    <form method="get" action={page} className="content-calculator-choice">
      {[...new URLSearchParams(href.split("?")[1] ?? "")]
        .filter(([name]) => name !== names.material && name !== names.format)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Select
        label={words.material}
        name={names.material}
        options={materials.map(({ value, label }) => ({ value, label }))}
        value={material.value}
        onChange={({ target }) => chooseMaterial(target.value)}
      />
      <Select
        label={words.format}
        name={names.format}
        options={material.formats.map(({ value, label }) => ({ value, label }))}
        value={format.value}
        onChange={({ target }) => setChosen({ material: material.value, format: target.value, touched: true })}
      />
      <p className="content-calculator-price">
        <Price large current={format.price} original={format.original} />
      </p>
      <div className="content-calculator-ways">
        <ButtonLink
          className="content-calculator-scripted"
          iconAfter="arrow-right"
          href={`${offer.designer}?${writeQuery(link)}`}
        >
          {words.design}
        </ButtonLink>
        <button type="submit" className="button content-calculator-plain">
          {words.design}
        </button>
        <a
          className="link small"
          href={`${page}?${writeQuery(choice)}`}
          aria-busy={opening || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            const leave = () => location.assign(`${page}?${writeQuery(choice)}`);
            if (!opening) onOpen(choice).then((isOpen) => isOpen || leave(), leave);
          }}
        >
          {words.more}
        </a>
      </div>
      {nudging && (
        <OfferNudge
          material={material}
          format={format}
          currency={offer.currency}
          targetOf={({ value }) => ({
            href: `${page}?${writeQuery({ ...choice, ...given(material.formats.find((one) => one.value === value)?.context ?? {}) })}`,
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setChosen({ material: material.value, format: value, touched: true });
            },
          })}
        />
      )}
      <LiveRegion>
        {chosen.touched ? labelled(`${material.label}, ${format.label}`, format.price, locale) : ""}
      </LiveRegion>
    </form>
  );
}

/** Parameters that say exactly what is selected: without scripts they are sent to the product page. */
function namesOf({ context, materials }: CalculatorOffer, { formats }: OfferedMaterial) {
  const nameOf = (some: readonly { readonly value: string; readonly context: CalculatorOffer["context"] }[]) =>
    Object.keys({ ...context, ...some[0]?.context }).find((name) =>
      some.every((one) => ({ ...context, ...one.context })[name] === one.value),
    );
  return { material: nameOf(materials), format: nameOf(formats) };
}

/** Parameters that are said; what a context takes away is not. */
const given = (context: CalculatorOffer["context"]) =>
  Object.fromEntries(Object.entries(context).filter(([, value]) => value !== null));

/** The piece that the page shows first, as the basket would have it. */
function lineOf({ kind, article, materials, material, format }: CalculatorOffer, title: string): TradeLine {
  const chosen = materials.find(({ value }) => value === material);
  const size = chosen?.formats.find(({ value }) => value === format) ?? chosen?.formats[0];
  const facts = [chosen?.label, size?.label].filter((one) => one !== undefined);
  const named = { article, title: title || (chosen?.label ?? "") };
  return { kind, ...named, facts, quantity: 1, total: size?.amount ?? null };
}

import { useState } from "react";
import { writeQuery } from "../../../../core/query-string.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { Price } from "../../../../ui/price.tsx";
import { Select } from "../../../../ui/select.tsx";
import { isPlainClick } from "../../dialogs/plain-click.ts";
import { OfferNudge } from "../../experiments/layouts/nudges/nudge-parts.ts";
import { useTreatment } from "../../experiments/use-treatment.ts";
import styles from "./page-calculator.css?url";
import type { CalculatorOffer, PageCalculator } from "./read-page-calculator.ts";

/**
 * The calculator in short: a material, a format, today's price, the way to the designer; everything else is on the product page. Without
 * scripts the choice goes there.
 */
export function PageCalculatorPart({ calculator }: { readonly calculator: PageCalculator }) {
  const { headline, note, href, offer, editable } = calculator;
  if (offer === null) return null;
  return (
    <section className="wrap" {...editable}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="content-calculator">
        {headline !== "" && <h2>{headline}</h2>}
        <Choice offer={offer} href={href} />
        {note !== "" && <p className="small mute">{note}</p>}
      </div>
    </section>
  );
}

function Choice({ offer, href }: { readonly offer: CalculatorOffer; readonly href: string }) {
  const { materials, words } = offer;
  const nudging = useTreatment("967-nudging") === "on";
  const [chosen, setChosen] = useState({ material: offer.material, format: offer.format, touched: false });
  const material = materials.find(({ value }) => value === chosen.material) ?? materials[0];
  const format = material?.formats.find(({ value }) => value === chosen.format) ?? material?.formats[0];
  if (!material || !format) return null;
  const page = href.split("?")[0] ?? "";
  const choice = { materialType: material.value, formatType: format.value };
  const link = { ...offer.context, ...material.context, ...format.context };
  const chooseMaterial = (value: string) => {
    const initial = materials.find((one) => one.value === value)?.initial ?? "";
    setChosen({ material: value, format: initial, touched: true });
  };
  return (
    <form method="get" action={page} className="content-calculator-choice">
      <Select
        label={words.material}
        name="materialType"
        options={materials.map(({ value, label }) => ({ value, label }))}
        value={material.value}
        onChange={({ target }) => chooseMaterial(target.value)}
      />
      <Select
        label={words.format}
        name="formatType"
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
        <a className="link small" href={`${page}?${writeQuery(choice)}`}>
          {words.more}
        </a>
      </div>
      {nudging && (
        <OfferNudge
          material={material}
          format={format}
          currency={offer.currency}
          targetOf={({ value }) => ({
            href: `${page}?${writeQuery({ ...choice, formatType: value })}`,
            onClick: (event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setChosen({ material: material.value, format: value, touched: true });
            },
          })}
        />
      )}
      <LiveRegion>{chosen.touched ? `${material.label}, ${format.label}: ${format.price}` : ""}</LiveRegion>
    </form>
  );
}

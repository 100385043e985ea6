import { useState } from "react";
import "./second-layer.css";
import { consentCategories, type VendorId } from "../../../core/consent.ts";
import type { Locale } from "../../../core/locale.ts";
import { shopPath } from "../../../core/shop-path.ts";
import type { ConsentWay } from "../../../services/consent/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { consentState, refusesAll } from "../../browser/consent-store.ts";
import { useLocale } from "../../words/context.tsx";
import { brands } from "../brands.ts";
import { useShop } from "../use-shop.ts";
import { bannerWords } from "./banner-words.ts";
import { decideConsent, type Offered } from "./decide-consent.ts";
import { settingsWords } from "./settings-words.ts";
import { vendorWords } from "./vendor-words.ts";

interface SecondLayerProps {
  readonly offered: Offered;
  readonly onClose: () => void;
}

/** Who could learn what, each with a switch. Closed without a button of its own, nothing is decided. */
export function SecondLayer({ offered, onClose }: SecondLayerProps) {
  const locale = useLocale();
  const shop = useShop();
  const t = settingsWords(locale);
  const words = vendorWords(locale);
  const { privacy } = bannerWords(locale);
  const [on, setOn] = useState<ReadonlySet<VendorId>>(() => new Set(consentState()?.granted));

  // By it the shop can show what she decided, and nothing else knows it.
  const number = consentState()?.id;

  const decide = (granted: ReadonlySet<VendorId>, way: ConsentWay) => {
    void decideConsent(offered, granted, way, locale);
    onClose();
  };
  const turn = (ids: readonly VendorId[], to: boolean) =>
    setOn((before) => (to ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  const all = new Set<VendorId>(offered.map(({ id }) => id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      closeLabel={t.close}
      className="consent-settings"
      footer={
        <>
          <Button look="ghost" onClick={() => decide(new Set(), "reject-all")}>
            {t.reject}
          </Button>
          <Button look="ghost" onClick={() => decide(all, "accept-all")}>
            {t.accept}
          </Button>
          <Button onClick={() => decide(on, "settings")}>{t.save}</Button>
        </>
      }
    >
      <p>{t.lead}</p>
      {refusesAll() && <Notice tone="info">{t.refused}</Notice>}
      <section className="consent-category">
        <div className="consent-line">
          <h3>{t.needed}</h3>
          <span className="label">{t.always}</span>
        </div>
        <p>
          {t.neededText}
          <a href={`${shopPath(shop, "/privacy")}#storage`}>{privacy}</a>.
        </p>
      </section>
      {consentCategories.map((category) => {
        const ofCategory = offered.filter((vendor) => vendor.category === category);
        const ids = ofCategory.map(({ id }) => id);
        if (ids.length === 0) return null;
        const { title, text } = words.categories[category];
        return (
          <section key={category} className="consent-category">
            <div className="consent-line">
              <h3>{title}</h3>
              <Switch
                label={t.all(title)}
                labelHidden
                on={ids.every((id) => on.has(id))}
                onTurn={(to) => turn(ids, to)}
              />
            </div>
            <p>{text}</p>
            <ul>
              {ofCategory.map((vendor) => (
                <li key={vendor.id}>
                  <Switch
                    label={vendor.name ?? words.vendors[vendor.id].title ?? brands[shop.channel]}
                    on={on.has(vendor.id)}
                    onTurn={(to) => turn([vendor.id], to)}
                  />
                  <VendorFacts vendor={vendor} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {number && (
        <p className="consent-number">
          {t.number}
          <code>{number}</code>
        </p>
      )}
    </Dialog>
  );
}

/** What a vendor learns, who it is, and for how long it keeps that. */
const monthsText = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" }).format(count);

function VendorFacts({ vendor: { id, name, address, rules, months } }: { readonly vendor: Offered[number] }) {
  const locale = useLocale();
  const shop = useShop();
  const t = settingsWords(locale);
  const words = vendorWords(locale);
  const brand = brands[shop.channel];
  return (
    <Disclosure title={t.facts}>
      <dl>
        <dt>{t.purpose}</dt>
        <dd>{words.vendors[id].purpose}</dd>
        <dt>{t.by}</dt>
        <dd>{address ?? (name === null ? <a href={shopPath(shop, "/imprint")}>{brand}</a> : t.inRules)}</dd>
        <dt>{t.kept}</dt>
        <dd>{months === null ? t.inRules : monthsText(months, locale)}</dd>
      </dl>
      {rules && (
        <a href={rules} rel="nofollow noopener noreferrer">
          {t.rules}
        </a>
      )}
    </Disclosure>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly on: boolean;
  readonly onTurn: (to: boolean) => void;
}

const Switch = ({ label, labelHidden, on, onTurn }: SwitchProps) => (
  <Checkbox
    role="switch"
    label={labelHidden ? <span className="visually-hidden">{label}</span> : label}
    checked={on}
    onChange={(event) => onTurn(event.target.checked)}
  />
);

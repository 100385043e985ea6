import { channels } from "../../../core/channel.ts";
import { countryText } from "../../../core/country-text.ts";
import { countries } from "../../../core/locale.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useLocale } from "../../words/context.tsx";
import type { DiscountDraft } from "./new-discount.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

type Limits = Pick<DiscountDraft, "channels" | "countries" | "kinds">;

interface DiscountLimitsProps {
  readonly draft: Limits;
  readonly onChange: (changes: Partial<Limits>) => void;
}

/** Where a code holds: shops, countries and products to tick. */
export function DiscountLimits({ draft, onChange }: DiscountLimitsProps) {
  const t = useVouchersText();
  const locale = useLocale();
  const group = (field: keyof Limits, legend: string, all: readonly (readonly [value: string, name: string])[]) => (
    <fieldset className="voucher-limits">
      <legend>{legend}</legend>
      {all.map(([value, name]) => (
        <Checkbox
          key={value}
          label={name}
          checked={draft[field].includes(value)}
          onChange={({ target }) =>
            onChange({
              [field]: target.checked ? [...draft[field], value] : draft[field].filter((one) => one !== value),
            })
          }
        />
      ))}
    </fieldset>
  );
  return (
    <Disclosure title={t.limits}>
      <p className="mute small">{t.limitsHint}</p>
      {group(
        "channels",
        t.channels,
        channels.map((channel) => [channel, t.channelNames[channel]]),
      )}
      {group(
        "countries",
        t.countries,
        countries.map((country) => [country, countryText(country, locale)]),
      )}
      {group("kinds", t.productKinds, Object.entries(t.kindNames))}
    </Disclosure>
  );
}

import { type FormEvent, useState } from "react";
import { countryText } from "../../../core/country-text.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { countries } from "../../../core/locale.ts";
import { officeCustomerPaths, type PartnerLinkAnswer } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../messages/context.tsx";
import { timeText } from "../data/time-text.ts";
import { officeApi } from "../session/use-office.ts";
import { useCustomersText } from "./words.ts";

const channels = ["poster", "card"] as const;

/** Makes a signed link that begins a partner's visit. */
export function PartnerLinkForm() {
  const t = useCustomersText();
  const locale = useLocale();
  const [asked, setAsked] = useState({ partner: "", channel: "poster", country: "DE", to: "/", days: "90" });
  const [answer, setAnswer] = useState<PartnerLinkAnswer | "page" | "country" | "failed" | null>(null);
  const field = (name: keyof typeof asked) => ({
    value: asked[name],
    onChange: (event: { target: { value: string } }) => {
      setAsked({ ...asked, [name]: event.target.value });
      // What was answered was for something else.
      setAnswer(null);
    },
  });
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...asked, days: Number(asked.days) };
    const made = await officeApi().post<PartnerLinkAnswer>(officeCustomerPaths.partnerLinks, { body });
    setAnswer(made.ok ? made.value : faultOf(made.error));
  };
  return (
    <form className="partner-link" onSubmit={make} aria-label={t.links}>
      <h2>{t.links}</h2>
      <p className="mute">{t.linksText}</p>
      <TextInput label={t.partner} required maxLength={60} {...field("partner")} />
      <Select
        label={t.channel}
        options={channels.map((value) => ({ value, label: t.channels[value] }))}
        {...field("channel")}
      />
      <Select
        label={t.country}
        error={answer === "country" ? t.noShop : undefined}
        options={countries.map((value) => ({ value, label: countryText(value, locale) }))}
        {...field("country")}
      />
      <TextInput
        label={t.page}
        hint={t.pageHint}
        error={answer === "page" ? t.noPage : undefined}
        required
        {...field("to")}
      />
      <TextInput label={t.days} type="number" min={1} max={365} required {...field("days")} />
      <Button type="submit" small>
        {t.make}
      </Button>
      <div role="status">
        {answer === "failed" && <Notice tone="bad">{t.notSaved}</Notice>}
        {typeof answer === "object" && answer && (
          <TextInput
            label={t.link}
            hint={t.made(timeText(answer.until, locale, new Date()))}
            readOnly
            value={answer.link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </form>
  );
}

/** The field that the shop does not take, or that it could not be asked. */
function faultOf({ kind, errors }: Problem): "page" | "country" | "failed" {
  if (kind === "country-not-delivered") return "country";
  return errors.some(({ pointer }) => pointer === "/to") ? "page" : "failed";
}

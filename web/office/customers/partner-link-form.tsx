import { useState } from "react";
import { countryText } from "../../../core/country-text.ts";
import { dayValues } from "../../../core/day-start.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { countries } from "../../../core/locale.ts";
import { officeCustomerPaths, type PartnerLinkAnswer } from "../../../services/customers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useCustomersText } from "./words.ts";

const channels = ["poster", "card"] as const;

/** Makes a signed link that begins a partner's visit. */
export function PartnerLinkForm() {
  const t = useCustomersText();
  const locale = useLocale();
  const [asked, setAsked] = useState({ partner: "", channel: "poster", country: "DE", to: "/", days: "90" });
  const making = useSubmit((body: object) =>
    officeApi().post<PartnerLinkAnswer>(officeCustomerPaths.partnerLinks, { body }),
  );
  const fault = making.problem && faultOf(making.problem);
  const field = (name: keyof typeof asked) => ({
    value: asked[name],
    onChange: (event: { target: { value: string } }) => {
      setAsked({ ...asked, [name]: event.target.value });
      // What was answered was for something else.
      making.forget();
    },
  });
  return (
    <Form
      className="partner-link"
      onSend={() => making.submit({ ...asked, days: Number(asked.days) })}
      aria-label={t.links}
    >
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
        error={fault === "country" ? t.noShop : undefined}
        options={countries.map((value) => ({ value, label: countryText(value, locale) }))}
        {...field("country")}
      />
      <TextInput
        label={t.page}
        hint={t.pageHint}
        error={fault === "page" ? t.noPage : undefined}
        required
        {...field("to")}
      />
      <TextInput label={t.days} type="number" min={1} max={365} required {...field("days")} />
      <Button type="submit" small>
        {t.make}
      </Button>
      <div role="status">
        {fault === "failed" && <Notice tone="bad">{t.notSaved}</Notice>}
        {making.value && (
          <TextInput
            label={t.link}
            hint={t.made(dayValues(timeText(making.value.until, locale, new Date())))}
            readOnly
            value={making.value.link}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </Form>
  );
}

/** The field that the shop does not take, or that it could not be asked. */
function faultOf({ kind, errors }: Problem): "page" | "country" | "failed" {
  if (kind === "country-not-delivered") return "country";
  return errors.some(({ pointer }) => pointer === "/to") ? "page" : "failed";
}

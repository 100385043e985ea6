import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { channels } from "../../../core/channel.ts";
import { locales } from "../../../core/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { officePages } from "../data/office-paths.ts";
import { useFunnelText } from "./words.ts";

interface FunnelFiltersProps {
  /** By the names of the address. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Days that are shown; null before the first answer. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly groups: readonly string[];
}

/** Days, channel, country and product; the choice is in the address, so that it can be sent to others. */
export function FunnelFilters({ chosen, days, groups }: FunnelFiltersProps) {
  const t = useFunnelText();
  const named: Readonly<Record<string, string>> = t.groups;
  const navigate = useNavigate();
  const all = { value: "", label: t.all };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(said.filter(([, value]) => value !== ""));
    void navigate(`${officePages.funnel}?${query}`);
  };
  const known = chosen.group !== undefined && !groups.includes(chosen.group) ? [chosen.group] : [];
  return (
    <form className="funnel-filters" aria-label={t.filters} onSubmit={show}>
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={`${name} ${days?.[name]}`}
          label={t[name]}
          name={name}
          type="date"
          defaultValue={chosen[name] ?? days?.[name]}
        />
      ))}
      <Select
        label={t.channel}
        name="channel"
        defaultValue={chosen.channel}
        options={[all, ...channels.map((value) => ({ value, label: t.channels[value] }))]}
      />
      <Select
        label={t.locale}
        name="locale"
        defaultValue={chosen.locale}
        options={[all, ...locales.map((value) => ({ value, label: value }))]}
      />
      <Select
        key={groups.join()}
        label={t.group}
        name="group"
        defaultValue={chosen.group}
        options={[all, ...[...groups, ...known].map((value) => ({ value, label: named[value] ?? value }))]}
      />
      <Checkbox label={t.withoutSamples} name="samples" value="without" defaultChecked={chosen.samples === "without"} />
      <Button small type="submit">
        {t.show}
      </Button>
    </form>
  );
}

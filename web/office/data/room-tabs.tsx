import { useNavigate, useSearchParams } from "react-router";
import { Tabs } from "../../../ui/tabs.tsx";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";

interface RoomTabsProps<Name extends string> {
  /** Joins tabs and panel; unique on the page. */
  readonly id: string;
  readonly label: string;
  /** In the order of the row. */
  readonly names: readonly Name[];
  readonly selected: Name;
  readonly labelOf: (name: Name) => string;
  readonly addressOf: (name: Name) => string;
  /** A tab without a count, or with 0, shows none. */
  readonly counts?: Readonly<Partial<Record<Name, number>>> | undefined;
}

/** Tabs whose choice lives in the address; followed without loading the page again. */
export function RoomTabs<Name extends string>(props: RoomTabsProps<Name>) {
  const { id, label, names, selected, labelOf, addressOf, counts } = props;
  const navigate = useNavigate();
  return (
    <Tabs
      id={id}
      label={label}
      tabs={names.map((name) => ({
        id: name,
        label: labelOf(name),
        href: addressOf(name),
        count: counts?.[name] || undefined,
      }))}
      selected={selected}
      onSelect={(_, event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const href = event.currentTarget.getAttribute("href");
        if (href !== null) void navigate(href, { preventScrollReset: true });
      }}
    />
  );
}

/** The tab that the address names; the usual one where it names none. */
export function useTabOfAddress<Name extends string>(names: readonly Name[], usual: Name): Name {
  const [query] = useSearchParams();
  return names.find((name) => name === query.get("tab")) ?? usual;
}

import { useNavigate } from "react-router";
import { type Tab, Tabs } from "../../../ui/tabs.tsx";

interface StateTabsProps {
  readonly id: string;
  readonly label: string;
  readonly selected: string;
  readonly tabs: readonly (Tab & { readonly href: string })[];
}

/** Tabs whose choice lives in the address; followed without loading the page again. */
export function StateTabs({ id, label, selected, tabs }: StateTabsProps) {
  const navigate = useNavigate();
  return (
    <Tabs
      id={id}
      label={label}
      tabs={tabs}
      selected={selected}
      onSelect={(_, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        const href = event.currentTarget.getAttribute("href");
        if (href !== null) void navigate(href, { preventScrollReset: true });
      }}
    />
  );
}

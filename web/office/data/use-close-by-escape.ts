import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Esc closes what is open beside a list, unless a dialog or a menu is what it closes, or somebody types. */
export function useCloseByEscape(address: string): void {
  const navigate = useNavigate();
  const latest = useRef(address);
  latest.current = address;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      const busy = document.querySelector('dialog[open], [role="menu"]') !== null;
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      if (!busy && !typing) void navigate(latest.current, { preventScrollReset: true });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate]);
}

import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useOfficeMessages } from "../messages.ts";
import "./search-field.css";

export interface SearchFieldProps {
  /** What the address says is searched. */
  readonly value: string;
  /** What can be searched ("Nummer, Name"). */
  readonly hint?: string;
  /** Left out: "Search". */
  readonly label?: string;
  readonly addressOf: (search: string) => string;
}

/** How long after the last key the search begins, ms. */
const pause = 300;
/** How long it waits for a row that is being opened, ms; as soon as that shows in `idle`, it waits for that. */
const patience = 2_000;

/** Searches while one types, a moment after the last key; what is searched is in the address. `/` brings the focus here. */
export function SearchField({ value, hint, label, addressOf }: SearchFieldProps) {
  const t = useOfficeMessages().list;
  const navigate = useNavigate();
  // Somebody types and at once opens a row: the search must wait for her, not call her back.
  const idle = useNavigation().state === "idle";
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(addressOf);
  latest.current = addressOf;

  // The address changed by itself (back, a link): the field follows. Not while it only echoes what was typed.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  const [opening, setOpening] = useState(false);
  useEffect(() => {
    const search = text.trim();
    if (!idle || search === sent.current) return;
    const timer = setTimeout(
      () => {
        sent.current = search;
        void navigate(latest.current(search), { replace: true, preventScrollReset: true });
      },
      opening ? patience : pause,
    );
    return () => clearTimeout(timer);
  }, [text, idle, opening, navigate]);

  useSlash(() => input.current?.select());

  return (
    <search className="search-field">
      <label>
        <span className="field-label">{label ?? t.search}</span>
        <span className="control control-box">
          <Icon name="search" small />
          <input
            ref={input}
            type="search"
            value={text}
            placeholder={hint}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => {
              setOpening(false);
              setText(event.target.value);
            }}
            // A press on a row moves the focus before the click goes anywhere.
            onBlur={({ relatedTarget }) => setOpening(relatedTarget?.closest("a") != null)}
          />
        </span>
      </label>
    </search>
  );
}

function useSlash(focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, dialog");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

import { useEffect, useId, useRef, useState } from "react";
import { labelled } from "../../../core/label-text.ts";
import { Opener } from "../../../ui/disclosure.tsx";
import { Icon } from "../../../ui/icon.tsx";
import "./place-choice.css";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";
import type { PlaceLink } from "./chrome-data.ts";
import { placesAnchor } from "./footer/place-boxes.ts";

interface PlaceChoiceProps {
  /** This page in each country and language. */
  readonly places: readonly PlaceLink[];
  readonly messages: Pick<ChromeMessages, "places">;
}

/** The visitor's country, and this page in the others; works without scripts. Nothing where there is one. */
export function PlaceChoice({ places, messages }: PlaceChoiceProps) {
  const id = useId();
  const { part, opened, open } = useOpened<HTMLDivElement>();
  const here = hereOf(places);
  if (!here) return null;
  return (
    <>
      <button type="button" className="place-choice" popoverTarget={id} onClick={open}>
        <Face here={here} messages={messages} />
        <Icon name="chevron-down" small />
      </button>
      <div id={id} ref={part} className="place-choice-list" popover="auto">
        <Places places={places} messages={messages} opened={opened} />
      </div>
    </>
  );
}

/** The same in the menu of phones, where it opens in its place. */
export function FoldedPlaceChoice({ places, messages }: PlaceChoiceProps) {
  const { part, opened, open } = useOpened<HTMLDetailsElement>();
  const here = hereOf(places);
  return (
    here && (
      // biome-ignore lint/a11y/useKeyWithClickEvents: a key on what opens it is a click
      <details ref={part} className="place-choice-folded" onClick={open}>
        <Opener>
          <Face here={here} messages={messages} />
        </Opener>
        <Places places={places} messages={messages} opened={opened} />
      </details>
    )
  );
}

const hereOf = (places: readonly PlaceLink[]) =>
  places.length > 1 ? places.find(({ current }) => current) : undefined;

/** Whether somebody opened it, perhaps before the scripts were there. */
function useOpened<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const [opened, setOpened] = useState(false);
  const open = () => setOpened(true);
  useEffect(() => {
    if (part.current?.matches(":is(:popover-open, [open])")) setOpened(true);
  }, []);
  return { part, opened, open };
}

/** What it chooses is said to who does not see the globe. */
const Face = ({ here, messages }: Pick<PlaceChoiceProps, "messages"> & { readonly here: PlaceLink }) => (
  <>
    <Icon name="globe" />
    <span>
      <span className="visually-hidden">{labelled(messages.places, "", here.locale)}</span>
      {here.text}
    </span>
  </>
);

/**
 * Drawn once it is opened: a document would else hold the list three times. Without scripts there is the way to the one
 * at its end, which begins with `?` because only another document closes a menu then.
 */
const Places = ({ places, messages, opened }: PlaceChoiceProps & { readonly opened: boolean }) =>
  opened ? (
    <ul>
      {places.map(({ locale, text, href, current }) => (
        <li key={locale}>
          <a href={href} lang={locale} hrefLang={locale} aria-current={current ? "true" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  ) : (
    <a href={`?#${placesAnchor}`}>{messages.places}</a>
  );

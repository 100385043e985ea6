import { useId } from "react";
import { Icon } from "../../../ui/icon.tsx";
import "./place-choice.css";
import type { PlaceLink } from "./chrome-data.ts";
import type { ChromeMessages } from "./messages.de.ts";

interface PlaceChoiceProps {
  /** This page in each country and language. */
  readonly places: readonly PlaceLink[];
  readonly messages: Pick<ChromeMessages, "places">;
}

/** Which country one is in, and this page in the others: opened and closed by the browser itself, so without scripts, too. One place is no choice. */
export function PlaceChoice({ places, messages }: PlaceChoiceProps) {
  const id = useId();
  const here = hereOf(places);
  if (!here) return null;
  return (
    <>
      <button type="button" className="place-choice" popoverTarget={id}>
        <Face here={here} messages={messages} />
      </button>
      <div id={id} className="place-choice-list" popover="auto">
        <Places places={places} />
      </div>
    </>
  );
}

/** The same in the menu of phones, where it opens in its place. */
export function FoldedPlaceChoice({ places, messages }: PlaceChoiceProps) {
  const here = hereOf(places);
  return (
    here && (
      <details className="place-choice-folded">
        <summary>
          <Face here={here} messages={messages} />
        </summary>
        <Places places={places} />
      </details>
    )
  );
}

const hereOf = (places: readonly PlaceLink[]) =>
  places.length > 1 ? places.find(({ current }) => current) : undefined;

/** What it chooses is said to who does not see the globe. */
const Face = ({ here, messages }: Pick<PlaceChoiceProps, "messages"> & { readonly here: PlaceLink }) => (
  <>
    <Icon name="globe" />
    <span>
      <span className="visually-hidden">{messages.places}: </span>
      {here.text}
    </span>
    <Icon name="chevron-down" small />
  </>
);

const Places = ({ places }: Pick<PlaceChoiceProps, "places">) => (
  <ul>
    {places.map(({ locale, text, href, current }) => (
      <li key={locale}>
        <a href={href} lang={locale} hrefLang={locale} aria-current={current ? "true" : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);

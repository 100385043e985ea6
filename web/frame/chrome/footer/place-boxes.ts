import { countryOf } from "../../../../core/locale.ts";
import type { PlaceLink } from "../chrome-data.ts";
import type { FooterBox } from "./footer-content.ts";

/** Of the box with the countries, in the address of a page. */
export const placesAnchor = "places";

/**
 * Boxes with the countries and languages that the shop has: all countries under `international`, the languages of this
 * one under `languages`. Where editors placed neither, all stand in one box at the end; one place alone is no choice.
 */
export function boxesWithPlaces(
  boxes: readonly FooterBox[],
  places: readonly PlaceLink[],
  title: string,
): readonly FooterBox[] {
  const here = places.find(({ current }) => current);
  const isHere = ({ locale }: PlaceLink) => here !== undefined && countryOf(locale) === countryOf(here.locale);
  const languages = places.filter(isHere);
  const given = boxes.map((box): FooterBox => {
    if (box.kind === "international")
      return { ...box, links: places.filter((place) => place.current || !isHere(place)) };
    if (box.kind === "languages") return { ...box, links: languages.length > 1 ? languages : [] };
    return box;
  });
  const placed = boxes.some(({ kind }) => kind === "international");
  const all: readonly FooterBox[] =
    placed || places.length < 2 ? given : [...given, { kind: "international", title, links: places }];
  return all.filter(({ links }) => links.length > 0);
}

import type { SurfaceLayout } from "../../../design/layout.ts";
import { Button } from "../../../ui/button.tsx";
import { useMessages } from "../../words/context.tsx";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import { type NamedPlace, pageName } from "./where.ts";

interface PlaceChoiceProps {
  readonly photo: string;
  readonly places: readonly NamedPlace[];
  readonly layouts: readonly SurfaceLayout[];
  readonly onPlace: (place: NamedPlace) => void;
  readonly onAdd: (surface: string) => void;
}

/** Where a photo can go: empty places of the whole design, photos on the pages in sight, and pages by themselves. */
export function PlaceChoice({ photo, places, layouts, onPlace, onAdd }: PlaceChoiceProps) {
  const words = useMessages().designer;
  const t = words.library.place;
  const { kind } = useDesignContext();
  const { document } = useDesignContext().session.state();
  const { board } = useWork();
  const inSight = new Set(board.sides.map(({ surface }) => surface.id));
  const empty = places.filter(({ element }) => element.photo === null);
  const filled = places.filter(
    ({ element, layout }) => element.photo !== null && element.photo !== photo && inSight.has(layout.surface),
  );
  const nameOf = (id: string | null) => document.photos.find((one) => one.id === id)?.name ?? "";
  const pages = kind.design.abilities.elements.includes("photo") ? layouts : [];
  return (
    <>
      <Places title={t.empty} places={empty} name={({ where }) => where} onPlace={onPlace} />
      <Places
        title={t.replace}
        places={filled}
        name={({ element, where }) => t.instead({ where, name: nameOf(element.photo) })}
        onPlace={onPlace}
      />
      {pages.length > 0 && (
        <section>
          <h3>{t.pages}</h3>
          <div className="photo-dialog-places">
            {pages.map(({ surface }) => (
              <Button key={surface} look="ghost" small icon="plus" onClick={() => onAdd(surface)}>
                {pageName(layouts, surface, words) ?? t.middle}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly places: readonly NamedPlace[];
  readonly name: (place: NamedPlace) => string;
  readonly onPlace: (place: NamedPlace) => void;
}

function Places({ title, places, name, onPlace }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <div className="photo-dialog-places">
        {places.map((place) => (
          <Button key={place.element.id} look="ghost" small onClick={() => onPlace(place)}>
            {name(place)}
          </Button>
        ))}
      </div>
    </section>
  );
}

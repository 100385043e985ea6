import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import type { DesignDocument, Surface } from "../../../design/document.ts";
import { trimArea } from "../../../design/surface-geometry.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { createDrawer, viewConfiguration } from "../context/design-view.ts";
import { useStock } from "../context/use-design.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import "./alternatives.css";
import { autofillHelper } from "./autofill-helper.ts";
import type { Looks, Words } from "./use-looks.ts";

/** Width of a picture, CSS pixels. */
const WIDTH = 248;

interface AlternativesDialogProps {
  /** The side that is to be had otherwise, in a design or in a proposal; null: closed. */
  readonly of: { readonly document: DesignDocument; readonly side: string; readonly title: string } | null;
  /** Null while photos are still looked at. */
  readonly looks: Looks | null;
  readonly worn: Words;
  readonly onTake: (side: Surface) => void;
  readonly onClose: () => void;
}

/** One spread arranged differently: its present arrangement beside others, chosen by pointer or arrows and Enter. */
export function AlternativesDialog({ of, ...props }: AlternativesDialogProps) {
  return of && <Alternatives key={of.side} of={of} {...props} />;
}

type AlternativesProps = Omit<AlternativesDialogProps, "of"> & {
  readonly of: NonNullable<AlternativesDialogProps["of"]>;
};

function Alternatives({ of: { document, side, title }, looks, worn, onTake, onClose }: AlternativesProps) {
  const t = useMessages().designer.autofill;
  const [seed, setSeed] = useState(1);
  const ways = useWays({ document, side, looks, worn, seed });
  const [chosen, choose] = useState(1);
  const [form, name] = [useId(), useId()];
  const first = useRef<HTMLInputElement>(null);
  const present = document.surfaces.find(({ id }) => id === side);
  useEffect(() => {
    if (ways === null) return;
    choose(1);
    first.current?.focus();
  }, [ways]);
  const take = (event: FormEvent) => {
    event.preventDefault();
    const way = ways?.[chosen - 1];
    if (way) onTake(way);
    onClose();
  };
  const hasWays = ways !== null && ways.length > 0;
  const foot = (
    <>
      {hasWays && (
        <Button look="ghost" icon="refresh" onClick={() => setSeed(seed + 1)}>
          {t.otherwise.more}
        </Button>
      )}
      <Button look="ghost" onClick={onClose}>
        {t.otherwise.keep}
      </Button>
      {hasWays && (
        <Button type="submit" form={form}>
          {t.otherwise.take}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.otherwise.title({ spread: title })}
      closeLabel={t.close}
      className="alternatives"
      footer={foot}
    >
      {present && ways ? (
        <form id={form} onSubmit={take}>
          <p className="label">{hasWays ? t.otherwise.same : t.otherwise.none}</p>
          <fieldset className="alternatives-ways">
            <legend className="visually-hidden">{t.otherwise.ways}</legend>
            {[present, ...ways].map((way, n) => (
              <label key={`${seed}-${n === 0 ? "present" : n}`} className="alternatives-way">
                <input
                  type="radio"
                  className="choice-input"
                  name={name}
                  value={n}
                  checked={(hasWays ? chosen : 0) === n}
                  onChange={() => choose(n)}
                  ref={n === 1 ? first : undefined}
                />
                <WayPicture document={document} way={way} />
                <span>{n === 0 ? t.otherwise.present : t.otherwise.way({ n })}</span>
              </label>
            ))}
          </fieldset>
        </form>
      ) : (
        <p role="status">{t.otherwise.laying}</p>
      )}
    </Dialog>
  );
}

type WaysOf = Pick<AlternativesProps["of"], "document" | "side"> &
  Pick<AlternativesProps, "looks" | "worn"> & { readonly seed: number };

/** Null while they are laid out. */
function useWays({ document, side, looks, worn, seed }: WaysOf): readonly Surface[] | null {
  const { kind, data } = useDesignContext();
  const [ways, setWays] = useState<readonly Surface[] | null>(null);
  useEffect(() => {
    if (looks === null) return;
    let left = false;
    const photos = document.photos.map((photo) => ({ ...photo, look: looks.get(photo.id) ?? null }));
    const wish = { side, photos, seed, worn, today: new Date().toISOString().slice(0, 10) };
    void autofillHelper()
      .alternatives({ kind: kind.key, document, data, wish })
      .then((found) => {
        if (!left) setWays(found ?? []);
      });
    return () => {
      left = true;
    };
  }, [document, side, looks, worn, seed, kind, data]);
  return ways;
}

/** The spread as it would be printed. */
function WayPicture({ document, way }: { readonly document: DesignDocument; readonly way: Surface }) {
  const context = useDesignContext();
  const stock = useStock();
  const { kind, data } = context;
  const drawn = useMemo(() => {
    const configured = viewConfiguration(context, document.configuration);
    const changed = { ...document, surfaces: document.surfaces.map((one) => (one.id === way.id ? way : one)) };
    const view = configured && createDrawer({ kind, data }).view(configured, changed, stock);
    const layout = view?.layouts.find(({ surface }) => surface === way.id);
    const page = view?.scene.pages.find(({ surface }) => surface === way.id);
    return layout && page ? { layout, page } : null;
  }, [context, kind, data, document, way, stock]);
  if (!drawn) return null;
  const { layout, page } = drawn;
  return (
    <span className="alternatives-picture">
      <PagePicture page={page} area={trimArea(layout)} scale={WIDTH / layout.trim.width} />
    </span>
  );
}

import { useMemo } from "react";
import { type DataShape, fieldsOf, isLeaf, type Path, type Step, shapeAt, valueAt } from "../../../core/data-shape.ts";
import { type Locale, languageOf } from "../../../core/locale.ts";
import { placeOf } from "../../../core/place.ts";
import { rowNames } from "../../../core/row-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useDraftContext } from "./draft-context.ts";
import { fieldWord, nameWord } from "./field-words.ts";
import { PlaceEditor } from "./place-editor.tsx";
import { rowWords, valueWords, wayWords } from "./value-words.ts";

/** One place of the data at a time, with the sections beside it and the way above it. */
export function EditPanel({ at, search }: { readonly at: Path; readonly search: string }) {
  const context = useDraftContext();
  const { shape, data } = context.view;
  const here = shapeAt(shape, at, data);
  const isRoot = at.length === 0 || !here;
  const sections = fieldsOf(shape, data).filter((field) => !isLeaf(field.shape));
  const general = fieldsOf(shape, data).filter((field) => isLeaf(field.shape));
  return (
    <div className="edit">
      <Sections names={sections.map(({ name }) => name)} general={general.length > 0} at={at} />
      <div className="edit-place">
        {search !== "" ? (
          <Found search={search} />
        ) : isRoot ? (
          <PlaceEditor
            shape={{ kind: "object", nullable: false, fields: general.length > 0 ? general : sections.slice(0, 1) }}
            value={data}
            path={[]}
          />
        ) : (
          <>
            <Way at={at} />
            <PlaceEditor key={placeOf(at)} shape={here} value={valueAt(data, at)} path={at} />
          </>
        )}
      </div>
    </div>
  );
}

function Sections({
  names,
  general,
  at,
}: {
  readonly names: readonly string[];
  readonly general: boolean;
  readonly at: Path;
}) {
  const context = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const language = languageOf(useLocale());
  return (
    <nav className="edit-sections" aria-label={t.sections}>
      <ul>
        {general && (
          <li>
            <a href={context.addressOf([])} aria-current={at.length === 0 ? "true" : undefined}>
              {t.general}
            </a>
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <a href={context.addressOf([name])} aria-current={at[0] === name ? "true" : undefined}>
              {fieldWord(name, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Way({ at }: { readonly at: Path }) {
  const context = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const words = wayWords(context.view.shape, context.view.data, at, context.view.texts, useLocale());
  return (
    <nav className="edit-way" aria-label={t.way}>
      <ol>
        {words.map((word, index) => (
          <li key={placeOf(at.slice(0, index + 1))}>
            {index === words.length - 1 ? (
              <h2>{word}</h2>
            ) : (
              <Link href={context.addressOf(at.slice(0, index + 1))}>{word}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** As many hits as are shown. */
const mostFound = 40;

function Found({ search }: { readonly search: string }) {
  const context = useDraftContext();
  const t = useOfficeMessages();
  const locale = useLocale();
  const { shape, data, texts } = context.view;
  const hits = useMemo(() => findValues(shape, data, texts, locale, search), [shape, data, texts, locale, search]);
  if (hits.length === 0) {
    return (
      <EmptyState icon="search" title={t.list.noHit}>
        {t.list.noHitText({ search })}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="label" role="status">
        {t.catalogue.found({ count: hits.length, most: hits.length === mostFound })}
      </p>
      <ul className="edit-found">
        {hits.map(({ path, words, shape: leaf }) => (
          <li key={placeOf(path)}>
            <Link href={context.addressOf(path.slice(0, -1))} underlined>
              {words.join(" › ")}
            </Link>
            <span className="num">{valueWords(leaf, valueAt(data, path), data, path, locale, t.catalogue)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Hit {
  readonly path: Path;
  readonly words: readonly string[];
  readonly shape: DataShape;
}

/** Values whose way or content has all the words that are searched. */
function findValues(
  shape: DataShape,
  data: unknown,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
  search: string,
): readonly Hit[] {
  const wanted = search.toLowerCase().split(/\s+/);
  const hits: Hit[] = [];
  const look = (here: DataShape, value: unknown, path: Path, words: readonly string[]): void => {
    if (hits.length >= mostFound || value === null || value === undefined) return;
    if (isLeaf(here)) {
      const said = `${words.join(" ")} ${String(value)}`.toLowerCase();
      if (wanted.every((word) => said.includes(word))) hits.push({ path, words, shape: here });
    } else if (here.kind === "list" && Array.isArray(value)) {
      const names = rowNames(here.item, value);
      value.forEach((row, index) => {
        look(
          here.item,
          row,
          [...path, index],
          [...words, rowWords(here.item, value, index, texts) || (names[index] ?? "")],
        );
      });
    } else {
      const below: readonly (readonly [Step, DataShape])[] =
        here.kind === "map"
          ? Object.keys(value).map((name) => [name, here.value] as const)
          : fieldsOf(here, value).map((field) => [field.name, field.shape] as const);
      for (const [step, next] of below) {
        const word =
          here.kind === "map"
            ? nameWord(String(step), languageOf(locale))
            : fieldWord(String(step), languageOf(locale));
        look(next, (value as Record<Step, unknown>)[step], [...path, step], [...words, word]);
      }
    }
  };
  look(shape, data, [], []);
  return hits;
}

import type { ReactNode } from "react";
import { type DataShape, emptyOf, isLeaf, isNamed, type Path, valueAt } from "../../../core/data-shape.ts";
import { type Language, languageOf } from "../../../core/locale.ts";
import { rowNaming } from "../../../core/row-names.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { type PlaceProps, useDraftContext } from "./draft-context.ts";
import { fieldWord, nameWord } from "./field-words.ts";
import { ValueField } from "./value-field.tsx";
import { rowWords } from "./value-words.ts";

interface Leaf {
  /** From the row. */
  readonly path: readonly string[];
  readonly shape: DataShape;
}

/** As many values of a row as stand side by side; the others are on the row's own page. */
const mostColumns = 5;

/** The single values of a row, those of its plain groups too; and whether there is more to it. */
function leavesOf(item: DataShape, path: readonly string[] = []): { leaves: Leaf[]; more: boolean } {
  if (isLeaf(item)) return { leaves: [{ path, shape: item }], more: false };
  if (item.kind !== "object" || (item.nullable && path.length > 0)) return { leaves: [], more: true };
  const all = item.fields.map(({ name, shape, optional }) =>
    optional ? { leaves: [], more: true } : leavesOf(shape, [...path, name]),
  );
  return { leaves: all.flatMap(({ leaves }) => leaves), more: all.some(({ more }) => more) };
}

/** Prices first, then what else is counted; in the order of the catalogue. */
function columnsOf(item: DataShape): { readonly columns: readonly Leaf[]; readonly all: boolean } {
  const { leaves, more } = leavesOf(item);
  const naming = rowNaming(item);
  const name = naming.by === "field" ? naming.field : null;
  if (!more && leaves.length <= mostColumns + 1) return { columns: leaves, all: true };
  const others = leaves.filter(({ path }) => path.join() !== name && path.join() !== "label");
  const weight = ({ shape }: Leaf): number => {
    if (shape.kind === "date") return 1;
    if (shape.kind !== "number") return 3;
    if (shape.unit === "cents") return 0;
    return shape.unit === "percent" || shape.unit === "ppm" ? 1 : 2;
  };
  const priced = others.filter((leaf) => weight(leaf) < 2);
  const shown = (priced.length > 0 ? priced : others).toSorted((one, other) => weight(one) - weight(other));
  const chosen = new Set(shown.slice(0, mostColumns));
  return { columns: others.filter((leaf) => chosen.has(leaf)), all: false };
}

/** The value's own word; with its group's before it where two columns would be called the same. */
function headOf({ path }: Leaf, columns: readonly Leaf[], language: Language): string {
  const alone = columns.filter((one) => one.path.at(-1) === path.at(-1)).length === 1;
  return path
    .slice(alone ? -1 : -2)
    .map((name) => fieldWord(name, language))
    .join(": ");
}

/** Rows of a list, or names of a map with what belongs to each: one line each, and on phones a card. */
export function RowsTable({ shape, value, path }: PlaceProps) {
  const context = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  const language = languageOf(locale);
  const item = shape.kind === "list" ? shape.item : shape.kind === "map" ? shape.value : shape;
  const { columns, all } = columnsOf(item);
  const rows: readonly unknown[] = Array.isArray(value) ? value : Object.values(isNamed(value) ? value : {});
  const steps: readonly (string | number)[] = Array.isArray(value)
    ? rows.map((_, index) => index)
    : Object.keys(isNamed(value) ? value : {});
  const nameOf = (index: number): string =>
    shape.kind === "list"
      ? rowWords(item, rows, index, context.view.texts) || t.row({ number: index + 1 })
      : nameWord(String(steps[index]), language);
  const isPlainName = shape.kind === "list" && all;
  const head = (leaf: Leaf) => headOf(leaf, columns, language) || fieldWord(String(path.at(-1) ?? ""), language);
  if (rows.length === 0) return <p className="mute rows-empty">{t.empty}</p>;
  return (
    <table className="rows">
      <thead>
        <tr>
          {!isPlainName && <th scope="col">{t.entry}</th>}
          {columns.map((leaf) => (
            <th key={leaf.path.join()} scope="col">
              {head(leaf)}
            </th>
          ))}
          {context.open && (
            <th scope="col" className="rows-actions">
              <span className="visually-hidden">{t.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const here: Path = [...path, steps[index] ?? index];
          const name = nameOf(index);
          return (
            <tr key={shape.kind === "list" ? index : String(steps[index])}>
              {!isPlainName && (
                <th scope="row" className="rows-name">
                  {all ? (
                    name
                  ) : (
                    <Link href={context.addressOf(here)} underlined>
                      {name}
                    </Link>
                  )}
                </th>
              )}
              {columns.map((leaf) => (
                <td key={leaf.path.join()} data-label={head(leaf)}>
                  <ValueField
                    shape={leaf.shape}
                    value={leaf.path.length === 0 ? row : valueAt(row, leaf.path)}
                    path={[...here, ...leaf.path]}
                    label={`${name}, ${head(leaf)}`}
                    labelHidden
                  />
                </td>
              ))}
              {context.open && (
                <td className="rows-actions">
                  <RowActions
                    shape={shape}
                    path={path}
                    name={name}
                    index={index}
                    count={rows.length}
                    row={row}
                    step={steps[index] ?? index}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface RowActionsProps {
  readonly shape: DataShape;
  readonly path: Path;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly row: unknown;
  readonly step: string | number;
}

function RowActions({ shape, path, name, index, count, row, step }: RowActionsProps): ReactNode {
  const { change } = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const here = [...path, step];
  return (
    <span className="rows-buttons">
      {shape.kind === "list" && (
        <>
          {index > 0 && (
            <IconButton
              icon="chevron-up"
              label={t.up({ name })}
              onClick={() => change([{ do: "move", path: here, to: index - 1 }])}
            />
          )}
          {index < count - 1 && (
            <IconButton
              icon="chevron-down"
              label={t.down({ name })}
              onClick={() => change([{ do: "move", path: here, to: index + 1 }])}
            />
          )}
          <IconButton
            icon="copy"
            label={t.duplicate({ name })}
            onClick={() => change([{ do: "insert", path: [...path, index + 1], value: row }])}
          />
        </>
      )}
      <IconButton icon="trash" label={t.remove({ name })} onClick={() => change([{ do: "remove", path: here }])} />
    </span>
  );
}

/** A new row at the end of a list. */
export function AddRow({ shape, value, path }: PlaceProps) {
  const { change, open } = useDraftContext();
  const t = useOfficeMessages().catalogue;
  if (!open || shape.kind !== "list") return null;
  const count = Array.isArray(value) ? value.length : 0;
  return (
    <Button
      look="ghost"
      small
      icon="plus"
      onClick={() => change([{ do: "insert", path: [...path, count], value: emptyOf(shape.item) }])}
    >
      {t.add}
    </Button>
  );
}

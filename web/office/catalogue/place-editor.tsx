import { useState } from "react";
import {
  type DataField,
  type DataShape,
  emptyOf,
  fieldsOf,
  isLeaf,
  isNamed,
  type Path,
} from "../../../core/data-shape.ts";
import { languageOf } from "../../../core/locale.ts";
import { placeOf } from "../../../core/place.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CardGrid } from "../../../ui/layout.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLocale } from "../../words/context.tsx";
import { useOfficeMessages } from "../messages.ts";
import { type PlaceProps, useDraftContext } from "./draft-context.ts";
import { fieldWord } from "./field-words.ts";
import { AddRow, RowsTable } from "./rows-table.tsx";
import { useFocusOnRows } from "./use-focus-on-rows.ts";
import { ValueField } from "./value-field.tsx";

/** Groups below this depth of a page are opened as pages of their own. */
const deepest = 2;

/** What is at a place of the data, made of its form alone: fields, tables, and ways to what is below. */
export function PlaceEditor({ shape, value, path, depth = 0 }: PlaceProps & { readonly depth?: number }) {
  if (isLeaf(shape)) return <ValueField shape={shape} value={value} path={path} label={String(path.at(-1) ?? "")} />;
  if (value === null || value === undefined) return <Nothing shape={shape} path={path} />;
  if (shape.kind === "list") return <ListEditor shape={shape} value={value} path={path} />;
  if (shape.kind === "map") return <MapEditor shape={shape} value={value} path={path} />;
  return (
    <FieldsEditor fields={fieldsOf(shape, value)} value={value} path={path} depth={depth} nullable={shape.nullable} />
  );
}

interface FieldsEditorProps {
  readonly fields: readonly DataField[];
  readonly value: unknown;
  readonly path: Path;
  readonly depth: number;
  readonly nullable: boolean;
}

function FieldsEditor({ fields, value, path, depth }: FieldsEditorProps) {
  const language = languageOf(useLocale());
  const record = isNamed(value) ? value : {};
  const leaves = fields.filter(({ shape }) => isLeaf(shape) && shape.kind !== "fixed");
  const groups = fields.filter(({ shape }) => !isLeaf(shape));
  const here = (name: string): Path => [...path, name];
  return (
    <div className="place">
      {leaves.length > 0 && (
        <CardGrid as="div" min="11rem" className="place-values">
          {leaves.map(({ name, shape, optional }) =>
            optional && record[name] === undefined ? (
              <Missing key={name} path={here(name)} shape={shape} name={fieldWord(name, language)} />
            ) : (
              <ValueField
                key={name}
                shape={shape}
                value={record[name]}
                path={here(name)}
                label={fieldWord(name, language)}
              />
            ),
          )}
        </CardGrid>
      )}
      {groups.map(({ name, shape, optional }) => (
        <Group
          key={name}
          name={name}
          shape={shape}
          optional={optional}
          depth={depth}
          value={record[name]}
          path={here(name)}
        />
      ))}
    </div>
  );
}

interface GroupProps extends PlaceProps {
  readonly name: string;
  readonly optional: boolean;
  readonly depth: number;
}

function Group({ name, shape, optional, value, path, depth }: GroupProps) {
  const context = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const words = fieldWord(name, languageOf(useLocale()));
  const there = value !== null && value !== undefined;
  const canBeCleared = context.open && there && (shape.nullable || optional);
  if (depth >= deepest) {
    return (
      <a className="place-way" href={context.addressOf(path)}>
        <span>{words}</span>
        {Array.isArray(value) && <span className="mute small">{t.rows({ count: value.length })}</span>}
        <Icon name="chevron-right" small />
      </a>
    );
  }
  return (
    <fieldset className="place-group" aria-label={words}>
      <div className="place-head">
        <h3>{words}</h3>
        {canBeCleared && (
          <IconButton
            icon="trash"
            label={t.clear({ name: words })}
            onClick={() => context.change([shape.nullable ? { do: "set", path, value: null } : { do: "remove", path }])}
          />
        )}
      </div>
      <PlaceEditor shape={shape} value={value} path={path} depth={depth + 1} />
    </fieldset>
  );
}

/** A group that can be nothing, and is. */
function Nothing({ shape, path }: Pick<PlaceProps, "shape" | "path">) {
  const context = useDraftContext();
  const t = useOfficeMessages().catalogue;
  return (
    <p className="place-nothing mute">
      {t.nothing}
      {context.open && (
        <Button
          look="quiet"
          small
          icon="plus"
          onClick={() =>
            context.change([{ do: "set", path, value: emptyOf({ ...shape, nullable: false } as DataShape) }])
          }
        >
          {t.setValue}
        </Button>
      )}
    </p>
  );
}

function Missing({ shape, path, name }: Pick<PlaceProps, "shape" | "path"> & { readonly name: string }) {
  return (
    <div className="value-field">
      <span className="value-label">{name}</span>
      <Nothing shape={shape} path={path} />
    </div>
  );
}

function ListEditor({ shape, value, path }: PlaceProps) {
  const list = useFocusOnRows(Array.isArray(value) ? value.length : 0);
  return (
    <div className="place-list" ref={list}>
      <RowsTable shape={shape} value={value} path={path} />
      <AddRow shape={shape} value={value} path={path} />
    </div>
  );
}

function MapEditor({ shape, value, path }: PlaceProps) {
  const context = useDraftContext();
  return (
    <div className="place-list">
      <RowsTable shape={shape} value={value} path={path} />
      {context.open && shape.kind === "map" && (
        <AddName taken={Object.keys(isNamed(value) ? value : {})} path={path} shape={shape.value} />
      )}
    </div>
  );
}

/** Names in a map are chosen; `x` and dots would not be found again by their place. */
function AddName({
  taken,
  shape,
  path,
}: {
  readonly taken: readonly string[];
  readonly shape: DataShape;
  readonly path: Path;
}) {
  const { change } = useDraftContext();
  const t = useOfficeMessages().catalogue;
  const [name, setName] = useState("");
  const wrong = taken.includes(name.trim()) ? t.nameTaken : undefined;
  return (
    <form
      className="add-name"
      key={placeOf(path)}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === "" || wrong) return;
        change([{ do: "set", path: [...path, name.trim()], value: emptyOf(shape) }]);
        setName("");
      }}
    >
      <TextInput
        label={t.newName}
        labelHidden
        placeholder={t.newName}
        value={name}
        maxLength={100}
        error={wrong}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="ghost" small icon="plus">
        {t.addNamed}
      </Button>
    </form>
  );
}

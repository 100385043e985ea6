import { useState } from "react";
import type { ListedArt } from "../../../services/themes/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../words/context.tsx";
import "./panel-tiles.css";
import "./art-list.css";
import { type ArtSearch, useArt } from "./use-art.ts";

const everything: ArtSearch = { words: "", family: null };

interface ArtListProps {
  readonly add: (piece: ListedArt) => void;
  readonly notAdded: boolean;
}

/** The shop's art: searched, or by family. */
export function ArtList({ add, notAdded }: ArtListProps) {
  const t = useMessages().designer.panels.art;
  const [search, setSearch] = useState(everything);
  const { found, failed, more, retry } = useArt(search);
  return (
    <>
      <TextInput
        type="search"
        label={t.search}
        labelHidden
        placeholder={t.search}
        value={search.words}
        onChange={(event) => setSearch({ ...search, words: event.target.value })}
      />
      {found && (
        <fieldset className="art-families">
          <legend className="visually-hidden">{t.families}</legend>
          {[{ value: null, label: t.all }, ...found.families].map(({ value, label }) => (
            <label key={value ?? ""}>
              <input
                type="radio"
                name="art-family"
                checked={search.family === value}
                onChange={() => setSearch({ ...search, family: value })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <LiveRegion>{found && search.words !== "" && t.found({ count: found.total })}</LiveRegion>
      {found?.total === 0 && <p className="label">{t.none}</p>}
      <ul className="panel-tiles">
        {found?.art.map((piece) => (
          <li key={piece.hash}>
            <button
              type="button"
              aria-label={t.add({ title: piece.title })}
              title={piece.title}
              onClick={() => add(piece)}
            >
              <img {...piece.preview} alt="" loading="lazy" decoding="async" draggable={false} />
            </button>
          </li>
        ))}
      </ul>
      {(failed || notAdded) && (
        <div className="art-failed" role="alert">
          <p>{t.failed}</p>
          <Button look="ghost" small onClick={retry}>
            {t.retry}
          </Button>
        </div>
      )}
      {more && !failed && (
        <Button look="ghost" small wide className="art-more" onClick={more}>
          {t.more}
        </Button>
      )}
    </>
  );
}

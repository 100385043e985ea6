import { useState } from "react";
import { imageAddress } from "../../../../core/image/image-address.ts";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { AssetPicker } from "./asset-picker.tsx";
import { assetField, type ChosenAsset, withPicture } from "./asset-value.ts";
import { moved } from "./block-list.ts";
import { FocusPoint } from "./focus-point.tsx";
import type { FieldProps } from "./form-desk.ts";
import { isEmpty, isObject, objectOf, textOf } from "./json.ts";
import { useFormsText } from "./use-forms-text.ts";
import { fileName } from "./value-text.ts";

const isPicture = ({ filetypes }: FieldProps["field"]) =>
  !Array.isArray(filetypes) || filetypes.length === 0 || filetypes.includes("images");

/** One file; of pictures also their words and the point that stays in sight. */
export function AssetField({ field, name, value, fallback, hint, error, onChange, onChangeBlock }: FieldProps) {
  const t = useFormsText();
  const [choosing, setChoosing] = useState(false);
  const own = isObject(value) && !isEmpty(value.filename) ? value : null;
  // In another language it is the default one's picture until it has words or a file of its own.
  const asset = own ?? (isObject(fallback) && !isEmpty(fallback.filename) ? fallback : null);
  const pictures = isPicture(field);
  function choose(chosen: ChosenAsset) {
    setChoosing(false);
    const next = assetField(chosen);
    if (name === field.name) onChangeBlock((block) => withPicture(block, name, next));
    else onChange(next, true);
  }
  return (
    <fieldset className="forms-group forms-asset">
      <legend className="field-label">
        {field.label}
        {!field.required && <span className="field-optional"> {t.optional}</span>}
      </legend>
      {asset && (
        <AssetFacts
          asset={asset}
          isPicture={pictures}
          own={own !== null}
          onChange={(next, step) => onChange(next, step)}
        />
      )}
      <div className="forms-buttons">
        <Button small look="ghost" icon="picture" onClick={() => setChoosing(true)}>
          {asset ? t.picture.replace : t.picture.choose}
        </Button>
        {own && (
          <Button
            small
            look="quiet"
            onClick={() => onChange(name === field.name ? { ...assetField(nothing), meta_data: {} } : undefined, true)}
          >
            {t.picture.remove}
          </Button>
        )}
      </div>
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
      <AssetPicker open={choosing} pictures={pictures} onClose={() => setChoosing(false)} onChoose={choose} />
    </fieldset>
  );
}

const nothing: ChosenAsset = { id: null, filename: "", alt: "", size: null };

interface AssetFactsProps {
  readonly asset: JsonObject;
  readonly isPicture: boolean;
  /** False: what is shown is the default language's, and the first word makes it the language's own. */
  readonly own: boolean;
  readonly onChange: (next: JsonObject, step: boolean) => void;
}

function AssetFacts({ asset, isPicture: pictures, own, onChange }: AssetFactsProps) {
  const t = useFormsText().picture;
  const filename = textOf(asset.filename);
  return (
    <>
      {pictures ? (
        <FocusPoint asset={asset} onChange={(next) => onChange(next, false)} />
      ) : (
        <p className="forms-page">{fileName(filename)}</p>
      )}
      <p className="forms-address">{filename}</p>
      {pictures && (
        <TextInput
          label={t.alt}
          hint={t.altHint}
          value={own ? textOf(asset.alt) : ""}
          placeholder={own ? "" : textOf(asset.alt)}
          maxLength={2000}
          onChange={(event) => onChange({ ...asset, alt: event.target.value }, false)}
        />
      )}
    </>
  );
}

/** Several pictures in an order. */
export function AssetsField({ field, value, hint, error, onChange }: FieldProps) {
  const words = useFormsText();
  const t = words.picture;
  const [choosing, setChoosing] = useState(false);
  const assets = (Array.isArray(value) ? value : []).map(objectOf);
  const write = (next: readonly JsonObject[], step = true) => onChange([...next], step);
  return (
    <fieldset className="forms-group">
      <legend className="field-label">{field.label}</legend>
      <ol className="forms-rows">
        {assets.map((asset, index) => {
          const filename = textOf(asset.filename);
          const called = fileName(filename);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
            <li key={`${filename} ${index}`} className="forms-row">
              <img src={imageAddress(filename, { width: 96, height: 72, fitIn: true })} alt="" loading="lazy" />
              <span className="forms-row-name">
                {called}
                <TextInput
                  label={t.alt}
                  labelHidden
                  placeholder={t.alt}
                  value={textOf(asset.alt)}
                  maxLength={2000}
                  onChange={(event) => write(assets.with(index, { ...asset, alt: event.target.value }), false)}
                />
              </span>
              <IconButton
                icon="chevron-up"
                small
                label={words.blocks.up(called)}
                disabled={index === 0}
                onClick={() => write(moved(assets, index, index - 1))}
              />
              <IconButton
                icon="chevron-down"
                small
                label={words.blocks.down(called)}
                disabled={index === assets.length - 1}
                onClick={() => write(moved(assets, index, index + 2))}
              />
              <IconButton
                icon="close"
                small
                label={t.removeOf(called)}
                onClick={() => write(assets.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
      <Button small look="ghost" icon="plus" onClick={() => setChoosing(true)}>
        {t.add}
      </Button>
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
      <AssetPicker
        open={choosing}
        pictures={isPicture(field)}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          write([...assets, assetField(chosen)]);
        }}
      />
    </fieldset>
  );
}

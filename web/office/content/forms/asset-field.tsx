import { imageAddress } from "../../../../core/image/image-address.ts";
import type { Json, JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { fieldIn } from "../block-tree/block-tree.ts";
import { FocusPicker } from "../focus-picker.tsx";
import { AssetChoice } from "./asset-choice.tsx";
import { emptyAsset, focusOf, sizeOf, withFocus, withPicture } from "./asset-value.ts";
import { moved } from "./block-list.ts";
import { type FieldProps, useFormContext } from "./form-context.ts";
import { isEmpty, isObject, objectOf, textOf } from "./json.ts";
import { fileName } from "./value-text.ts";
import { useFormsText } from "./words.ts";

const isPicture = ({ filetypes }: FieldProps["field"]) =>
  !Array.isArray(filetypes) || filetypes.length === 0 || filetypes.includes("images");

const chosenIn = (value: Json | undefined): JsonObject | null =>
  isObject(value) && !isEmpty(value.filename) ? value : null;

/** One file; of pictures also their words in each language and the point that stays in sight. */
export function AssetField({ field, name, value, fallback, hint, error, onChange, onChangeBlock }: FieldProps) {
  const t = useFormsText();
  const { language } = useFormContext();
  const own = chosenIn(value);
  // In another language it is the default one's file, and what is said of it there stands beside the default words.
  const asset = own ?? chosenIn(fallback);
  const isOwnFile = own !== null && name !== field.name;
  const altKey = isOwnFile ? "alt" : fieldIn("alt", language);
  const pictures = isPicture(field);
  const write = (next: JsonObject) => {
    if (own) onChange(next);
    else onChangeBlock((block) => ({ ...block, [field.name]: next }), false);
  };
  function choose(next: JsonObject) {
    if (name === field.name) onChangeBlock((block) => withPicture(block, name, next));
    else onChange(next, true);
  }
  return (
    <fieldset className="forms-group">
      <legend className="field-label">
        {field.label}
        {!field.required && <span className="field-optional"> {t.optional}</span>}
      </legend>
      {asset && pictures && <PictureWords asset={asset} altKey={altKey} onChange={write} />}
      {asset && !pictures && <p className="forms-page">{fileName(textOf(asset.filename))}</p>}
      {asset && <p className="forms-address">{textOf(asset.filename)}</p>}
      <AssetChoice pictures={pictures} label={asset ? t.picture.replace : t.picture.choose} onChoose={choose}>
        {own && (
          <Button
            small
            look="quiet"
            onClick={() => onChange(name === field.name ? structuredClone(emptyAsset) : undefined, true)}
          >
            {t.picture.remove}
          </Button>
        )}
      </AssetChoice>
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}

interface PictureWordsProps {
  readonly asset: JsonObject;
  /** Where its alternative text of the written language stands. */
  readonly altKey: string;
  readonly onChange: (next: JsonObject) => void;
}

function PictureWords({ asset, altKey, onChange }: PictureWordsProps) {
  const t = useFormsText().picture;
  const shown = { address: textOf(asset.filename), alt: textOf(asset.alt), width: sizeOf(asset)?.width ?? null };
  return (
    <>
      <FocusPicker asset={shown} focus={focusOf(asset)} onChange={(focus) => onChange(withFocus(asset, focus))} />
      <TextInput
        label={t.alt}
        hint={t.altHint}
        value={textOf(asset[altKey])}
        placeholder={altKey === "alt" ? "" : textOf(asset.alt)}
        maxLength={2000}
        onChange={(event) => onChange({ ...asset, [altKey]: event.target.value })}
      />
    </>
  );
}

/** Several pictures in an order. */
export function AssetsField({ field, value, hint, error, onChange }: FieldProps) {
  const words = useFormsText();
  const t = words.picture;
  const { language } = useFormContext();
  const altKey = field.translatable ? "alt" : fieldIn("alt", language);
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
                  label={t.altOf({ name: called })}
                  labelHidden
                  placeholder={t.alt}
                  value={textOf(asset[altKey])}
                  maxLength={2000}
                  onChange={(event) => write(assets.with(index, { ...asset, [altKey]: event.target.value }), false)}
                />
              </span>
              <IconButton
                icon="chevron-up"
                small
                label={words.blocks.up({ name: called })}
                aria-disabled={index === 0}
                onClick={() => index > 0 && write(moved(assets, index, index - 1))}
              />
              <IconButton
                icon="chevron-down"
                small
                label={words.blocks.down({ name: called })}
                aria-disabled={index === assets.length - 1}
                onClick={() => index < assets.length - 1 && write(moved(assets, index, index + 2))}
              />
              <IconButton
                icon="close"
                small
                label={t.removeOf({ name: called })}
                onClick={() => write(assets.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
      <AssetChoice pictures={isPicture(field)} label={t.add} onChoose={(asset) => write([...assets, asset])} />
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}

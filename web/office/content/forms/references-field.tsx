import { useState } from "react";
import type { Json } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { moved } from "./block-list.ts";
import type { FieldProps } from "./form-context.ts";
import { numberOf } from "./schema-words.ts";
import { StoryPicker } from "./story-picker.tsx";
import { useStories } from "./use-stories.ts";
import { useFormsText } from "./words.ts";

/** Pages by their uuids, one or several in an order. */
export function ReferencesField({ field, value, hint, error, onChange }: FieldProps) {
  const words = useFormsText();
  const t = words.stories;
  const isOne = field.type === "option";
  const uuids = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === "string" && one !== "",
  );
  const storyOf = useStories(uuids);
  const [choosing, setChoosing] = useState(false);
  const [said, setSaid] = useState("");
  const write = (next: readonly string[]) => onChange((isOne ? (next[0] ?? "") : [...next]) as Json, true);
  const nameOf = (uuid: string) => {
    const story = storyOf(uuid);
    return story === null ? t.unknown({ uuid: uuid.slice(0, 8) }) : (story?.name ?? uuid.slice(0, 8));
  };
  function move(from: number, to: number) {
    write(moved(uuids, from, to > from ? to + 1 : to));
    setSaid(words.blocks.movedTo({ name: nameOf(uuids[from] ?? ""), place: to + 1, count: uuids.length }));
  }
  const most = isOne ? 1 : (numberOf(field.max_options) ?? Number.POSITIVE_INFINITY);
  return (
    <fieldset className="forms-group">
      <legend className="field-label">{field.label}</legend>
      <ol className="forms-rows" aria-label={t.list}>
        {uuids.map((uuid, index) => {
          const story = storyOf(uuid);
          return (
            <li key={uuid} className="forms-row">
              <span className="forms-row-name">
                {nameOf(uuid)}
                {story && <span className="forms-address">/{story.fullSlug}</span>}
                {story?.state === "draft" && <span className="label">{t.draft}</span>}
              </span>
              {!isOne && (
                <>
                  <IconButton
                    icon="chevron-up"
                    small
                    label={words.blocks.up({ name: nameOf(uuid) })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    small
                    label={words.blocks.down({ name: nameOf(uuid) })}
                    disabled={index === uuids.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </>
              )}
              <IconButton
                icon="close"
                small
                label={t.remove({ name: nameOf(uuid) })}
                onClick={() => write(uuids.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
      {(isOne || uuids.length < most) && (
        <Button small look="ghost" icon="plus" onClick={() => setChoosing(true)}>
          {isOne ? words.link.choosePage : t.add}
        </Button>
      )}
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
      <LiveRegion>{said}</LiveRegion>
      <StoryPicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ uuid }) => {
          setChoosing(false);
          if (isOne) write([uuid]);
          else if (!uuids.includes(uuid)) write([...uuids, uuid]);
        }}
      />
    </fieldset>
  );
}

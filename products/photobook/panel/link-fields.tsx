import { useState } from "react";
import { LONGEST_LINK } from "../../../design/code/link-code.ts";
import { Button } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { type BadLink, badLink, codeOf } from "../labels/link-modules.ts";
import { linkSteps } from "../labels/link-steps.ts";
import type { Props } from "./panel-types.ts";
import { wordsOf } from "./words.ts";

/** A link to a film or page as a code on the side in sight. */
export function LinkFields({ locale, useDesign }: Props) {
  const t = wordsOf(locale).links;
  const { document, layouts, side, perform } = useDesign();
  const [link, setLink] = useState("");
  const [bad, setBad] = useState<BadLink | null>(null);
  const [said, say] = useState("");
  const add = async () => {
    const wrong = badLink(link);
    setBad(wrong);
    const surface = document.surfaces.find(({ id }) => id === side);
    const layout = layouts.find((one) => one.surface === side);
    if (wrong || !surface || !layout) return;
    const code = await codeOf(link).catch(() => null);
    if (!code) return say(t.failed);
    perform(linkSteps(document, surface, layout, code));
    setLink("");
    say(t.added);
  };
  const error = bad && (bad === "no-link" ? t.noLink : t.tooLong({ most: LONGEST_LINK }));
  return (
    <form
      className="book-labels"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <h3>{t.title}</h3>
      <TextInput
        label={t.link}
        hint={t.hint}
        error={error ?? undefined}
        value={link}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        onChange={({ target }) => {
          setLink(target.value);
          setBad(null);
        }}
      />
      <Button type="submit" look="ghost" small>
        {t.add}
      </Button>
      <LiveRegion visible className="label">
        {said}
      </LiveRegion>
    </form>
  );
}

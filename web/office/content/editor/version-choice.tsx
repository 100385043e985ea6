import { useEffect, useRef } from "react";
import { dayValues } from "../../../../core/day-start.ts";
import type { ReleaseHead } from "../../../../services/content/contract.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useLocale } from "../../../words/context.tsx";
import { officePages } from "../../data/office-paths.ts";
import { timeText } from "../../data/time-text.ts";
import type { OpenVersion } from "./open-version.ts";
import { useEditorText } from "./words.ts";

interface VersionChoiceProps {
  readonly opened: OpenVersion;
  /** It was chosen here, and the editor opened anew. */
  readonly wasChosen: boolean;
  readonly onChoose: (release: number | null) => void;
}

/** Which version of the page is edited; nothing where there is only the draft. */
export function VersionChoice({ opened: { release, releases }, wasChosen, onChoose }: VersionChoiceProps) {
  const t = useEditorText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasChosen) place.current?.querySelector("select")?.focus();
  }, [wasChosen]);
  if (releases.length === 0) return null;
  return (
    <div ref={place}>
      <Select
        label={t.version}
        labelHidden
        value={String(release?.id ?? "")}
        options={[
          { value: "", label: t.versionDraft },
          ...releases.map(({ id, name }) => ({ value: String(id), label: t.versionOf({ release: name }) })),
        ]}
        onChange={({ target: { value } }) => onChoose(value === "" ? null : Number(value))}
      />
    </div>
  );
}

interface VersionBannerProps {
  readonly release: ReleaseHead;
  /** Nothing of the page is in the release so far. */
  readonly isNew: boolean;
}

/** Says that what is written here is not the draft, and when visitors will see it. */
export function VersionBanner({ release: { id, name, releaseAt }, isNew }: VersionBannerProps) {
  const t = useEditorText();
  const locale = useLocale();
  const when =
    releaseAt === null ? t.versionUnplanned : t.versionPlanned(dayValues(timeText(releaseAt, locale, new Date())));
  return (
    <p className="editor-version">
      <Icon name="layers" small />
      <span>
        <b>{t.versionBanner({ release: name })}</b> {isNew ? t.versionNew : when}
      </span>
      <a href={officePages.contentRelease(String(id))}>{t.versionRelease}</a>
    </p>
  );
}

import { useState } from "react";
import type { LeftPhoto } from "../../../products/autofill/kind-autofill.ts";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { usePictureUrl } from "../photos/use-pictures.ts";

interface LeftPhotosProps {
  readonly left: readonly LeftPhoto[];
  /** A photo is to be in after all. */
  readonly onWant: (photo: string) => void;
}

const reasons = ["twin", "blurred", "small", "no-room"] as const;
/** Shown of each reason until all are wanted. */
const FEW = 8;

/** Photos that are not in, by the reason; a click brings one in. */
export function LeftPhotos({ left, onWant }: LeftPhotosProps) {
  const t = useMessages().designer.autofill;
  if (left.length === 0) return null;
  return (
    <section className="autofill-left">
      <h3>{t.notIn({ count: left.length })}</h3>
      {reasons.map((why) => {
        const some = left.filter((one) => one.why === why);
        return some.length > 0 && <Reason key={why} why={why} some={some} onWant={onWant} />;
      })}
    </section>
  );
}

interface ReasonProps extends Pick<LeftPhotosProps, "onWant"> {
  readonly why: LeftPhoto["why"];
  readonly some: readonly LeftPhoto[];
}

function Reason({ why, some, onWant }: ReasonProps) {
  const t = useMessages().designer.autofill;
  const { session } = useDesignContext();
  const photos = useSessionValue(session, (state) => state.document.photos);
  const [all, showAll] = useState(false);
  const names = new Map(photos.map(({ id, name }) => [id, name]));
  const shown = all ? some : some.slice(0, FEW);
  return (
    <div className="autofill-why">
      <p>
        <b>{t.why[why]}</b> <span className="num">{some.length}</span>
      </p>
      <p className="label">{t.because[why]}</p>
      <ul>
        {shown.map(({ photo }) => (
          <li key={photo}>
            <Left
              photo={photo}
              label={t.want({ name: names.get(photo) ?? "" })}
              onWant={why === "no-room" ? null : onWant}
            />
          </li>
        ))}
      </ul>
      {some.length > shown.length && (
        <button type="button" className="link" onClick={() => showAll(true)}>
          {t.more({ count: some.length - shown.length })}
        </button>
      )}
    </div>
  );
}

interface LeftProps {
  readonly photo: string;
  readonly label: string;
  readonly onWant: ((photo: string) => void) | null;
}

function Left({ photo, label, onWant }: LeftProps) {
  const url = usePictureUrl(photo, 512);
  const picture = url === null ? null : <img src={url} alt="" loading="lazy" decoding="async" />;
  if (!onWant) return <span className="autofill-photo">{picture}</span>;
  return (
    <button type="button" className="autofill-photo" aria-label={label} title={label} onClick={() => onWant(photo)}>
      {picture}
    </button>
  );
}

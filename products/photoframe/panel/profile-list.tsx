import { exactLength } from "../../../core/exact-length.ts";
import { formatMoney } from "../../../core/money.ts";
import { OptionRow } from "../../../ui/option-row.tsx";
import { refusalText } from "../../link-values.ts";
import { NO_MAT } from "../configuration.ts";
import { changeChoice } from "./change-choice.ts";
import { profiles, sameFinish } from "./frame-offer.ts";
import { hyphenated } from "./hyphenated.ts";
import type { Props } from "./panel-types.ts";
import { ProfileShape } from "./profile-shape.tsx";
import { wordsOf } from "./words.ts";

/** The mouldings, each with its cross section and what the whole would cost in it. */
export function ProfileList({ configuration, data, locale, unit, text, priceOf, choose }: Props) {
  const words = wordsOf(locale);
  const offered = profiles(configuration, data);
  const finish = offered.flatMap(({ finishes }) => finishes).find(({ chosen }) => chosen)?.finish ?? null;
  if (offered.length === 0) return <p className="label">{words.noFrames}</p>;
  const take = (frameType: string | null) =>
    changeChoice(configuration, { frameType, ...(frameType === null && NO_MAT) }, data, unit);
  const chosen = offered.find((profile) => profile.chosen);
  return (
    <fieldset className="panel-rows">
      <legend className="panel-legend">
        {words.profile}
        {chosen && (
          <span className="num">
            {exactLength(chosen.face, locale, 1)} × {exactLength(chosen.depth, locale, 1)}
          </span>
        )}
      </legend>
      {configuration.materialType !== null && (
        <OptionRow
          compact
          target={{
            name: "panel-profile",
            value: "none",
            onChoose() {
              const { configuration: next, notices } = take(null);
              choose(next, notices);
            },
          }}
          title={words.noFrame}
          chosen={configuration.frameType === null}
          end={priceText(priceOf(take(null).configuration), locale)}
        />
      )}
      {offered.map((profile) => {
        const offer = sameFinish(profile, finish);
        if (!offer) return null;
        const changed = offer.refusal ? null : take(offer.frameType);
        return (
          <OptionRow
            key={profile.family}
            compact
            target={{
              name: "panel-profile",
              value: profile.family,
              onChoose: () => changed && choose(changed.configuration, changed.notices),
            }}
            title={
              <span className="panel-profile">
                <ProfileShape profile={profile} finish={offer.finish} />
                <span>{hyphenated(text(profile.label), locale)}</span>
              </span>
            }
            chosen={profile.chosen}
            unavailable={offer.refusal ? refusalText(offer.refusal, text) : undefined}
            end={changed && priceText(priceOf(changed.configuration), locale)}
          />
        );
      })}
    </fieldset>
  );
}

const priceText = (price: ReturnType<Props["priceOf"]>, locale: Props["locale"]) => price && formatMoney(price, locale);

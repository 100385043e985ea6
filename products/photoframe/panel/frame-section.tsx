import { optionChoices } from "../choices.ts";
import { FinishSwatches } from "./finish-swatches.tsx";
import { isGlazing } from "./glazing.ts";
import { MatChoice } from "./mat-choice.tsx";
import { OptionGroup } from "./option-group.tsx";
import type { Props } from "./panel-types.ts";
import { ProfileList } from "./profile-list.tsx";
import "../../panel.css";

/** Moulding, finish, mat and glass. */
export function FrameSection(props: Props) {
  const glass = optionChoices(props.configuration, props.data).filter(({ key }) => isGlazing(props.data, key));
  return (
    <>
      <section>
        <ProfileList {...props} />
      </section>
      <FinishSwatches {...props} />
      <section>
        <MatChoice {...props} />
      </section>
      {glass.map((group) => (
        <section key={group.key}>
          <OptionGroup group={group} props={props} />
        </section>
      ))}
    </>
  );
}

import { FormatList } from "./format-list.tsx";
import { MaterialList } from "./material-list.tsx";
import { OrientationChoice } from "./orientation-choice.tsx";
import { OwnFormat } from "./own-format.tsx";
import type { Props } from "./panel-types.ts";
import "../../panel.css";

/** Material, orientation, size. */
export function FormatSection(props: Props) {
  return (
    <>
      <section>
        <MaterialList {...props} />
      </section>
      <section>
        <OrientationChoice {...props} />
        <FormatList {...props} />
      </section>
      <section>
        <OwnFormat key={`${props.configuration.format.width}x${props.configuration.format.height}`} {...props} />
      </section>
    </>
  );
}

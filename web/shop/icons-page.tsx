import "./icons-page.css";
import { Icon } from "../../ui/icon.tsx";
import { type IconName, iconGroups, iconNames, iconShape } from "../../ui/icons.ts";
import "../../ui/icons/register-tools.ts";
import { toolIcons } from "../../ui/icons/tools.ts";

const groups = { ...iconGroups, tools: toolIcons };
const names: readonly IconName[] = [...iconNames, ...(Object.keys(toolIcons) as (keyof typeof toolIcons)[])];

/**
 * The sheet of all icons (route `/_icons`, a layout of its own): by what they are for, each drawn and named, and in the
 * sprite at the end, a `<symbol>` with the id `icon-NAME` that other pages may copy.
 */
export function IconsPage() {
  return (
    <main className="wrap icons-page">
      <h1>Icons</h1>
      {Object.entries(groups).map(([group, members]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {(Object.keys(members) as IconName[]).map((name) => (
              <li key={name}>
                <Icon name={name} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <svg aria-hidden="true" width="0" height="0">
        {names.map((name) => (
          <symbol key={name} id={`icon-${name}`} viewBox={iconShape(name).viewBox}>
            <path d={iconShape(name).path} />
          </symbol>
        ))}
      </svg>
    </main>
  );
}

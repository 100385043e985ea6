import { Icon } from "../../../../ui/icon.tsx";
import type { UspTeaser } from "./block.ts";

export const View = ({ block: { items } }: { readonly block: UspTeaser }) => (
  <ul className="wrap content-usp">
    {items.map(({ editable, icon, headline, text }) => (
      <li key={headline} {...editable}>
        <Icon name={icon} />
        <div>
          <b>{headline}</b>
          {text !== "" && <p className="small mute">{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);

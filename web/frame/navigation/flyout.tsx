import type { Menus } from "../../../services/content-pages/contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import "./flyout.css";
import { Plate } from "../../../ui/plate.tsx";
import { NavigationPicture } from "./navigation-picture.tsx";

export type FlyoutData = NonNullable<Menus["menus"][number]["flyout"]>;
type Group = FlyoutData["rows"][number][number];
type Item = Group["categories"][number]["items"][number];

interface FlyoutProps {
  readonly id: string;
  readonly flyout: FlyoutData;
  /** What its prices mean. */
  readonly note: string;
}

/** Content under an entry of the main navigation: up to three rows of groups, and a picture with a label. */
export function Flyout({ id, flyout: { type, rows, feature }, note }: FlyoutProps) {
  const priced = rows.some((row) => row.some((group) => group.categories.some(({ items }) => items.some(hasPrice))));
  return (
    <div className="flyout" id={id} data-type={type}>
      <div className={classNames("wrap", feature !== null && "flyout-with-feature")}>
        <div className="flyout-rows">
          {rows.map((row) => (
            <div className="flyout-row" key={row.map(keyOf).join()}>
              {row.map((group) => (
                <GroupView key={keyOf(group)} id={`${id}-${keyOf(group)}`} group={group} />
              ))}
            </div>
          ))}
          {priced && <p className="flyout-note">{note}</p>}
        </div>
        {feature && (
          <div className="flyout-feature">
            <NavigationPicture picture={feature.picture} width={400} height={320} />
            <Plate title={feature.text} facts={feature.subline === "" ? [] : [feature.subline]} href={feature.href} />
          </div>
        )}
      </div>
    </div>
  );
}

/** So much that most words fit below a small picture, in CSS pixels. */
const narrowest = 104;

const hasPrice = ({ price }: Item) => price !== undefined;
const keyOf = ({ part, identifier }: Group) => `${part}-${identifier}`;

function GroupView({ id, group: { part, identifier, title, width, categories } }: { id: string; group: Group }) {
  return (
    <div
      className="flyout-group"
      data-part={part}
      data-group={identifier || undefined}
      data-pictures={width === null ? undefined : ""}
    >
      {title !== "" && (
        <p className="flyout-title" id={id}>
          {title}
        </p>
      )}
      {categories.map(({ name, text, subline, items, links }) => (
        <div key={items[0]?.href}>
          {name !== "" && <p className="flyout-title">{name}</p>}
          {text !== "" && <p className="flyout-text">{text}</p>}
          <ul className="flyout-items" aria-labelledby={title === "" ? undefined : id}>
            {items.map((item) => (
              <li
                key={item.href + item.text}
                style={width === null || part === "colors" ? undefined : { width: Math.max(width, narrowest) }}
              >
                <ItemView item={item} width={width} />
                {item.links.length > 0 && <Links links={item.links} />}
              </li>
            ))}
          </ul>
          {subline !== "" && <p className="flyout-text">{subline}</p>}
          {links.length > 0 && <Links links={links} />}
        </div>
      ))}
    </div>
  );
}

function ItemView({ item, width }: { readonly item: Item; readonly width: number | null }) {
  const { text, href, rel, target, picture, price, shape, swatch } = item;
  return (
    <a className="flyout-item" href={href} rel={rel} target={target}>
      {picture && (
        <span className="flyout-picture" style={{ width: picture.width, aspectRatio: picture.width / picture.height }}>
          <NavigationPicture picture={picture} width={picture.width} height={picture.height} />
        </span>
      )}
      {swatch && (
        <i className="flyout-swatch" style={{ background: swatch, width: width ?? 24, height: width ?? 24 }} />
      )}
      {shape && (
        <span className="flyout-shape">
          <i style={drawnSize(shape)} />
        </span>
      )}
      <span>
        <span className="flyout-name">{text}</span>
        {price && <span className="flyout-price num">{price}</span>}
      </span>
    </a>
  );
}

/** All shapes have the same area, none is wider than its place. */
function drawnSize({ width, height }: { readonly width: number; readonly height: number }) {
  const unit = Math.min(Math.sqrt(640 / (width * height)), 36 / width);
  return { width: Math.round(width * unit), height: Math.round(height * unit) };
}

const Links = ({ links }: { readonly links: Item["links"] }) => (
  <ul className="flyout-links">
    {links.map(({ text, href, rel, target }) => (
      <li key={href}>
        <a href={href} rel={rel} target={target}>
          {text}
        </a>
      </li>
    ))}
  </ul>
);

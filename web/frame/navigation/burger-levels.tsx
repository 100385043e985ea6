import { useEffect, useRef, useState } from "react";
import "./burger-levels.css";
import { labelled } from "../../../core/label-text.ts";
import type { Menus } from "../../../services/content-pages/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLocale } from "../../words/context.tsx";
import { BurgerFace } from "./burger-face.tsx";
import type { MainItem } from "./navigation.ts";
import { keepUnfoldedInView } from "./unfolded-in-view.ts";
import { useMenus } from "./use-menus.ts";

export interface BurgerLevelsProps {
  readonly items: readonly MainItem[];
  /** Key of the entry that the page belongs to. */
  readonly current: string | null;
  readonly words: { readonly back: string; readonly overview: string };
}

type Menu = Menus["menus"][number];
type Second = Menu["burger"]["items"][number];

/** The phones' menu: a first level, under each entry a second one in its place, in that accordions, one open. */
export function BurgerLevels({ items, current, words }: BurgerLevelsProps) {
  const menus = useMenus();
  const [shown, setShown] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<string | null>(null);

  // The focus goes along: to the way back, and from there to where it came from.
  useEffect(() => {
    const before = left.current;
    left.current = shown;
    if (shown === before) return;
    const key = shown === null ? `[data-key="${CSS.escape(before ?? "")}"]` : "[data-back]";
    root.current?.querySelector<HTMLElement>(key)?.focus();
  }, [shown]);

  // In the whole menu, to which the list of countries belongs, too.
  useEffect(() => {
    const menu = root.current?.closest("dialog");
    return menu ? keepUnfoldedInView(menu) : undefined;
  }, []);

  const item = items.find(({ key }) => key === shown);
  const menu = menus?.menus.find(({ key }) => key === shown);
  return (
    <div ref={root}>
      {item && menu ? (
        <SecondLevel
          item={item}
          menu={menu}
          words={words}
          prices={pricesOf(menu)}
          note={menus?.note ?? ""}
          back={() => setShown(null)}
        />
      ) : (
        <ul className="burger-menu-main">
          {items.map((one) => (
            <li key={one.key}>
              {menus?.menus.some(({ key, burger }) => key === one.key && burger.items.length > 0) ? (
                <button
                  type="button"
                  data-key={one.key}
                  aria-current={one.key === current ? "true" : undefined}
                  onClick={() => setShown(one.key)}
                >
                  <BurgerFace item={one} />
                  <Icon name="chevron-right" small />
                </button>
              ) : (
                <a href={one.href} aria-current={one.key === current ? "true" : undefined}>
                  <BurgerFace item={one} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Prices of products, by the page that shows them. */
const pricesOf = ({ flyout }: Menu) =>
  new Map(
    flyout?.rows.flatMap((row) =>
      row.flatMap(({ categories }) => categories.flatMap(({ items }) => items.map(({ href, price }) => [href, price]))),
    ),
  );

interface SecondLevelProps {
  readonly item: MainItem;
  readonly menu: Menu;
  readonly prices: ReadonlyMap<string | undefined, string | undefined>;
  /** What they mean. */
  readonly note: string;
  readonly words: BurgerLevelsProps["words"];
  readonly back: () => void;
}

function SecondLevel({ item, menu: { burger }, prices, note, words, back }: SecondLevelProps) {
  const locale = useLocale();
  const shown = burger.items.flatMap(({ href, items }) => [href, ...items.map((one) => one.href)]);
  return (
    <div className="burger-second">
      <button type="button" className="burger-second-back" data-back="" onClick={back}>
        <Icon name="chevron-left" small />
        <span className="visually-hidden">{labelled(words.back, "", locale)}</span>
        <b>{item.burgerText}</b>
      </button>
      {burger.text !== "" && <p className="small mute">{burger.text}</p>}
      <ul>
        {burger.items.map((one, index) => (
          <li key={`${one.href} ${one.text}`}>
            {one.items.length > 0 ? (
              <ThirdLevel one={one} prices={prices} open={index === 0} />
            ) : (
              <PricedLink text={one.text} href={one.href ?? ""} price={prices.get(one.href ?? "")} />
            )}
          </li>
        ))}
        <li>
          <a href={item.href}>
            <b>{words.overview}</b>
          </a>
        </li>
      </ul>
      {note !== "" && shown.some((href) => prices.get(href ?? "") !== undefined) && (
        <p className="small mute">{note}</p>
      )}
    </div>
  );
}

interface ThirdLevelProps extends Pick<SecondLevelProps, "prices"> {
  readonly one: Second;
  /** The first is, so that most visitors need one click less. */
  readonly open: boolean;
}

function ThirdLevel({ one: { text, href, items }, prices, open }: ThirdLevelProps) {
  return (
    <details name="burger-third" open={open}>
      <summary>
        {text}
        <Icon name="chevron-down" small />
      </summary>
      <ul>
        {href !== null && (
          <li>
            <a href={href}>{text}</a>
          </li>
        )}
        {items.map((link) => (
          <li key={`${link.href} ${link.text}`}>
            <PricedLink text={link.text} href={link.href} price={prices.get(link.href)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const PricedLink = ({ text, href, price }: { text: string; href: string; price: string | undefined }) => (
  <a href={href}>
    {text}
    {price !== undefined && <span className="num">{price}</span>}
  </a>
);

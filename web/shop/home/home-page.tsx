import "../../../ui/link.css";
import "./home-page.css";
import { formatMoney, type Money } from "../../../core/money.ts";
import type { GalleryLabel, HomePage as Page } from "../../../services/product-pages/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card, Cards } from "../../../ui/card.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { Price } from "../../../ui/price.tsx";
import { HomeHero } from "../../content/blocks/teaser/home-hero.tsx";
import { ShopPage } from "../../frame/chrome/shop-page.tsx";
import { useChannelSettings, useShop, useSpelledLink } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";

/** The home page: a room, what can be made, the surfaces beside each other, the steps, a wall. */
export function HomePage({ page }: { readonly page: Page }) {
  return (
    <ShopPage>
      <Hero hero={page.hero} />
      <Products products={page.products} />
      <Surfaces surfaces={page.surfaces} />
      <Steps steps={page.steps} />
      <Wall wall={page.wall} />
    </ShopPage>
  );
}

function useMoney() {
  const { locale } = useShop();
  return (money: Money) => formatMoney(money, locale);
}

function Label({ label, className }: { readonly label: GalleryLabel; readonly className: string }) {
  const money = useMoney();
  const spelled = useSpelledLink();
  return (
    <Plate className={className} {...label} href={spelled(label.href)} price={<Price current={money(label.price)} />} />
  );
}

function Hero({ hero }: { readonly hero: Page["hero"] }) {
  const money = useMoney();
  const spelled = useSpelledLink();
  const picture = <ShopPicture picture={hero.picture} sizes="(max-width: 719px) 130vw, 100vw" eager />;
  return (
    <HomeHero
      picture={picture}
      label={{ ...hero.label, href: spelled(hero.label.href), price: money(hero.label.price) }}
    >
      <h1 className="display">{hero.heading}</h1>
      <p className="lead">{hero.lead}</p>
      <ButtonLink href={spelled(hero.action.href)} iconAfter="arrow-right" wide="mobile">
        {hero.action.text}
      </ButtonLink>
    </HomeHero>
  );
}

function Products({ products }: { readonly products: Page["products"] }) {
  const t = useMessages().product;
  const money = useMoney();
  const spelled = useSpelledLink();
  const { pricesInOverview } = useChannelSettings();
  return (
    <section className="section wrap">
      <div className="section-head">
        <h2>{products.heading}</h2>
      </div>
      <div className="home-products">
        <Cards>
          {products.pages.map(({ key, href, name, fact, picture, priceFrom }) => (
            <Card
              key={key}
              href={spelled(href)}
              name={name}
              fact={fact}
              picture={<ShopPicture picture={{ ...picture, alt: "" }} sizes="(max-width: 719px) 50vw, 25vw" />}
              price={pricesInOverview && <Price before={t.fromPrice} current={money(priceFrom)} />}
            />
          ))}
        </Cards>
      </div>
    </section>
  );
}

function Surfaces({ surfaces }: { readonly surfaces: Page["surfaces"] }) {
  const t = useMessages().product;
  const money = useMoney();
  const spelled = useSpelledLink();
  const note = surfaces.taxIncluded ? t.surfacesWithTax : t.surfacesWithoutTax;
  return (
    <section className="wrap home-surfaces">
      <div className="home-surfaces-picture">
        <ShopPicture picture={surfaces.picture} sizes="(max-width: 999px) 100vw, 58vw" />
      </div>
      <div>
        <h2>{surfaces.heading}</h2>
        <p className="mute num home-surfaces-note">{note({ size: surfaces.size })}</p>
        <ul>
          {surfaces.rows.map(({ href, name, fact, price }) => (
            <li key={href}>
              <a href={spelled(href)}>
                <b>{name}</b>
                <Price current={money(price)} />
                <small>{fact}</small>
              </a>
            </li>
          ))}
        </ul>
        <a className="link small home-surfaces-all" href={spelled(surfaces.all.href)}>
          {t.allSurfaces({ count: surfaces.all.count })}
        </a>
      </div>
    </section>
  );
}

function Steps({ steps: { heading, steps } }: { readonly steps: Page["steps"] }) {
  return (
    <section className="home-steps">
      <div className="wrap section">
        <h2>{heading}</h2>
        <ol>
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="home-steps-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Wall({ wall }: { readonly wall: Page["wall"] }) {
  const spelled = useSpelledLink();
  return (
    <section className="home-wall">
      <div className="home-wall-picture">
        <ShopPicture picture={wall.picture} sizes="(max-width: 719px) 150vw, 100vw" />
        <Label label={wall.label} className="home-wall-label" />
      </div>
      <div className="wrap home-wall-words">
        <div>
          <h2>{wall.heading}</h2>
          <p className="mute home-wall-text">{wall.text}</p>
          <ButtonLink href={spelled(wall.action.href)} look="ghost">
            {wall.action.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

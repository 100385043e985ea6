import { useState } from "react";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Card, Cards } from "../../../ui/card.tsx";
import { Carousel } from "../../../ui/carousel.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { scaleOfShapes } from "../../../ui/format-shape.ts";
import { FormatTile, FormatTiles } from "../../../ui/format-tile.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { MaterialRow } from "../../../ui/material-row.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { Price } from "../../../ui/price.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { Total } from "../../../ui/total.tsx";
import { ScrollRow } from "../../frame/navigation/scroll-row.tsx";
import type { UiWords } from "./words.ts";

interface SampleProps {
  readonly words: UiWords;
}

const extents = [300, 600, 900].map((width) => ({ width, height: (width * 2) / 3 }));
const photo = { src: "/pictures/room-canvas-960.webp", width: 960, height: 640 };
/** Nothing to be seen: what stands there is the place of a picture that is on its way. */
const clear = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Goods, their pictures and prices, and the ways between them. */
export const goodsSamples = {
  Image: ({ words: t }: SampleProps) => (
    <>
      <div className="ui-picture">
        <span className="picture" data-state="coming">
          <img src={clear} width={960} height={640} alt={t.loading} />
        </span>
      </div>
      <div className="ui-picture">
        <Picture {...photo} alt={t.picture} colour="#d9d0c1" />
      </div>
      <div className="ui-picture">
        <Picture src="/pictures/none.webp" width={960} height={640} alt={t.missing} />
      </div>
    </>
  ),
  Video: ({ words: t }: SampleProps) => (
    // biome-ignore lint/a11y/useMediaCaption: nothing is said, and nothing is loaded
    <video controls playsInline preload="none" poster={photo.src} aria-label={t.picture} />
  ),
  Price: ({ words: t }: SampleProps) => (
    <>
      <Price current="33,90 €" />
      <Price before={t.from} current="33,90 €" />
      <Price current="33,90 €" original="43,90 €" originalLabel={t.insteadOf} />
      <Price large current="38,85 €" />
      <Price large before={t.from} current="33,90 €" original="43,90 €" originalLabel={t.insteadOf} />
    </>
  ),
  Total: ({ words: t }: SampleProps) => (
    <div className="ui-column">
      <Total
        lines={[
          { label: t.materials[0], amount: "33,90 €" },
          { label: t.shipping, amount: "4,95 €" },
        ]}
        label={t.total}
        total="38,85 €"
        tax={t.tax}
      />
    </div>
  ),
  Card: ({ words: t }: SampleProps) => (
    <div className="ui-wide">
      <Cards>
        {t.materials.map((name) => (
          <Card
            key={name}
            href="#ui-Card"
            picture={<Picture {...photo} alt="" />}
            name={name}
            fact={t.text}
            price={<Price current="33,90 €" />}
          />
        ))}
      </Cards>
    </div>
  ),
  Plate: ({ words: t }: SampleProps) => (
    <Plate
      href="#ui-Plate"
      title={t.picture}
      facts={[t.materials[0] ?? "", "60 × 40 cm"]}
      price={<Price current="33,90 €" />}
    />
  ),
  Logo: ({ words: t }: SampleProps) => (
    <Logo href="#ui-Logo" label={`Passepartout, ${t.title}`}>
      Passepartout
    </Logo>
  ),
  Tile: function Formats({ words: t }: SampleProps) {
    const [chosen, choose] = useState(0);
    return (
      <div className="ui-wide" role="radiogroup" aria-label={t.width}>
        <FormatTiles>
          {extents.map((extent, at) => (
            <FormatTile
              key={extent.width}
              target={{ name: "ui-format", value: String(at), onChoose: () => choose(at) }}
              chosen={chosen === at}
              unavailable={at === 2 ? t.soldOut : undefined}
              flag={at === 1 ? t.deal : undefined}
              extent={extent}
              scale={scaleOfShapes(extents)}
              size={`${extent.width / 10} cm`}
              price={<Price current="33,90 €" />}
            />
          ))}
        </FormatTiles>
      </div>
    );
  },
  MaterialRow: function Materials({ words: t }: SampleProps) {
    const [chosen, choose] = useState(0);
    return (
      <div className="ui-column" role="radiogroup" aria-label={t.material}>
        {t.materials.map((name, at) => (
          <MaterialRow
            key={name}
            target={{ name: "ui-material", value: String(at), onChoose: () => choose(at) }}
            chosen={chosen === at}
            name={name}
            fact={t.text}
            price={<Price current="33,90 €" />}
          />
        ))}
      </div>
    );
  },
  Accordion: ({ words: t }: SampleProps) => (
    <div className="ui-column">
      {t.materials.map((title, at) => (
        <Disclosure key={title} name="ui-accordion" title={title} value="2,5 cm" open={at === 0}>
          <p>{t.text}</p>
        </Disclosure>
      ))}
    </div>
  ),
  Tabs: function Tabbed({ words: t }: SampleProps) {
    const [selected, setSelected] = useState("0");
    const tabs = t.materials.map((label, at) => ({ id: String(at), label, count: at === 1 ? 4 : undefined }));
    return (["underlined", "pills"] as const).map((look) => (
      <div className="ui-wide" key={look}>
        <Tabs id={`ui-${look}`} label={t.material} tabs={tabs} selected={selected} look={look} onSelect={setSelected} />
        <TabPanel tabs={`ui-${look}`} selected={selected}>
          <p>{t.text}</p>
        </TabPanel>
      </div>
    ));
  },
  Scroller: ({ words: t }: SampleProps) => (
    <div className="ui-column">
      <ScrollRow labels={{ back: t.previous, on: t.next }}>
        <div className="ui-scrolled">
          {Array.from({ length: 12 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <a key={at} className="link" href="#ui-Scroller">
              {t.page({ page: at + 1 })}
            </a>
          ))}
        </div>
      </ScrollRow>
    </div>
  ),
  Carousel: ({ words: t }: SampleProps) => (
    <div className="ui-wide ui-carousel">
      <Carousel
        labelledBy="ui-carousel"
        head={<h3 id="ui-carousel">{t.material}</h3>}
        labels={{ previous: t.previous, next: t.next }}
      >
        {[...t.materials, ...t.materials].map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same ones twice, so that there are enough
          <p key={at}>
            <b>{name}</b>
            <br />
            {t.text}
          </p>
        ))}
      </Carousel>
    </div>
  ),
  Breadcrumb: ({ words: t }: SampleProps) => (
    <Breadcrumb
      label={t.material}
      crumbs={[{ text: t.title, href: "#ui-Breadcrumb" }, { text: t.materials[0] ?? "" }]}
    />
  ),
  Pagination: ({ words: t }: SampleProps) => (
    <Pagination
      words={{ label: t.page({ page: 3 }), previous: t.previous, next: t.next, page: (page) => t.page({ page }) }}
      current={3}
      count={9}
      href={() => "#ui-Pagination"}
    />
  ),
};

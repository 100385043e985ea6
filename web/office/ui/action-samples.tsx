import { useState } from "react";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { buttonColours, buttonStyles } from "../../../ui/button-paint.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CardGrid, Row, Stack } from "../../../ui/layout.tsx";
import { Link } from "../../../ui/link.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { PaintedButton, PaintedButtonLink } from "../../../ui/painted-button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { UiWords } from "./words.ts";

interface SampleProps {
  readonly words: UiWords;
}

const looks = ["primary", "ghost", "quiet"] as const;

/** What is pressed. */
export const actionSamples = {
  Row: ({ words: t }: SampleProps) => (
    <>
      <Row className="ui-wide">
        <Button look="ghost">{t.design}</Button>
        <Button>{t.open}</Button>
      </Row>
      <Row apart className="ui-wide">
        <b>{t.name}</b>
        <Button small>{t.open}</Button>
      </Row>
    </>
  ),
  Stack: ({ words: t }: SampleProps) => (
    <Stack className="ui-column">
      <p>{t.hint}</p>
      <Button small>{t.open}</Button>
    </Stack>
  ),
  CardGrid: ({ words: t }: SampleProps) => (
    <CardGrid className="ui-wide" min="9rem">
      {t.materials.map((material) => (
        <li key={material}>{material}</li>
      ))}
    </CardGrid>
  ),
  Button: ({ words: t }: SampleProps) =>
    looks.map((look) => (
      <Row className="ui-row" key={look}>
        <Button look={look}>{t.design}</Button>
        <Button look={look} icon="heart">
          {t.design}
        </Button>
        <Button look={look} small iconAfter="arrow-right">
          {t.design}
        </Button>
        <Button look={look} loading>
          {t.design}
        </Button>
        <Button look={look} loading loadingText={t.busy}>
          {t.design}
        </Button>
        <Button look={look} disabled>
          {t.design}
        </Button>
        <ButtonLink look={look} href="#ui-Button">
          {t.open}
        </ButtonLink>
      </Row>
    )),
  PaintedButton: ({ words: t }: SampleProps) =>
    buttonStyles.flatMap((style) =>
      buttonColours.map((colour) => (
        <Row className="ui-row" key={`${style} ${colour}`}>
          <PaintedButton paint={{ colour, style }}>{`${style} ${colour}`}</PaintedButton>
          <PaintedButton paint={{ colour, style }} loading>
            {t.design}
          </PaintedButton>
          <PaintedButton paint={{ colour, style }} loading loadingText={t.busy}>
            {t.design}
          </PaintedButton>
          <PaintedButton paint={{ colour, style }} disabled>
            {t.design}
          </PaintedButton>
          <PaintedButtonLink paint={{ colour, style }} href="#ui-PaintedButton">
            {t.open}
          </PaintedButtonLink>
        </Row>
      )),
    ),
  IconButton: ({ words: t }: SampleProps) => (
    <>
      <IconButton icon="heart" label={t.design} />
      <IconButton icon="bag" label={`${t.amount}: 3`} count={3} />
      <IconButton icon="close" small label={t.close} />
      <IconButton icon="chevron-right" label={t.next} disabled />
    </>
  ),
  Link: ({ words: t }: SampleProps) => (
    <>
      <Link href="#ui-Link">{t.design}</Link>
      <Link href="#ui-Link" underlined>
        {t.design}
      </Link>
    </>
  ),
  Menu: ({ words: t }: SampleProps) => (
    <Menu
      trigger={<Button look="ghost">{t.material}</Button>}
      groups={[
        t.materials.map((label) => ({ label })),
        [
          { label: t.undo, danger: true },
          { label: t.soldOut, unavailable: t.soldOut },
        ],
      ]}
    />
  ),
  Tooltip: ({ words: t }: SampleProps) => (
    <Tooltip trigger={<Button look="ghost">{t.materials[0]}</Button>}>{t.text}</Tooltip>
  ),
  SegmentedControl: function Segments({ words: t }: SampleProps) {
    const [value, setValue] = useState("0");
    const segments = t.materials.map((label, at) => ({ value: String(at), label }));
    return (
      <SegmentedControl label={t.material} name="ui-segments" segments={segments} value={value} onChange={setValue} />
    );
  },
};

import { type Label, labelFor } from "../../core/labels.ts";
import type { ProductDescription } from "../kind.ts";
import { accessoryFor, wantedAccessories } from "./accessories.ts";
import { type Case, openCase, titleOf, usualPunching } from "./case.ts";
import type { CardConfiguration } from "./configuration-schema.ts";
import type { Release } from "./release.ts";
import { NO_REFINEMENT, refinementLabels } from "./vocabulary.ts";

/** Title and facts for baskets, mails and tickets: size, fold and quantity, then paper, choices and accessories. */
export function describe(configuration: CardConfiguration, release: Release): ProductDescription {
  const one = openCase(configuration, release);
  if (configuration.alone) return describeAlone(one);
  const title = titleOf(one);
  return {
    // Said first, wherever it is named: nobody takes one card for all of them.
    title: configuration.isSample ? labelFor("card.sample", { card: title }) : title,
    facts: [...bookFacts(one), ...cardFacts(one), ...recipientFacts(one), ...accessoryFacts(one)],
  };
}

/** One thing is called by its name, several together are accessories. */
function describeAlone(one: Case): ProductDescription {
  const [first, ...more] = wantedAccessories(one);
  const known = first && more.length === 0 ? accessoryFor(one, first) : null;
  if (!first || !known?.ok) return { title: labelFor("card.accessories"), facts: accessoryFacts(one) };
  const { label } = known.value;
  return {
    title: first.quantity === 1 ? label : labelFor("card.pieces", { quantity: first.quantity, thing: label }),
    facts: [],
  };
}

const pagesLabel = (n: number): Label => labelFor("book.pages", { n });

const bookFacts = ({ guestbook }: Case): readonly Label[] =>
  guestbook ? [{ key: guestbook.binding }, pagesLabel(guestbook.pages)] : [];

function cardFacts({ card, configuration, release }: Case): readonly Label[] {
  if (!card) return [];
  const paper = release.papers.find(({ key }) => key === configuration.paper);
  const punching = release.punchings.find(({ key }) => key === configuration.punching);
  const { refinementType } = configuration;
  return [
    ...(card.binding === "stapled" ? [pagesLabel(card.pages)] : []),
    ...(paper ? [{ key: paper.label }] : []),
    ...(punching && punching.key !== usualPunching(release) ? [{ key: punching.label }] : []),
    ...(refinementType === NO_REFINEMENT ? [] : [{ key: refinementLabels[refinementType] }]),
  ];
}

const recipientFacts = ({ configuration: { recipients } }: Case): readonly Label[] =>
  recipients ? [labelFor("card.recipients", { n: recipients.count })] : [];

const accessoryFacts = (one: Case): readonly Label[] =>
  wantedAccessories(one).flatMap((wanted) => {
    const known = accessoryFor(one, wanted);
    return known.ok
      ? [labelFor("card.pieces", { quantity: wanted.quantity, thing: known.value.label }) satisfies Label]
      : [];
  });

import { useEffect, useState } from "react";
import { formatMoney } from "../../../core/money.ts";
import { together } from "../../../design/operation.ts";
import { densities } from "../../../products/autofill/kind-autofill.ts";
import { shownPrice } from "../../../products/reduction.ts";
import { termsFor } from "../../../products/shop-pricing.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import { viewConfiguration } from "../context/design-view.ts";
import { useSessionValue } from "../context/use-design.ts";
import { useHands } from "../hands/hands.ts";
import "./autofill.css";
import { LeftPhotos } from "./left-photos.tsx";
import { ProposedSides } from "./proposed-sides.tsx";
import { type Looks, useLooks } from "./use-looks.ts";
import { type Proposal, useProposal } from "./use-proposal.ts";
import { useUnread } from "./use-unread.ts";
import { useWornWords } from "./use-worn-words.ts";

interface AutofillDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All photos onto all pages: what is done, a proposal with reasons, and ways to have it otherwise. */
export function AutofillDialog({ open, onClose }: AutofillDialogProps) {
  const t = useMessages().designer.autofill;
  return (
    <Dialog open={open} onClose={onClose} title={t.title} closeLabel={t.close} className="autofill">
      <Filling onClose={onClose} />
    </Dialog>
  );
}

function Filling({ onClose }: Pick<AutofillDialogProps, "onClose">) {
  const t = useMessages().designer.autofill;
  const { session } = useDesignContext();
  const hands = useHands();
  const photos = useSessionValue(session, (state) => state.document.photos);
  const worn = useWornWords();
  const looks = useLooks(photos);
  const unread = useUnread();
  const all = photos.length + unread;
  const seen = photos.filter(({ id }) => looks.has(id)).length;
  // A proposal stays once it is there; photos that come later are laid into the next one.
  const [begun, begin] = useState(false);
  const isSeen = seen === all;
  useEffect(() => {
    if (isSeen) begin(true);
  }, [isSeen]);
  if (worn === "on its way" || !(begun || isSeen))
    return (
      <div className="autofill-reading">
        <p>{t.onDevice}</p>
        <ProgressBar label={t.reading} value={seen} max={Math.max(all, 1)} detail={t.seen({ n: seen, of: all })} />
        {seen > 0 && (
          <Button look="ghost" onClick={() => begin(true)}>
            {t.beginWith({ count: seen })}
          </Button>
        )}
      </div>
    );
  const take = (proposal: Proposal) => {
    if (!session.perform(together(proposal.steps)).ok) return;
    hands.say(t.taken);
    onClose();
  };
  return <Proposed looks={looks} worn={worn} onClose={onClose} onTake={take} />;
}

type ProposedProps = {
  readonly looks: Parameters<typeof useProposal>[0];
  readonly worn: Parameters<typeof useProposal>[1];
  readonly onTake: (proposal: Proposal) => void;
} & Pick<AutofillDialogProps, "onClose">;

function Proposed({ looks, worn, onTake, onClose }: ProposedProps) {
  const t = useMessages().designer.autofill;
  const proposing = useProposal(looks, worn);
  const { proposal, busy, failed, fixedCount } = proposing;
  if (!proposal) return <p role={failed ? "alert" : "status"}>{failed ? t.failed : t.laying}</p>;
  const all = proposal.document.photos.length;
  const hasFaces = proposal.document.photos.some(({ faces }) => faces !== undefined);
  const used = all - proposal.left.length;
  return (
    <div className="autofill-proposal" aria-busy={busy}>
      <div className="autofill-side">
        <dl className="autofill-facts">
          <dt>{t.photos}</dt>
          <dd className="num">{t.seen({ n: used, of: all })}</dd>
          <dt>{t.checked}</dt>
          <dd>{hasFaces ? t.noFaceCut : t.byFocus}</dd>
        </dl>
        <SegmentedControl
          label={t.density}
          segments={densities.map((value) => ({ value, label: t.densities[value] }))}
          value={proposing.density}
          onChange={proposing.setDensity}
        />
        <Checkbox
          label={t.titles}
          checked={proposing.hasTitles}
          onChange={({ target }) => proposing.setTitles(target.checked)}
        />
        <Button look="ghost" icon="refresh" wide onClick={proposing.again}>
          {t.again}
        </Button>
        {fixedCount > 0 && <p className="label">{t.fixed({ count: fixedCount })}</p>}
        {proposal.undated > 0 && <p className="label">{t.undated({ count: proposal.undated })}</p>}
        {proposal.empty > 0 && <p className="label">{t.empty({ count: proposal.empty })}</p>}
        <LeftPhotos left={proposal.left} onWant={proposing.want} />
      </div>
      <ProposedSides proposal={proposal} proposing={proposing} worn={worn} looks={looks ?? noLooks} />
      <div className="autofill-foot">
        <ProposedPrice proposal={proposal} />
        <Button look="ghost" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button onClick={() => onTake(proposal)} loading={busy}>
          {t.take}
        </Button>
      </div>
      <LiveRegion>{busy ? "" : t.announce({ used, of: all })}</LiveRegion>
    </div>
  );
}

const noLooks: Looks = new Map();

/** What the design would be and cost with this proposal. */
function ProposedPrice({ proposal }: { readonly proposal: Proposal }) {
  const context = useDesignContext();
  const { kind, data, text, shop, pricing, earlier } = context;
  const view = viewConfiguration(context, proposal.document.configuration);
  if (!view?.quote.ok) return <p className="label autofill-words" />;
  const quote = view.quote.value;
  const terms = termsFor(kind, view.configuration, data, pricing);
  const { priceCurrent } = shownPrice(quote, kind.priceBefore(view.configuration, data, terms, earlier));
  return (
    <>
      <p className="label autofill-words">{kind.describe(view.configuration, data).facts.map(text).join(", ")}</p>
      <b className="autofill-price num">
        {formatMoney({ amount: priceCurrent, currency: quote.currency }, shop.locale)}
      </b>
    </>
  );
}

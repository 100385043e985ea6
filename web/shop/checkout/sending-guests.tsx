import { useState } from "react";
import type { Country } from "../../../core/locale.ts";
import { type CheckoutSummary, type LineRecipients, parcelPaths } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useFetched } from "../../browser/store/use-fetched.ts";
import { useMessages } from "../../words/context.tsx";
import type { DraftSending } from "./checkout-draft.ts";
import { matching, shownGuests, unreachableText } from "./guests.ts";

interface SendingGuestsProps {
  readonly line: CheckoutSummary["lines"][number];
  readonly country: Country;
  readonly chosen: DraftSending["recipients"];
  readonly onChoose: (chosen: number[]) => void;
}

/** The people of a line's list: who cannot be reached and why, and whom she wants. */
export function SendingGuests({ line, country, chosen, onChoose }: SendingGuestsProps) {
  const { checkout: t } = useMessages();
  const path = `${parcelPaths.lineRecipients(line.lineId)}?country=${country}`;
  const { value, failure, again } = useFetched<LineRecipients>(path);
  if (!value) {
    return failure ? (
      <Notice
        tone="bad"
        className="sending-guests"
        action={
          <Button look="ghost" small onClick={again}>
            {t.obstacles.tryAgain}
          </Button>
        }
      >
        {t.sending.failed}
      </Notice>
    ) : (
      <Loading label={t.sending.loading}>
        <Skeleton height="5rem" />
      </Loading>
    );
  }
  const unreachable = value.recipients.filter(({ faults }) => faults.length > 0);
  return (
    <div className="sending-guests">
      {chosen !== "all" && (
        <GuestList recipients={value.recipients} chosen={chosen} onChoose={onChoose} count={value.recipients.length} />
      )}
      {unreachable.length > 0 && (
        <Notice tone="warn" title={t.sending.unreachable({ count: unreachable.length })}>
          <Disclosure title={t.sending.mend}>
            <ul className="sending-unreachable">
              {unreachable.slice(0, shownGuests).map((one) => (
                <li key={one.position}>{unreachableText(one, t.sending)}</li>
              ))}
            </ul>
          </Disclosure>
        </Notice>
      )}
    </div>
  );
}

interface GuestListProps extends LineRecipients {
  readonly chosen: readonly number[];
  readonly count: number;
  readonly onChoose: (chosen: number[]) => void;
}

function GuestList({ recipients, chosen, count, onChoose }: GuestListProps) {
  const { sending: t } = useMessages().checkout;
  const [search, setSearch] = useState("");
  const found = matching(
    recipients.filter(({ faults }) => faults.length === 0),
    search,
  );
  const picked = new Set(chosen);
  const turn = (position: number, on: boolean) =>
    onChoose(on ? [...chosen, position] : chosen.filter((one) => one !== position));
  return (
    <>
      {count > 8 && (
        <TextInput
          type="search"
          label={t.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Return would order.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <ul className="sending-list" aria-label={t.title}>
        {found.slice(0, shownGuests).map(({ position, name, city }) => (
          <li key={position}>
            <Checkbox
              label={`${name}, ${city}`}
              checked={picked.has(position)}
              onChange={({ target }) => turn(position, target.checked)}
            />
          </li>
        ))}
      </ul>
      <p className="label" role="status">
        {t.chosen({ chosen: chosen.length, count })}
        {found.length === 0 && ` ${t.none}`}
        {found.length > shownGuests && ` ${t.more({ count: found.length - shownGuests })}`}
      </p>
    </>
  );
}

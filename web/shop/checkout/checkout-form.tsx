import { countries as allCountries } from "../../../core/locale.ts";
import type { SavedAddress } from "../../../services/addresses/contract.ts";
import { giftVoucherKind } from "../../../services/vouchers/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { fullName, useCustomer } from "../../frame/customer/customer-store.ts";
import { useMessages } from "../../words/context.tsx";
import { anythingSent } from "../delivery/anything-sent.ts";
import { AddressChoice } from "./address-choice.tsx";
import { typedAddress } from "./checkout-draft.ts";
import type { CheckoutState } from "./checkout-store.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import type { Faults } from "./faults.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { SendingChoices } from "./sending-choices.tsx";
import type { AddressName, useDraft } from "./use-draft.ts";
import { choose } from "./with-book.ts";

interface CheckoutFormProps {
  /** Addresses of her account; null for who is logged out. */
  readonly book: readonly SavedAddress[] | null;
  /** Whether it is known whose form it is; what stands below the address holds its place until then. */
  readonly known: boolean;
  readonly hand: ReturnType<typeof useDraft>;
  readonly state: CheckoutState;
  readonly faults: Faults;
  readonly onFault: (pointer: string, code: string) => void;
  readonly onMend: (pointer: string) => void;
  /** She wants to log in. */
  readonly onLogin: () => void;
}

/** The questions of the checkout, top to bottom: who, where to, how fast, how paid. */
export function CheckoutForm({ book, known, hand, state, faults, onFault, onMend, onLogin }: CheckoutFormProps) {
  const t = useMessages().checkout;
  const { draft, change, turn, changeAddress } = hand;
  const gift = state.summary?.lines.some(({ kind }) => kind === giftVoucherKind);
  const sent = state.summary === null || anythingSent(state.summary.lines);
  // What goes to others alone has no way to choose; who pays is asked all the same.
  const home = sent && state.summary?.comesHome !== false;

  const address = (name: AddressName, part: "shipping" | "billing") => ({
    name,
    address: draft[name],
    faults,
    book,
    choice: draft[`${part}Choice`],
    onChoose: (saved: SavedAddress | undefined) => {
      turn((now) => choose(now, part, saved));
      for (const pointer of faults.keys()) if (pointer.startsWith(`/${name}/`)) onMend(pointer);
    },
    keep: part === "shipping" ? draft.keepShipping : draft.keepBilling,
    onKeep: (keep: boolean) => change(part === "shipping" ? { keepShipping: keep } : { keepBilling: keep }),
    onChange: (field: Parameters<typeof changeAddress>[1], value: string) => {
      changeAddress(name, field, value);
      if (draft[`${part}Choice`] !== "") change({ [`${part}Choice`]: typedAddress });
      onMend(`/${name}/${field}`);
      // What a postcode looks like depends on the country.
      if (field === "country") onMend(`/${name}/postcode`);
    },
    onFault: (field: string, code: string) => onFault(`/${name}/${field}`, code),
  });
  return (
    <div className="checkout-form">
      <h1>{t.title}</h1>
      <p className="mute">{t.lead}</p>
      <section className="checkout-block">
        <h2>
          {t.contact} <Whose onLogin={onLogin} />
        </h2>
        <TextInput
          type="email"
          name="email"
          label={t.email}
          hint={gift ? t.emailHintGift : t.emailHint}
          autoComplete="email"
          required
          spellCheck={false}
          value={draft.email}
          error={faults.has("/email") && t.faults.email}
          onChange={(event) => {
            change({ email: event.target.value });
            onMend("/email");
          }}
        />
      </section>
      <section className="checkout-block">
        <AddressChoice
          title={home ? t.delivery : t.buyer}
          {...address("shippingAddress", "shipping")}
          countries={state.shipping?.countries ?? [draft.shippingAddress.country]}
        />
        {known ? (
          <Checkbox
            className="checkout-elsewhere"
            label={t.billingElsewhere}
            checked={draft.billingElsewhere}
            onChange={(event) => change({ billingElsewhere: event.target.checked })}
          />
        ) : (
          <div className="checkout-elsewhere">
            <Skeleton height="2.75rem" />
          </div>
        )}
      </section>
      {known && draft.billingElsewhere && (
        <section className="checkout-block">
          <AddressChoice title={t.billing} {...address("billingAddress", "billing")} countries={allCountries} />
        </section>
      )}
      {known && state.summary && (
        <SendingChoices
          lines={state.summary.lines}
          country={draft.shippingAddress.country}
          sending={draft.sending}
          onChange={(sending) => change({ sending })}
        />
      )}
      {home && (
        <section key={`delivery ${known}`} className="checkout-block">
          <DeliveryChoice
            shipping={known ? waysOf(state) : null}
            chosen={draft.shippingMethod}
            onChoose={(shippingMethod) => change({ shippingMethod })}
          />
        </section>
      )}
      <section key={`payment ${known}`} className="checkout-block">
        <PaymentChoice
          methods={(known && state.summary?.paymentMethods) || null}
          covered={known && state.summary?.payable === 0}
          chosen={draft.paymentMethod}
          onChoose={(paymentMethod) => change({ paymentMethod })}
        />
      </section>
    </div>
  );
}

/** The ways with the prices of what comes home. */
const waysOf = ({ shipping, summary }: CheckoutState): CheckoutState["shipping"] =>
  shipping && summary?.recipientParcels ? { ...shipping, options: summary.ways } : shipping;

/** Whose checkout it is: a way to log in, or her name. */
function Whose({ onLogin }: { readonly onLogin: () => void }) {
  const t = useMessages().checkout;
  const customer = useCustomer();
  if (customer?.isLoggedIn) {
    const name = fullName(customer);
    // As short as the link whose place it takes, so that it needs no line of its own.
    return (
      <span className="label" title={t.loggedInAs({ name })}>
        <span className="visually-hidden">{t.loggedInAs({ name })}</span>
        <span aria-hidden="true">{name}</span>
      </span>
    );
  }
  return (
    <button type="button" className="link" onClick={onLogin}>
      {t.logIn}
    </button>
  );
}

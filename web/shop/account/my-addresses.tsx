import { useRef, useState } from "react";
import {
  type AddressBook,
  addressPaths,
  MOST_ADDRESSES,
  type SavedAddress,
} from "../../../services/addresses/contract.ts";
import { addressLines } from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { browserApi } from "../../browser/browser-api.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import "./addresses.css";
import type { Fetched } from "../../browser/store/use-fetched.ts";
import { AddressForm } from "./address-form.tsx";
import { FetchedList } from "./fetched-list.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

type News = "addressSaved" | "addressRemoved" | "failed";

/** Her address book: to add to, to change, to delete from, and which is the default for what. */
export function MyAddresses({ list }: { readonly list: Fetched<AddressBook> }) {
  const t = useMessages().account;
  const [editing, setEditing] = useState<SavedAddress | "new" | null>(null);
  const [leaving, setLeaving] = useState<SavedAddress | null>(null);
  const [removing, setRemoving] = useState(false);
  const [news, setNews] = useState<News | null>(null);
  const said = useRef<HTMLDivElement>(null);

  const settle = (what: News | null) => {
    list.again();
    setEditing(null);
    setNews(what);
    // The button or form she was at is gone; the focus must be somewhere.
    said.current?.focus();
  };
  const edit = (what: SavedAddress | "new") => {
    setNews(null);
    setEditing(what);
  };
  const remove = async (id: string) => {
    setRemoving(true);
    const answer = await browserApi().del(addressPaths.address(id));
    setRemoving(false);
    setLeaving(null);
    settle(answer.ok ? "addressRemoved" : "failed");
  };
  return (
    <FetchedList title={t.addresses} list={list}>
      {({ addresses }) => (
        <>
          <div ref={said} role="status" tabIndex={-1} className="list-news">
            {news && <Notice tone={news === "failed" ? "bad" : "ok"}>{t[news]}</Notice>}
          </div>
          {addresses.length === 0 && editing === null && <p>{t.noAddresses}</p>}
          <ul className="my-addresses">
            {addresses.map((saved) => (
              <AddressCard key={saved.id} saved={saved} onEdit={() => edit(saved)} onRemove={() => setLeaving(saved)} />
            ))}
          </ul>
          {editing === null ? (
            addresses.length < MOST_ADDRESSES && (
              <Button look="ghost" small onClick={() => edit("new")}>
                {t.addAddress}
              </Button>
            )
          ) : (
            <AddressForm
              key={editing === "new" ? "new" : editing.id}
              saved={editing === "new" ? null : editing}
              first={addresses.length === 0}
              onSaved={() => settle("addressSaved")}
              onCancel={() => settle(null)}
            />
          )}
          <RemoveDialog
            name={leaving && `${leaving.address.street}, ${leaving.address.city}`}
            text={t.removeAddressText}
            removing={removing}
            onKeep={() => setLeaving(null)}
            onRemove={() => leaving && remove(leaving.id)}
          />
        </>
      )}
    </FetchedList>
  );
}

interface AddressCardProps {
  readonly saved: SavedAddress;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AddressCard({ saved: { address, forDelivery, forBilling }, onEdit, onRemove }: AddressCardProps) {
  const t = useMessages().account;
  const locale = useLocale();
  const name = `${address.street}, ${address.city}`;
  return (
    <li className="my-address">
      <address>
        {addressLines(address, locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {(forDelivery || forBilling) && (
        <p className="label">
          {[...(forDelivery ? [t.deliveryDefault] : []), ...(forBilling ? [t.billingDefault] : [])].join(", ")}
        </p>
      )}
      <p className="design-card-actions">
        <button type="button" className="link" aria-label={t.editOf({ name })} onClick={onEdit}>
          {t.editAddress}
        </button>
        <button type="button" className="link" aria-label={t.removeOf({ name })} onClick={onRemove}>
          {t.remove}
        </button>
      </p>
    </li>
  );
}

import { useState } from "react";
import "./recipient-parcels.css";
import {
  type MoveParcelsRequest,
  type OfficeOrder,
  type OfficeParcel,
  type OfficeParcels,
  parcelPaths,
} from "../../../services/orders/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { officeApi } from "../api/use-office.ts";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { ParcelRow } from "./parcel-row.tsx";
import { RefundParcel } from "./refund-parcel.tsx";
import { useShownList } from "./shown-list.ts";
import { TrackParcels } from "./track-parcels.tsx";

/** Rows that are shown before all are asked for: an order may have a thousand. */
const shownAtFirst = 25;

interface RecipientParcelsProps {
  readonly folder: OfficeOrder;
  readonly onReload: () => void;
}

/** What of the order goes straight to people of a list, in the order of packing. */
export function RecipientParcels({ folder, onReload }: RecipientParcelsProps) {
  const sent = folder.order.recipientParcels;
  if (!sent) return null;
  // Sent, or given back, by somebody else: the rows are asked for anew.
  const key = `${folder.order.state} ${sent.shipped} ${folder.refunds.length}`;
  return <Parcels folder={folder} onReload={onReload} version={key} />;
}

function Parcels({ folder, onReload, version }: RecipientParcelsProps & { readonly version: string }) {
  const t = useOfficeMessages().parcels;
  const { reloadList } = useShownList();
  const say = useSay();
  const [all, setAll] = useState(false);
  const [refunding, setRefunding] = useState<OfficeParcel | null>(null);
  const { answer, reload, put } = useGet<OfficeParcels>(parcelPaths.office(folder.id), { version, keep: true });
  const { order } = folder;

  const moving = useSubmit(
    (body: MoveParcelsRequest) => officeApi().post<OfficeParcels>(parcelPaths.moves(folder.id), { body }),
    (moved, { parcels }) => {
      put(moved);
      say(t.moved({ count: parcels.length }));
    },
  );
  async function move(request: MoveParcelsRequest) {
    const why = await moving.submit(request);
    if (why !== null) {
      say(why.kind === "parcel-not-movable" ? t.notMoved : t.failed, "bad");
      void reload();
    }
    onReload();
    reloadList();
  }

  const found = answer.kind === "ready" ? answer.value : null;
  const parcels = found?.parcels ?? [];
  const waiting = parcels.filter(({ state }) => state === "waiting");
  return (
    <section className="order-part recipient-parcels" aria-label={t.title}>
      <h3>{t.title}</h3>
      <p className="num">
        {t.progress({ shipped: order.recipientParcels?.shipped ?? 0, count: order.recipientParcels?.count ?? 0 })}
      </p>
      <p className="mute small">
        {t.order} {order.comesHome ? t.homeToo : t.homeNothing} {found && !found.movable && t.notYet}
      </p>
      <Row className="parcel-actions">
        <Link underlined className="small" href={parcelPaths.file(folder.id)} download>
          <Icon name="download" small />
          {t.labels}
        </Link>
        {found?.movable && waiting.length > 0 && (
          <Button
            small
            look="ghost"
            onClick={() => void move({ to: "shipped", parcels: waiting.map(({ id }) => ({ id })) })}
          >
            {t.shipAll({ count: waiting.length })}
          </Button>
        )}
      </Row>
      {found?.movable && parcels[0] && (
        <TrackParcels
          orderId={folder.id}
          example={`${order.number}-${parcels[0].position}`}
          onNoted={(changed, noted) => {
            put(changed);
            say(t.moved({ count: noted }));
            onReload();
            reloadList();
          }}
        />
      )}
      {answer.kind === "failed" && (
        <Notice
          tone="warn"
          action={
            <Button small look="ghost" onClick={() => void reload()}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.loadFailed}
        </Notice>
      )}
      <ol className="entries">
        {(all ? parcels : parcels.slice(0, shownAtFirst)).map((parcel) => (
          <ParcelRow
            key={`${parcel.id} ${parcel.state}`}
            parcel={parcel}
            order={order}
            movable={found?.movable === true}
            onMove={(to, tracking) => move({ to, parcels: [{ id: parcel.id, ...(tracking !== "" && { tracking }) }] })}
            onRefund={() => setRefunding(parcel)}
          />
        ))}
      </ol>
      {!all && parcels.length > shownAtFirst && (
        <Button small look="ghost" onClick={() => setAll(true)}>
          {t.showAll({ count: parcels.length })}
        </Button>
      )}
      <RefundParcel
        orderId={folder.id}
        currency={order.currency}
        parcel={refunding}
        onClose={() => setRefunding(null)}
        onRefunded={(parcels) => {
          put(parcels);
          onReload();
        }}
      />
    </section>
  );
}

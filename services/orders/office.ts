import { sql } from "kysely";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import { literally } from "../../platform/database/like.ts";
import type { Payment, PaymentAlert, Refund } from "../payments/service.ts";
import { endPayments, voidGifts } from "./cancel-order.ts";
import type { OrderState } from "./contract.ts";
import { moveOrder } from "./move-order.ts";
import { listedPictures, officePageSize, onward, openStates } from "./office-contract.ts";
import type { OrdersOptions } from "./options.ts";
import { filesAreGood } from "./order-files.ts";
import { findOrder, linesOf, lockOrder, type StoredOrder, type StoredOrderLine } from "./order-store.ts";
import { type Asked, looksOf, type OrderParts } from "./order-view.ts";
import { parcelProgress, shipWaiting } from "./parcel-store.ts";
import { tellOfParcels } from "./parcels-sent.ts";
import { type Actor, mayMove, type TransitionFailure } from "./transitions.ts";
import { type Withdrawal, withdrawalsOf } from "./withdrawal-store.ts";

export interface OfficeFilter {
  readonly state?: OrderState | "open" | undefined;
  readonly search?: string | undefined;
  readonly page: number;
}

export interface OfficeRow {
  readonly id: string;
  readonly number: number;
  readonly state: OrderState;
  readonly placedAt: Date;
  readonly shipsOn: string;
  readonly dueOn: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly contents: string[];
  readonly pictures: string[];
  readonly lines: number;
  readonly pieces: number;
  readonly stopped: number;
  readonly alerts: number;
  readonly total: number;
  readonly currency: StoredOrder["currency"];
}

export interface AuditEntry {
  readonly at: Date;
  readonly actor: Actor;
  readonly name: string | null;
  readonly from: OrderState | null;
  readonly to: OrderState;
  readonly why: string | null;
}

/** An order with everything an operator may see. */
export interface OrderFolder {
  readonly order: StoredOrder;
  readonly lines: readonly StoredOrderLine[];
  readonly looks: OrderParts["looks"];
  readonly transitions: readonly AuditEntry[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly alerts: readonly PaymentAlert[];
  readonly withdrawals: readonly Withdrawal[];
  readonly progress: OrderParts["progress"];
  readonly spent: OrderParts["spent"];
  readonly asked: Asked;
}

/** Operators' actions on orders. */
export interface OfficeOrders {
  list(filter: OfficeFilter): Promise<{ readonly rows: readonly OfficeRow[]; readonly total: number }>;
  counts(): Promise<Partial<Record<OrderState, number>>>;
  open(id: string): Promise<OrderFolder | null>;
  move(
    id: string,
    to: OrderState,
    by: { readonly operator: string; readonly why?: string | undefined },
  ): Promise<Outcome<OrderFolder, MoveFailure>>;
  alerts(): Promise<readonly PaymentAlert[]>;
  resolveAlert(id: string, operator: string, note: string): Promise<boolean>;
  /** Has the money of an alert given back. */
  refund(
    alertId: string,
    by: { readonly operator: string; readonly why: string },
  ): Promise<Outcome<OrderFolder, "alert-not-found" | "refund-running">>;
}

type MoveFailure =
  | "order-not-found"
  | TransitionFailure
  /** Off the usual way nothing moves without a reason. */
  | "reason-missing"
  /** Stopped files are approved one by one, never with the order as a whole. */
  | "files-not-checked"
  /** A gift voucher that was bought with it is spent, at least in part. */
  | "voucher-spent";
type Moved = Outcome<OrderState, MoveFailure>;

export function createOfficeOrders(options: OrdersOptions): OfficeOrders {
  const { database, carts, payments, clock, zone, vouchers } = options;
  const { db } = database;

  async function open(id: string): Promise<OrderFolder | null> {
    const order = await findOrder(db, { id });
    if (!order) return null;
    const lines = await linesOf(db, id);
    const [transitions, attempts, refunds, alerts, withdrawals, progress, spent] = await Promise.all([
      auditOf(db, id),
      payments.of(db, id),
      payments.refunds(id),
      payments.alerts(id),
      withdrawalsOf(db, id),
      parcelProgress(db, id),
      vouchers.spentOf(
        db,
        lines.map((line) => line.id),
      ),
    ]);
    const [looks, asked] = [await looksOf(carts, lines), { at: clock.now(), zone }];
    const money = { payments: attempts, refunds, alerts };
    return { order, lines, looks, transitions, ...money, withdrawals, progress, spent, asked };
  }

  return {
    open,
    list: (filter) => listOrders(db, filter),
    counts: async () => {
      const rows = await db
        .selectFrom("shop_order")
        .select(["state", (eb) => eb.fn.countAll<number>().as("count")])
        .groupBy("state")
        .execute();
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
    move: async (id, to, { operator, why }) => {
      const moved = await db.transaction().execute(async (trx): Promise<Moved> => {
        const order = await lockOrder(trx, { id });
        if (!order) return failed("order-not-found");
        const allowed = mayMove(order, to, "operator", clock.now());
        if (!allowed.ok) return allowed;
        if (!why && onward[order.state] !== to) return failed("reason-missing");
        if (to === "files-checked" && !filesAreGood(await linesOf(trx, id))) return failed("files-not-checked");
        if (to === "cancelled" && !(await voidGifts(trx, options, id))) return failed("voucher-spent");
        const mover = { actor: "operator", name: operator, ...(why ? { why } : {}) } as const;
        const result = await moveOrder(trx, order, to, mover, clock.now());
        if (result.ok && to === "shipped" && (await shipWaiting(trx, id, clock.now()))) {
          await tellOfParcels(trx, id, clock.now());
        }
        if (result.ok && to === "cancelled") await endPayments(trx, options, id, { byItself: false });
        return result;
      });
      if (!moved.ok) return moved;
      const folder = await open(id);
      return folder ? done(folder) : failed("order-not-found");
    },
    alerts: () => payments.alerts(),
    resolveAlert: payments.resolveAlert,
    refund: async (alertId, by) => {
      const asked = await payments.refundAlert(alertId, by);
      if (!asked.ok) return asked;
      const folder = await open(asked.value.orderId);
      return folder ? done(folder) : failed("alert-not-found");
    },
  };
}

async function auditOf(db: Db, orderId: string): Promise<readonly AuditEntry[]> {
  return db
    .selectFrom("order_transition")
    .select(["at", "actor", "actor_name as name", "from_state as from", "to_state as to", "why"])
    .$narrowType<Pick<AuditEntry, "actor" | "from" | "to">>()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

async function listOrders(db: Db, { state, search, page }: OfficeFilter) {
  const conditions = [sql`true`];
  if (state === "open") conditions.push(sql`o.state in (${sql.join(openStates)})`);
  else if (state) conditions.push(sql`o.state = ${state}`);
  if (search) {
    const like = `%${literally(search)}%`;
    conditions.push(
      sql`(o.number::text = ${search} or o.email ilike ${like} or ${name} ilike ${like} or ${city} ilike ${like}
        or exists (select from order_line l where l.order_id = o.id and l.title ilike ${like}))`,
    );
  }
  const where = sql.join(conditions, sql` and `);
  const work = state === "open" || openStates.some((one) => one === state);
  const order = work ? sql`o.ships_on, o.number` : sql`o.placed_at desc, o.number desc`;
  const [{ rows }, count] = await Promise.all([
    sql<OfficeRow>`
      select o.id, o.number, o.state, o.placed_at as "placedAt", o.ships_on as "shipsOn", o.arrival_latest as "dueOn", ${name} as name,
        ${city} as city, o.shipping_address ->> 'country' as country, o.total, o.currency,
        line.contents, line.pictures, line.lines, line.pieces, line.stopped,
        (select count(*)::int from payment_alert a where a.order_id = o.id and a.resolved_at is null) as alerts
      from shop_order o
      cross join lateral (
        select array_agg(title order by position) as contents,
          coalesce((array_agg(version_id order by position) filter (where version_id is not null))[1:${sql.lit(listedPictures)}], '{}')
            as pictures,
          count(*)::int as lines, sum(quantity)::int as pieces,
          count(*) filter (where file_state = 'stopped')::int as stopped
        from order_line where order_id = o.id
      ) line
      where ${where}
      order by ${order}
      limit ${officePageSize} offset ${(page - 1) * officePageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from shop_order o where ${where}`.execute(db),
  ]);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

const name = sql`concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')`;
const city = sql`o.shipping_address ->> 'city'`;

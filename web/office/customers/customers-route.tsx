import {
  type CustomerList,
  customerStates,
  type FoundCustomer,
  officeCustomerPaths,
} from "../../../services/customers/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { BelowList } from "../data/below-list.tsx";
import { ListRoom } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useList } from "../data/use-list.ts";
import { useSubmit } from "../data/use-submit.ts";
import "./customers.css";
import { PartnerLinkForm } from "./partner-link-form.tsx";
import { useCustomersText } from "./words.ts";

/** Customers, who of them buys under a partner's brand, and links that begin a partner's visit. */
export default function Customers() {
  const t = useCustomersText();
  const list = useList<CustomerList>({
    at: officePages.customers,
    path: officeCustomerPaths.customers,
    states: customerStates,
  });
  const marking = useSubmit((id: string, whitelabel: boolean) =>
    officeApi().put(officeCustomerPaths.whitelabel(id), { body: { whitelabel } }),
  );
  const mark = async ({ id }: FoundCustomer, whitelabel: boolean) => {
    await marking.submit(id, whitelabel);
    void list.reload();
  };
  const { title, text } = t.empty[list.choice.state === "partners" ? "partners" : "all"];
  return (
    <>
      <ListRoom
        title={t.title}
        list={list}
        searchHint={t.searchHint}
        tabs={{ id: "customers", label: t.state, names: t.states, counts: list.value?.counts }}
        notice={<div role="status">{marking.problem && <Notice tone="bad">{t.notSaved}</Notice>}</div>}
        rows={({ customers }) => customers}
        empty={{ icon: "search", title, text }}
      >
        {(customers) => <CustomerTable customers={customers} onMark={mark} />}
      </ListRoom>
      <BelowList answers={[list.answer]}>
        <PartnerLinkForm />
      </BelowList>
    </>
  );
}

interface CustomerTableProps {
  readonly customers: readonly FoundCustomer[];
  readonly onMark: (customer: FoundCustomer, whitelabel: boolean) => void;
}

function CustomerTable({ customers, onMark }: CustomerTableProps) {
  const t = useCustomersText();
  const locale = useLocale();
  const now = new Date();
  const columns: readonly Column<FoundCustomer>[] = [
    { key: "number", head: t.number, cell: ({ number }) => <span className="num">{number}</span> },
    { key: "name", head: t.name, cell: ({ name }) => <b>{name}</b> },
    { key: "email", head: t.email, wide: true, phone: "named", cell: (one) => <Email {...one} /> },
    { key: "since", head: t.since, wide: true, phone: "named", cell: ({ since }) => timeText(since, locale, now) },
    {
      key: "brand",
      head: t.brand,
      phone: "named",
      cell: (one) => (
        <Checkbox
          aria-label={t.brandOf({ name: one.name })}
          label={one.whitelabelBy === null ? "" : t.by({ operator: one.whitelabelBy })}
          checked={one.whitelabelBy !== null}
          onChange={(event) => onMark(one, event.target.checked)}
        />
      ),
    },
  ];
  return (
    <Table caption={t.title} columns={columns} groups={[{ key: "all", rows: customers }]} rowKey={({ id }) => id} />
  );
}

/** Several accounts may have typed the same address; only one has proven it. */
function Email({ email, emailProven }: Pick<FoundCustomer, "email" | "emailProven">) {
  const t = useCustomersText();
  return (
    <span className="customer-email">
      {email} {!emailProven && <Chip small>{t.unproven}</Chip>}
    </span>
  );
}
